import Foundation

/// Describes a section that looks like a table (iOS 14).
public struct UICollectionLayoutListConfiguration {
    /// How the list looks; raw values are UIKit's.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Whether sections have headers; raw values are UIKit's.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// The data source is asked for a supplementary view.
        case supplementary
        /// The first item is the header.
        case firstItemInSection
    }

    /// Whether sections have footers; raw values are UIKit's.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// The data source is asked for a supplementary view.
        case supplementary
    }

    /// Gives the actions that a swipe over an item uncovers; nil: none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?
    /// Changes the lines of an item.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// What the initializer got.
    public let appearance: Appearance
    /// Whether lines are drawn between items. Default: true, but in sidebars.
    public var showsSeparators: Bool
    /// How lines are drawn (iOS 14.5).
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Asked for each item before its lines are drawn (iOS 14.5). Nil by default.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the list; nil, the default: the appearance's.
    public var backgroundColor: UIColor?
    /// For swipes from the leading edge. Nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// For swipes from the trailing edge. Nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Default: none.
    public var headerMode = HeaderMode.none
    /// Default: none.
    public var footerMode = FooterMode.none
    /// Points above headers; nil, the default: the appearance's (iOS 15).
    public var headerTopPadding: CGFloat?

    /// A list without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    // MARK: Measures
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var hasSwipes: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }
    var hasHeader: Bool { headerMode != .none }

    /// Behind the whole list.
    var listBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return TableLook.current.groupedBackground.color
        case .sidebar: return .systemGroupedBackground
        }
    }

    /// From the list's sides to its cells.
    func sideInset(width: CGFloat) -> CGFloat {
        guard appearance == .insetGrouped else { return 0 }
        // Where tables have a width of their own for their cards, lists have one for all (CV-M1).
        return TableLook.current.insetWideFrom == nil
            ? TableLook.current.insetSide(tableWidth: width) : ListLook.current.cardSides
    }

    /// Points above a section's header, or above its first item where it has none (CV-M2, CV-M3).
    func spaceBefore(isFirst: Bool) -> CGFloat {
        let look = ListLook.current
        if hasHeader, let headerTopPadding { return headerTopPadding }
        switch appearance {
        case .plain, .sidebarPlain: return headerMode == .supplementary ? TableLook.current.headerTopPadding : 0
        case .grouped, .insetGrouped:
            if hasHeader { return look.headerSpace }
            return (isFirst ? look.groupSpaces.first : look.groupSpaces.last) ?? 0
        case .sidebar: return 0
        }
    }

    /// Points below a section.
    var spaceAfter: CGFloat { isGrouped ? ListLook.current.groupEnd : 0 }
}
