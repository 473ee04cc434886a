import Foundation

/// What is dropped on a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The things.
    var items: [any UITableViewDropItem] { get }
    /// The place under the finger; nil outside of all sections.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has said last.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has an item's data come after the drop: the row appears when the context's insertion is committed.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Has an item's preview go to a row, which the data source has already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item's preview go into a part of a row, in the cell's points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item's preview go to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
