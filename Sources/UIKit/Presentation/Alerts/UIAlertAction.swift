import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// How a button looks and where it stands; raw values are UIKit's.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// `cancel` stands last or apart, once at most; `destructive` is red.
        case cancel, destructive
    }

    /// What the initializer got; nil shows an empty button.
    open private(set) var title: String?
    /// What the initializer got.
    open private(set) var style: Style = .default
    /// Default: true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
    /// What apps set by keys.
    var parts = AlertActionParts() { didSet { didChange?() } }
    let handler: ((UIAlertAction) -> Void)?
    /// Has the alert show the change.
    var didChange: (() -> Void)?

    /// A button for an alert.
    ///
    /// - Parameter handler: Called when the alert has gone (PR-M11).
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Another action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        copy.parts = parts
        return copy
    }
}
