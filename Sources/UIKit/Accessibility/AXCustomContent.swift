import Foundation

/// A piece of what an element tells beyond its label, which a screen reader reads when the person asks for more.
///
/// On iOS the framework Accessibility declares it, which UIKit brings along.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
    /// When a screen reader reads a piece.
    public enum Importance: UInt, Sendable {
        /// When the person asks for more.
        case `default` = 0
        /// With the label.
        case high = 1
    }

    /// What the piece is about.
    public let attributedLabel: NSAttributedString
    /// What it says.
    public let attributedValue: NSAttributedString
    /// `default` at first.
    open var importance = Importance.default

    /// A piece of plain texts.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value)
        )
    }

    /// A piece of texts with attributes.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.attributedLabel = attributedLabel
        self.attributedValue = attributedValue
        super.init()
    }

    /// The label without attributes.
    open var label: String { attributedLabel.string }
    /// The value without attributes.
    open var value: String { attributedValue.string }

    /// Another piece with the same texts and importance.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// Answers with pieces of content; nil: the property's own.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element with more to tell than its label.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The pieces, in the order in which they are read.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// In place of ``accessibilityCustomContent``. Nil where a class doesn't say otherwise.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
    /// No block: the pieces are ``AXCustomContentProvider/accessibilityCustomContent``.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
    /// The block as on iOS, where an object may lack the property.
    public var _accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { accessibilityCustomContentBlock }
}
