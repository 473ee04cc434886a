import Foundation

/// A drop, as a table's delegate sees it.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    /// One of the things.
    private final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        }
    }

    private weak var list: UITableView?
    private let drop: ListDrop
    let items: [any UITableViewDropItem]

    init(_ list: UITableView, _ drop: ListDrop) {
        (self.list, self.drop) = (list, drop)
        items = drop.items.map { Item($0.item, $0.source, $0.size) }
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var proposal: UITableViewDropProposal {
        drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let animator = drop.send(dragItem) { nil }
        return TableDropPlaceholder(dragItem, list, placeholder.insertionIndexPath, animator)
    }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.send(dragItem) { [weak list] in list?.dragging?.target(at: indexPath) }
    }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem) { [weak list] in list?.dragging?.target(in: indexPath, rect) }
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let container = target.container
        return drop.send(dragItem) {
            UITargetedDragPreview(view: container, parameters: UIDragPreviewParameters(), target: target)
        }
    }
}
