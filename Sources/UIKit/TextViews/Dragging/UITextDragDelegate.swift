/// Says what is dragged out of a text, and hears of the drag.
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {
    /// What is dragged; none: the text stays. Optional; what the request suggests.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// What is seen of an item while it is lifted. Optional; nil, the system's: the lines of text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the text is lifted. Optional; nothing.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    )
    /// Called when the finger moves first. Optional; nothing.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    )
    /// Called at the end, with what became of the text. Optional; nothing.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    )
}

extension UITextDragDelegate {
    /// Optional; what the request suggests.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    /// Optional; nil.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Optional; nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    /// Optional; nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Optional; nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
