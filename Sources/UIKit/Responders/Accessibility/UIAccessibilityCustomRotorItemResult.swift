import Foundation

/// An element that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The part of the element's text; nil for the whole element.
    open var targetRange: UITextRange?

    /// No element yet.
    public override init() { super.init() }

    /// An element, or a part of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
