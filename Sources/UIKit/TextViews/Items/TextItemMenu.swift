import Foundation
import Platform

/// Opens the menus of a text view's items: after a long press, and after a tap on one that has no action.
@MainActor
final class TextItemMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var view: UITextView?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var shown: (item: UITextItem, preview: UITextItem.MenuConfiguration.Preview?)?

    init(for view: UITextView) {
        self.view = view
        super.init()
        view.addInteraction(interaction)
    }

    /// Shows an item's menu at once; false where there is none.
    func show(for item: UITextItem) -> Bool {
        guard let view, let configuration = configuration(for: item) else { return false }
        interaction.show(configuration, of: view)
        return true
    }

    /// Asks the delegate for an item's menu; nil shows none.
    private func configuration(for item: UITextItem) -> UIContextMenuConfiguration? {
        guard let view else { return nil }
        let usual = UIMenu(children: TextItemActions.menuElements(of: item, in: view))
        guard let answer = answer(for: item, usual, view), !answer.menu.children.isEmpty else { return nil }
        shown = (item, answer.preview)
        if case .view(let content) = answer.preview {
            return UIContextMenuConfiguration(previewView: content, menu: answer.menu)
        }
        return UIContextMenuConfiguration(previewView: nil, menu: answer.menu)
    }

    private func answer(for item: UITextItem, _ usual: UIMenu, _ view: UITextView) -> UITextItem.MenuConfiguration? {
        guard let delegate = view.delegate else { return UITextItem.MenuConfiguration(menu: usual) }
        if Quirk.textItemsHaveActions.holds {
            return delegate.textView(view, menuConfigurationFor: item, defaultMenu: usual)
        }
        return delegate.mayInteract(view, item, .presentActions) ? UITextItem.MenuConfiguration(menu: usual) : nil
    }

    // MARK: UIContextMenuInteractionDelegate
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, view.hasTextItems, let item = view.textItem(at: location) else { return nil }
        return configuration(for: item)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let view, let shown else { return nil }
        let rects = shown.preview == nil ? [] : view.placedText.rects(of: shown.item.range)
        return UITargetedPreview(
            view: view,
            parameters: UIPreviewParameters(textLineRects: rects.map(NSValue.init(cgRect:)))
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view, let shown, let animator else { return }
        view.delegate?.textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view, let shown, let animator else { return }
        self.shown = nil
        view.delegate?.textView(view, textItemMenuWillEndFor: shown.item, animator: animator)
    }
}
