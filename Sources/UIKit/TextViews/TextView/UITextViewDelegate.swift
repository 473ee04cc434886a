/// Watches and steers the editing of a text view, and hears of its scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asked before an editable view becomes first responder; false leaves it as it is (TX-M11). True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when an editable view has become first responder, before the notification (TX-M3).
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asked before an editable view stops being first responder; false keeps it so (TX-M11). True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when an editable view has stopped being first responder, before the notification (TX-M3).
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asked for what people type, not for changes by code (TX-M2).
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after each edit by a person, by code (TX-M2) or by an input method, not for `text` (TX-M1).
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has moved, before `textViewDidChange` (TX-M2), and for each change of marked text.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asked when a link in a view that isn't editable is tapped; false doesn't open it. True by default.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asked when an attachment in a view that isn't editable is tapped; nothing follows. True by default.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// What a tap on an item does in a view that isn't editable: the default action by default, as far as the older
    /// questions allow; nil shows the item's menu. From iOS 17.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of an item that is pressed, or tapped without an action; nil shows none. By default the default menu, as
    /// far as the older questions allow. From iOS 17.
    func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Called before an item's menu comes. From iOS 17.
    func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )
    /// Called before an item's menu goes. From iOS 17.
    func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )
    /// The menu over selected text; nil, the default, shows the system's own. From iOS 16.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: UTF-16 units.
    ///   - suggestedActions: What the system suggests, as groups.
    func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu comes; what the animator gets runs beside it. From iOS 16.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes; what the animator gets runs beside it. From iOS 16.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The older question about a link; asked where the one with an interaction isn't there. True by default.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    /// Optional; true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Optional; does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Optional; true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Optional; does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Optional; true.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Optional; does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Optional; does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Optional; asks the method without interaction.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Optional; true.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Optional; true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// Optional; the default action, or nothing where an older question is answered with false.
    public func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? {
        mayInteract(textView, textItem, .invokeDefaultAction) ? defaultAction : UIAction { _ in }
    }
    /// Optional; the default menu, or none where an older question is answered with false.
    public func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        mayInteract(textView, textItem, .presentActions) ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    /// Optional; does nothing.
    public func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Optional; does nothing.
    public func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Optional; nil: the system's own menu.
    public func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Optional; does nothing.
    public func textView(
        _ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Optional; does nothing.
    public func textView(
        _ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// What a person does with a link or an attachment; raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press, or a tap without an action; asked before an item's menu is shown.
    case presentActions = 1
    /// A firm press; never asked for here.
    case preview = 2
}
