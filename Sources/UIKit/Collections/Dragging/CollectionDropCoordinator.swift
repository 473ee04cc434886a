import Foundation

/// A drop, as a collection's delegate sees it.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    /// One of the things.
    private final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        }
    }

    private weak var list: UICollectionView?
    private let drop: ListDrop
    let items: [any UICollectionViewDropItem]

    init(_ list: UICollectionView, _ drop: ListDrop) {
        (self.list, self.drop) = (list, drop)
        items = drop.items.map { Item($0.item, $0.source, $0.size) }
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var proposal: UICollectionViewDropProposal {
        drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let animator = drop.send(dragItem) { nil }
        return CollectionDropPlaceholder(dragItem, list, placeholder.insertionIndexPath, animator)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.send(dragItem) { [weak list] in list?.dragging?.target(at: indexPath) }
    }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem) { [weak list] in list?.dragging?.target(in: indexPath, rect) }
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let container = target.container
        return drop.send(dragItem) {
            UITargetedDragPreview(view: container, parameters: UIDragPreviewParameters(), target: target)
        }
    }
}
