import Foundation

extension UITableView: DraggedList {
    /// Listens to fingers once there is a delegate.
    func installDragging() {
        if dragging == nil, dragDelegate != nil || dropDelegate != nil { dragging = ListDragging(self) }
        dragging?.drag.isEnabled = dragInteractionEnabled
    }

    func draggedPlace(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func draggedCell(at place: IndexPath) -> UIView? { cellForRow(at: place) }
    func draggedCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    var draggedSections: Int { numberOfSections }

    // MARK: Dragging
    func draggedItems(_ session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: place) ?? []
    }
    func draggedItemsToAdd(_ session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: place, point: point) ?? []
    }
    func draggedParameters(at place: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: place)
    }
    func dragBegins(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragEnds(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Dropping
    func droppedParameters(at place: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: place)
    }
    func dropIsPossible(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }
    func dropEnters(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropUpdates(_ session: any UIDropSession, at place: IndexPath?) -> UIDropProposal {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place)
            ?? UITableViewDropProposal(operation: .cancel)
    }
    func dropExits(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropEnds(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    func dropHappens(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(self, drop))
    }

    // MARK: Places
    func opensGap(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UITableViewDropProposal)?.intent == .insertAtDestinationIndexPath
    }
    func dropsInto(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    }
    func show(_ gap: ListGap?) {
        UIView.animate(withDuration: DragAnimator.duration) { [self] in
            table.gap = gap
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
    func movesByDataSource(_ source: IndexPath, to target: IndexPath) -> Bool {
        guard let dataSource else { return false }
        table.knowsMoves = true
        dataSource.tableView(self, moveRowAt: source, to: target)
        guard table.knowsMoves else { return false }
        moveRow(at: source, to: target)
        return true
    }
}
