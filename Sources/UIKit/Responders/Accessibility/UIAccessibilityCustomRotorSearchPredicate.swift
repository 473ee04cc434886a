import Foundation

/// From where a rotor searches, and which way.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the search begins; without a target at the first element.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Default: previous.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    /// A search from the beginning.
    public override init() { super.init() }
}
