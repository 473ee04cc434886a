import Foundation

extension UITableViewDiffableDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// As with a completion, which ends the waiting.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            show(snapshot, isAnimated: animatingDifferences) { continuation.resume() }
        }
    }

    /// As with a completion, which ends the waiting.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            reload(snapshot) { continuation.resume() }
        }
    }

    func show(_ snapshot: Snapshot, isAnimated: Bool, _ completion: (() -> Void)?) {
        guard let tableView else {
            current = snapshot.withoutReloads()
            return completion?() ?? ()
        }
        let difference = SnapshotDifference(from: current, to: snapshot).updates
        let animation = defaultRowAnimation
        let apply = {
            tableView.performUpdates {
                self.current = snapshot.withoutReloads()
                guard !difference.isEmpty else { return }
                tableView.update({ $0 = difference }, animate: { $0.take(difference, animation) })
            } _: { _ in
                completion?()
            }
        }
        if isAnimated { apply() } else { UIView.performWithoutAnimation(apply) }
    }

    func reload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        current = snapshot.withoutReloads()
        tableView?.reloadData()
        guard let completion else { return }
        EventLoop.main.schedule(after: 0) { completion() }
    }
}

extension RowAnimations {
    /// All rows of a group come and go alike.
    mutating func take(_ updates: ItemUpdates, _ animation: UITableView.RowAnimation) {
        insert(updates.inserted.sorted(), animation)
        remove(updates.deleted.sorted(), animation)
        remove(updates.reloaded.sorted(), animation)
        insertSections(updates.insertedSections, animation)
        removeSections(updates.deletedSections, animation)
        removeSections(updates.reloadedSections, animation)
    }
}
