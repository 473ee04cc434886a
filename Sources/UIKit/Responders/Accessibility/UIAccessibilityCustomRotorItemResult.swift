import Foundation

/// An element that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The part of the element's text (TextViews/Input/UIAccessibilityCustomRotorItemResult+Text.swift).
    final var textRange: AnyObject?

    /// No element yet.
    public override init() { super.init() }
}
