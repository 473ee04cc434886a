import Foundation

/// A table or a collection, as dragging knows it.
@MainActor
protocol DraggedList: UIView {
    /// The row or item under a point of the bounds space.
    func draggedPlace(at point: CGPoint) -> IndexPath?
    /// The cell of a place that is on the screen.
    func draggedCell(at place: IndexPath) -> UIView?
    /// How many rows or items a section has, as the list knows it.
    func draggedCount(inSection section: Int) -> Int
    var draggedSections: Int { get }

    // MARK: What the delegates say
    func draggedItems(_ session: any UIDragSession, at place: IndexPath) -> [UIDragItem]
    func draggedItemsToAdd(_ session: any UIDragSession, at place: IndexPath, point: CGPoint) -> [UIDragItem]
    func draggedParameters(at place: IndexPath) -> UIDragPreviewParameters?
    func droppedParameters(at place: IndexPath) -> UIDragPreviewParameters?
    func dragBegins(_ session: any UIDragSession)
    func dragEnds(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dropIsPossible(_ session: any UIDropSession) -> Bool
    func dropEnters(_ session: any UIDropSession)
    func dropUpdates(_ session: any UIDropSession, at place: IndexPath?) -> UIDropProposal
    func dropExits(_ session: any UIDropSession)
    func dropEnds(_ session: any UIDropSession)
    func dropHappens(_ drop: ListDrop)

    // MARK: Places
    /// Whether a proposal wants the rows to make room.
    func opensGap(_ proposal: UIDropProposal) -> Bool
    /// Whether a proposal wants the items within the row under the finger.
    func dropsInto(_ proposal: UIDropProposal) -> Bool
    /// Makes room at a place, or closes it again.
    func show(_ gap: ListGap?)
    /// Has the data source move a row of the list itself; false where it doesn't know how to.
    func movesByDataSource(_ source: IndexPath, to target: IndexPath) -> Bool
}
