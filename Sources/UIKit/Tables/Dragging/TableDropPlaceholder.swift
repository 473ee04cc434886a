import Foundation

/// A place that was promised to an item until its data come.
@MainActor
final class TableDropPlaceholder: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var list: UITableView?
    private let place: IndexPath
    private let animator: any UIDragAnimating
    private var isOpen = true

    init(_ item: UIDragItem, _ list: UITableView?, _ place: IndexPath, _ animator: any UIDragAnimating) {
        (dragItem, self.list, self.place, self.animator) = (item, list, place, animator)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let list else { return false }
        isOpen = false
        dataSourceUpdates(place)
        list.insertRows(at: [place], with: .automatic)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }
}
