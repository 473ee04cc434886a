import Foundation
import ObjectiveCRuntime

/// What an iPad's keyboard offers above its keys while a text is edited.
///
/// - Note: No effect here: the bar isn't drawn.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the bar may go when a hardware keyboard is there. Default: true.
    open var allowsHidingShortcuts = true
    /// Groups at the bar's leading end; empty by default.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Groups at the bar's trailing end; empty by default.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// Nothing of the app's own.
    public override init() { super.init() }
}

extension UIResponder {
    nonisolated(unsafe) private static let assistantKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    /// What the keyboard's bar offers for this responder; always the same object.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let known = objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem { return known }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }
}
