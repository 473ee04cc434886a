import Foundation

/// An element that a rotor has found. Its `targetRange` of text is left out.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?

    /// No element yet.
    public override init() { super.init() }

    /// An element, as a whole.
    public init(targetElement: any NSObjectProtocol) {
        self.targetElement = targetElement
        super.init()
    }
}
