import Foundation

/// Names what is dragged out of a view, and hears of the drag.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    /// What is dragged; nothing leaves the touch to others.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// What is lifted of an item. Optional; the view.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the items are lifted. Optional; nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    )
    /// Called when the finger has moved what was lifted. Optional; nothing.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Whether views may take the items away from where they were. Optional; they may.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// Whether other apps don't get the items. Optional; they do.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Whether previews keep their size. Optional; they needn't.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool
    /// Called when the finger has moved. Optional; nothing.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Called when the finger is lifted, with what becomes of the items. Optional; nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    )
    /// Called when all is over. Optional; nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    )
    /// Called when the items' data have come to where they were dropped. Optional; nothing.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// What another finger adds to a drag by a tap on the view. Optional; nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Called before items are added. Optional; nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    )
    /// Where an item goes back to. Optional; to where it was lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called before an item goes back. Optional; nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    )
}

extension UIDragInteractionDelegate {
    /// Optional; the interaction's view.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
    /// Optional; nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    /// Optional; nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// Optional; true.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// Optional; false.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    /// Optional; false.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }
    /// Optional; nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    /// Optional; nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) {}
    /// Optional; nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {}
    /// Optional; nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
    /// Optional; nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Optional; nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}
    /// Optional; the place that it was lifted from.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Optional; nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}
