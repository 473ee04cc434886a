import Foundation

/// A place that was promised to an item until its data come.
@MainActor
final class CollectionDropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var list: UICollectionView?
    private let place: IndexPath
    private let animator: any UIDragAnimating
    private var isOpen = true

    init(_ item: UIDragItem, _ list: UICollectionView?, _ place: IndexPath, _ animator: any UIDragAnimating) {
        (dragItem, self.list, self.place, self.animator) = (item, list, place, animator)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let list else { return false }
        isOpen = false
        dataSourceUpdates(place)
        list.insertItems(at: [place])
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }

    func setNeedsCellUpdate() {}

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }
}
