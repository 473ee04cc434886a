import Foundation

/// Names what is dragged out of a text: what is selected.
@MainActor
final class TextDragSource: NSObject, UIDragInteractionDelegate {
    private weak var host: (any TextEditing)?
    /// The drag that goes on.
    private(set) var session: (any UIDragSession)?
    /// The characters that are dragged.
    private(set) var range = NSRange(location: 0, length: 0)

    init(_ host: any TextEditing) { self.host = host }

    func holdsText(at point: CGPoint) -> Bool {
        guard let host, !host.hidesCharacters, host.editable.selection.length > 0 else { return false }
        return host.placedText.rects(of: host.editable.selection).contains { $0.contains(point) }
    }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let host, holdsText(at: session.location(in: host)) else { return [] }
        range = host.editable.selection
        let text = host.editable.storage.snapshot(of: range)
        let provider = NSItemProvider(object: text.string as NSString)
        provider.registerObject(text, visibility: .all)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = text
        let request = TextDragRequest(UITextRange(range), [item], session)
        guard let delegate = host.textDragDelegate else { return request.suggestedItems }
        return delegate.textDraggableView(host, itemsForDrag: request)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host, host.window != nil else { return nil }
        if let own = host.textDragDelegate?.textDraggableView(host, dragPreviewForLiftingItem: item, session: session) {
            return own
        }
        return TextDragPreview.make(
            of: range,
            in: host,
            stripsColor: host.textDragOptions.contains(.stripTextColorFromPreviews)
        )
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        guard let host else { return }
        host.editMenu.hide()
        host.textDragDelegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host?.acceptsTyping ?? false }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        self.session = session
        if let host { host.textDragDelegate?.textDraggableView(host, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        self.session = nil
        if let host { host.textDragDelegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation) }
    }
}
