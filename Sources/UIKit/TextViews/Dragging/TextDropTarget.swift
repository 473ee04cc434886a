import Foundation

/// Puts what is dropped on a text where the finger is.
@MainActor
final class TextDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var host: (any TextEditing)?
    /// Whose drags are moves within the text.
    weak var source: TextDragSource?
    private(set) var isActive = false
    private var proposal = UITextDropProposal(operation: .cancel)
    private var editability = UITextDropEditability.no
    private var place = UITextPosition(0)
    private let caret = TextCursorView(frame: .zero)

    init(_ host: any TextEditing) { self.host = host }

    private func request(_ session: any UIDropSession, in host: any TextEditing) -> TextDropRequest {
        place = host.closestPosition(to: session.location(in: host)) ?? host.endOfDocument
        return TextDropRequest(place, isSameView: isOwn(session), session)
    }

    private func isOwn(_ session: any UIDropSession) -> Bool {
        guard let dragged = source?.session, let local = session.localDragSession else { return false }
        return dragged === local
    }

    private func showCaret() {
        guard let host else { return }
        if caret.superview !== host { host.addSubview(caret) }
        caret.show(at: host.caretRect(for: place))
    }

    private func hideCaret() {
        caret.hide()
        caret.removeFromSuperview()
    }

    // MARK: UIDropInteractionDelegate

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host else { return false }
        let kinds: [any NSItemProviderReading.Type] = [NSString.self, NSAttributedString.self, NSURL.self]
        let canLoad = kinds.contains { session.canLoadObjects(ofClass: $0) }
        guard canLoad || host.pasteDelegate != nil || host.textDropDelegate != nil else { return false }
        if host.acceptsTyping { return true }
        editability =
            host.textDropDelegate?.textDroppableView(host, willBecomeEditableForDrop: request(session, in: host)) ?? .no
        return editability != .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        if let host { host.textDropDelegate?.textDroppableView(host, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host else { return UIDropProposal(operation: .cancel) }
        let request = request(session, in: host)
        let delegate = host.textDropDelegate
        delegate?.textDroppableView(host, dropSessionDidUpdate: session)
        proposal = delegate?.textDroppableView(host, proposalForDrop: request) ?? request.suggestedProposal
        if proposal.operation == .copy || proposal.operation == .move { showCaret() } else { hideCaret() }
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isActive = false
        hideCaret()
        if let host { host.textDropDelegate?.textDroppableView(host, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        hideCaret()
        guard let host else { return }
        if editability == .yes { (host as? UITextView)?.isEditable = true }
        let request = request(session, in: host)
        host.textDropDelegate?.textDroppableView(host, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        if request.isSameView, proposal.operation == .move, proposal.useFastSameViewOperations,
            proposal.dropAction == .insert, let source
        {
            return move(source.range, to: place.offset, in: host)
        }
        let things = session.items.map { (provider: $0.itemProvider, localObject: $0.localObject) }
        TextPaste(things, into: host, range(of: proposal.dropAction, in: host)) { [weak host] in
            if let host, let range = $0 { host.showDropped(range) }
        }
    }

    private func range(of action: UITextDropAction, in host: any TextEditing) -> NSRange {
        switch action {
        case .insert: NSRange(location: place.offset, length: 0)
        case .replaceSelection: host.editable.selection
        case .replaceAll: host.editable.whole
        }
    }

    /// Takes characters from their place to another one of the same text; nothing where they come to themselves.
    private func move(_ range: NSRange, to place: Int, in host: any TextEditing) {
        guard place < range.location || place > range.location + range.length else { return }
        let text = host.editable.storage.snapshot(of: range)
        guard host.asksToChange(range, to: "") else { return }
        host.undoManager?.beginUndoGrouping()
        defer { host.undoManager?.endUndoGrouping() }
        host.edit(range, with: NSAttributedString(string: ""), isTyping: false)
        let start = place > range.location ? place - range.length : place
        if let moved = host.insert(text, in: NSRange(location: start, length: 0)) { host.showDropped(moved) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, host.window != nil else { return nil }
        let box = host.caretRect(for: UITextPosition(min(place.offset, host.editable.length)))
        let center = CGPoint(x: box.midX, y: box.midY)
        let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
        let target = UIDragPreviewTarget(container: host, center: center, transform: small)
        let own = defaultPreview.retargetedPreview(with: target)
        return host.textDropDelegate?.textDroppableView(host, previewForDroppingAllItemsWithDefault: own) ?? own
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isActive = false
        editability = .no
        hideCaret()
        if let host { host.textDropDelegate?.textDroppableView(host, dropSessionDidEnd: session) }
    }
}

extension TextEditing {
    /// Selects what was dropped where the text has the keys, else leaves the caret behind it.
    fileprivate func showDropped(_ range: NSRange) {
        let end = NSRange(location: range.location + range.length, length: 0)
        setSelection(to: isFirstResponder ? range : end)
    }
}
