import Foundation

extension UICollectionView: DraggedList {
    /// Listens to fingers once there is a delegate.
    func installDragging() {
        if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(self) }
        dragging?.drag.isEnabled = dragInteractionEnabled
    }

    func draggedPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func draggedCell(at place: IndexPath) -> UIView? { cellForItem(at: place) }
    func draggedCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
    var draggedSections: Int { numberOfSections }

    // MARK: Dragging
    func draggedItems(_ session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: place) ?? []
    }
    func draggedItemsToAdd(_ session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: place, point: point) ?? []
    }
    func draggedParameters(at place: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: place)
    }
    func dragBegins(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    func dragEnds(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Dropping
    func droppedParameters(at place: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: place)
    }
    func dropIsPossible(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }
    func dropEnters(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropUpdates(_ session: any UIDropSession, at place: IndexPath?) -> UIDropProposal {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place)
            ?? UICollectionViewDropProposal(operation: .cancel)
    }
    func dropExits(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropEnds(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
    func dropHappens(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(self, drop))
    }

    // MARK: Places
    func opensGap(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath
    }
    func dropsInto(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    }
    func show(_ gap: ListGap?) {
        UIView.animate(withDuration: DragAnimator.duration) { [self] in
            collection.gap = gap
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
    func movesByDataSource(_ source: IndexPath, to target: IndexPath) -> Bool { false }
}
