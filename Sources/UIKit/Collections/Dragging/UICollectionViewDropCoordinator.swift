import Foundation

/// What is dropped on a collection, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The things.
    var items: [any UICollectionViewDropItem] { get }
    /// The place under the finger; nil outside of all sections.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has said last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has an item's data come after the drop: the item appears when the context's insertion is committed.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Has an item's preview go to a item, which the data source has already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item's preview go into a part of a item, in the cell's points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item's preview go to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
