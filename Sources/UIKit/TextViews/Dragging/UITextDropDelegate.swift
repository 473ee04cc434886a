/// Says what becomes of what is dropped into a text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {
    /// Whether a text that can't be edited takes the items; asked when they come. Optional; no.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// What would become of the items here; asked when the finger moves. Optional; what the request suggests.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before the text takes the items; where the proposal says so, the delegate takes them. Optional; nothing.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    )
    /// Where the items go to. Optional; nil, to the place in the text.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called when the finger comes over the text. Optional; nothing.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    )
    /// Called when the finger moves over the text. Optional; nothing.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession
    )
    /// Called when the finger leaves the text. Optional; nothing.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession
    )
    /// Called at the end of a drag that was over the text. Optional; nothing.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    )
}

extension UITextDropDelegate {
    /// Optional; no.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Optional; what the request suggests.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    /// Optional; nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    ) {}
    /// Optional; nil.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    /// Optional; nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Optional; nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession
    ) {}
    /// Optional; nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession
    ) {}
    /// Optional; nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    ) {}
}
