import Foundation

/// The lines above and below an item of a list (iOS 14.5).
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is drawn; raw values are UIKit's.
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it.
        case automatic = 0
        case visible, hidden
    }

    /// In place of insets: those of the list's appearance.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude,
        leading: CGFloat.greatestFiniteMagnitude,
        bottom: CGFloat.greatestFiniteMagnitude,
        trailing: CGFloat.greatestFiniteMagnitude
    )

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Default: automatic, which draws none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Default: automatic, which draws a line between items.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// From the cell's sides; automatic by default.
    public var topSeparatorInsets = automaticInsets
    /// From the cell's sides; automatic by default, where the item's text begins.
    public var bottomSeparatorInsets = automaticInsets
    /// Default: the separator color.
    public var color = UIColor.separator
    /// Of lines between items that are chosen together.
    ///
    /// - Note: No effect here: lines keep their color.
    public var multipleSelectionColor = UIColor.separator
    /// A material in place of the color. Nil by default.
    ///
    /// - Note: No effect here: lines are drawn in their color.
    public var visualEffect: UIVisualEffect?

    /// As lists of an appearance have them.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// Whether both draw the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.appearance == right.appearance && left.topSeparatorVisibility == right.topSeparatorVisibility
            && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
            && left.topSeparatorInsets == right.topSeparatorInsets
            && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
            && left.multipleSelectionColor == right.multipleSelectionColor && left.visualEffect === right.visualEffect
    }

    /// Feeds part of what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
