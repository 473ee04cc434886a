import Foundation

extension UICollectionViewDiffableDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

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

    // MARK: Snapshots
    func show(_ snapshot: Snapshot, isAnimated: Bool, _ completion: (() -> Void)?) {
        trees = trees.filter { section, tree in
            snapshot.items[section].map { $0 == tree.visibleItems } ?? false
        }
        guard let collectionView else {
            current = snapshot.withoutReloads()
            return completion?() ?? ()
        }
        let difference = SnapshotDifference(from: current, to: snapshot).updates
        let apply = {
            collectionView.performUpdates {
                self.current = snapshot.withoutReloads()
                if !difference.isEmpty { collectionView.update { $0 = difference } }
            } _: { _ in
                completion?()
            }
        }
        if isAnimated { apply() } else { UIView.performWithoutAnimation(apply) }
    }

    func reload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        current = snapshot.withoutReloads()
        collectionView?.reloadData()
        guard let completion else { return }
        EventLoop.main.schedule(after: 0) { completion() }
    }

    func show(
        _ tree: Tree,
        in section: SectionIdentifierType,
        isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        var next = current
        next.replaceItems(of: section, with: tree.visibleItems)
        // Its parents may have begun or ceased to be one.
        let staying = tree.visibleItems.filter { current.homes[$0] != nil }
        trees[section] = tree
        show(next, isAnimated: isAnimated, completion)
        trees[section] = tree
        for item in staying {
            guard let path = current.indexPath(of: item), let cell = collectionView?.cellForItem(at: path) else {
                continue
            }
            prepareOutline(cell, item)
        }
    }

    func tree(of section: SectionIdentifierType) -> Tree {
        if let tree = trees[section] { return tree }
        var tree = Tree()
        tree.append(current.items[section] ?? [])
        return tree
    }

    // MARK: Outlines
    /// Tells a cell how deep its item lies and whether what is below is shown.
    func prepareOutline(_ cell: UICollectionViewCell, _ item: ItemIdentifierType) {
        guard let cell = cell as? UICollectionViewListCell, let section = current.homes[item],
            let tree = trees[section],
            tree.contains(item)
        else { return }
        cell.indentationLevel = tree.level(of: item)
        let isExpanded = tree.isExpanded(item)
        if cell.list.isExpanded != isExpanded {
            cell.list.isExpanded = isExpanded
            cell.listPlace.isExpanded = isExpanded
            cell.setNeedsUpdateConfiguration()
        }
        cell.list.toggle = { [weak self] in self?.toggle(item) }
    }

    private func toggle(_ item: ItemIdentifierType) {
        guard let section = current.homes[item], var tree = trees[section] else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        show(tree, in: section, isAnimated: true, nil)
    }

    // MARK: Reordering
    func reorder(_ source: IndexPath, _ target: IndexPath) {
        guard let item = current.item(at: source), current.sections.indices.contains(target.section) else { return }
        var next = current
        let home = current.sections[target.section]
        next.items[current.sections[source.section]]?.removeAll { $0 == item }
        let place = min(target.item, next.items[home]?.count ?? 0)
        next.items[home]?.insert(item, at: place)
        next.homes[item] = home
        let transaction = NSDiffableDataSourceTransaction(from: current, to: next)
        reorderingHandlers.willReorder?(transaction)
        current = next
        reorderingHandlers.didReorder?(transaction)
    }
}
