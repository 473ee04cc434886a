import Foundation
import Platform

extension UITextView {
    /// Whether taps and presses act on links, attachments and tags: the text can be selected and not changed.
    var hasTextItems: Bool { !isEditable && isSelectable }

    /// What can be acted on under a point of the content; nil beside the text and on plain text.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard let place = characterRange(at: point)?.range.location, place < editable.length else { return nil }
        let text = isEditable ? editable.content : DataDetection.addLinks(to: editable.content, of: dataDetectorTypes)
        let whole = NSRange(location: 0, length: text.length)
        var range = NSRange()
        if let value = text.attribute(.link, at: place, longestEffectiveRange: &range, in: whole) {
            let url = value as? URL ?? (value as? String).flatMap(URL.init(string:))
            return url.map { UITextItem(content: .link($0), range: range) }
        }
        if let value = text.attribute(.attachment, at: place, effectiveRange: nil) as? NSTextAttachment {
            return UITextItem(content: .textAttachment(value), range: NSRange(location: place, length: 1))
        }
        guard Quirk.textItemsHaveActions.holds else { return nil }
        let tag = text.attribute(.textItemTag, at: place, longestEffectiveRange: &range, in: whole) as? String
        return tag.map { UITextItem(content: .tag($0), range: range) }
    }

    /// What a tap on an item does: what the delegate says, or opens a link; without an action, the item's menu comes.
    func performPrimaryAction(of item: UITextItem) {
        let usual = TextItemActions.primaryAction(of: item)
        guard let delegate else { return usual.perform(from: self) }
        guard Quirk.textItemsHaveActions.holds else {
            if delegate.mayInteract(self, item, .invokeDefaultAction) { usual.perform(from: self) }
            return
        }
        if let action = delegate.textView(self, primaryActionFor: item, defaultAction: usual) {
            action.perform(from: self)
        } else {
            _ = itemMenu?.show(for: item)
        }
    }

    /// Watches for presses once there may be items.
    func watchTextItems() {
        if itemMenu == nil, hasTextItems { itemMenu = TextItemMenu(for: self) }
    }
}

extension UITextViewDelegate {
    /// What the questions of apps before iOS 17 answer; true for tags, which they don't know.
    func mayInteract(_ textView: UITextView, _ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        switch item.content {
        case .link(let url):
            self.textView(textView, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            self.textView(textView, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: true
        }
    }
}
