import Foundation

extension UICollectionView {
    /// Seconds that animated updates take.
    static let updateDuration: TimeInterval = 0.3

    /// One change, on its own or as part of the open group.
    func update(_ change: (inout ItemUpdates) -> Void) {
        if collection.updateDepth == 0 { _ = loadCounts() }
        change(&collection.pendingUpdates)
        if collection.updateDepth == 0 { applyUpdates() }
    }

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        _ = loadCounts()
        collection.updateDepth += 1
        updates?()
        collection.updateDepth -= 1
        if collection.updateDepth == 0 { applyUpdates() }
        guard let completion else { return }
        let duration = UIView.areAnimationsEnabled && window != nil ? Self.updateDuration : 0
        EventLoop.main.schedule(after: duration) { [weak self] in
            // In a window the layout came before; outside of one, nothing else asks for it.
            self?.layoutIfNeeded()
            completion(true)
        }
    }

    /// Asks the data source for its new counts, checks them, and lets cells follow their items.
    private func applyUpdates() {
        endSwipe()
        let updates = collection.pendingUpdates
        collection.pendingUpdates = ItemUpdates()
        guard dataSource != nil, let counts = collection.counts else { return reloadAll() }
        collection.counts = nil
        let newCounts = loadCounts()
        if let complaint = updates.complaint(from: counts, to: newCounts, of: .collection) {
            UIKitException.raise(.internalInconsistency, complaint)
            return reloadAll()
        }
        let mapping = updates.mapping(from: counts, to: newCounts)
        let cells = collection.cells
        collection.cells = [:]
        for (indexPath, cell) in cells {
            if let target = mapping[indexPath] { collection.cells[target] = cell }
        }
        collection.selection = collection.selection.compactMap { mapping[$0] }
        let fastened = Set(collection.supplementaries.keys.filter { collectionViewLayout.fastensToItem($0) })
        collectionViewLayout.moveMeasuredSizes(mapping)
        tellLayoutOfCounts(isAllNew: false)
        collection.counts = newCounts
        let reloads = updates.reloadTargets(from: counts, to: newCounts)
        // CV-15
        if window != nil, collection.hasBeenInWindow, !collection.isLayingOut { prepareLayoutIfNeeded() }
        collection.appearing = updates.inserted.union(reloads.values)
        collection.appearingSections = updates.insertedSections
        collection.mustFinalizeUpdates = true
        collectionViewLayout.prepare(forCollectionViewUpdates: updates.items(mapping, reloads))
        for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) where mapping[indexPath] == nil {
            retire(cell, at: indexPath)
        }
        moveSupplementaries(updates, mapping, fastened)
        for indexPath in updates.reconfigured.sorted() {
            if let target = mapping[indexPath] { reconfigure(target) }
        }
        collection.asksForOffset = true
        collection.awaitsLayout = window != nil
    }

    /// Makes the cells that an update has brought into sight, for who asks for one before the layout (CV-15).
    func showUpdatedItems() {
        if collection.awaitsLayout, collection.updateDepth == 0 { layoutCollection() }
    }

    /// Takes away a cell whose item is gone; the layout may say where it disappears to.
    private func retire(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: indexPath)
        guard let final, window != nil, UIView.areAnimationsEnabled else { return removeRetired(cell, at: indexPath) }
        leave(cell, to: final) { $0.removeRetired(cell, at: indexPath) }
    }

    /// Lets a view go to where it disappears.
    func leave(
        _ view: UICollectionReusableView,
        to final: UICollectionViewLayoutAttributes,
        then end: @escaping (UICollectionView) -> Void
    ) {
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { self.apply(final, to: view) },
            completion: { [weak self] _ in if let self { end(self) } }
        )
    }

    func removeRetired(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        reuse.enqueue(cell, cell.reuseIdentifier)
    }

    /// What is no cell goes along with its section, or with the item that it is fastened to.
    ///
    /// What stood in removed and reloaded sections, and what the layout names, is taken away; the layout may say where it
    /// disappears to.
    private func moveSupplementaries(
        _ updates: ItemUpdates,
        _ mapping: ItemMapping,
        _ fastened: Set<SupplementaryKey>
    ) {
        let views = collection.supplementaries
        collection.supplementaries = [:]
        for key in views.keys.sorted(by: { ($0.kind, $0.indexPath) < ($1.kind, $1.indexPath) }) {
            guard let view = views[key] else { continue }
            let isNamed = collectionViewLayout.removes(key)
            if !isNamed, let target = target(of: key, updates, mapping, isFastened: fastened.contains(key)) {
                collection.supplementaries[target] = view
                continue
            }
            let isReloaded = key.indexPath.first.map { updates.reloadedSections.contains($0) } == true
            let final = isNamed || !isReloaded ? collectionViewLayout.finalAttributes(of: key) : nil
            guard let final, window != nil, UIView.areAnimationsEnabled else {
                discard(view, key)
                continue
            }
            leave(view, to: final) { $0.discard(view, key) }
        }
    }

    /// Where an element is after an update; nil for one that goes or gets another view.
    private func target(
        of key: SupplementaryKey,
        _ updates: ItemUpdates,
        _ mapping: ItemMapping,
        isFastened: Bool
    ) -> SupplementaryKey? {
        // The layout's own elements have no section.
        guard key.indexPath.count > 1 else { return key }
        var target = key
        if isFastened {
            guard let item = mapping[key.indexPath] else { return nil }
            target.indexPath = item
            return target
        }
        guard !updates.reloadedSections.contains(key.indexPath.section),
            let section = mapping.section(key.indexPath.section)
        else { return nil }
        target.indexPath = IndexPath(item: key.indexPath.item, section: section)
        return target
    }

    /// Shows a view first where the layout lets it come from, then lets it go to its place.
    func appear(
        _ view: UICollectionReusableView,
        _ key: SupplementaryKey,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        guard brings(key), let initial = comingFrom(attributes) else { return apply(attributes, to: view) }
        UIView.withoutBlock { apply(initial, to: view) }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
            self.apply(attributes, to: view)
        }
    }

    /// Shows a cell first where the layout lets its item come from, then lets it go to its place.
    func appear(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        guard
            collection.movesElements || collection.appearing.contains(attributes.indexPath)
                || collection.appearingSections.contains(attributes.indexPath.section),
            let initial = comingFrom(attributes)
        else { return apply(attributes, to: cell) }
        UIView.withoutBlock { apply(initial, to: cell) }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
            self.apply(attributes, to: cell)
        }
    }

    /// The end of an update: its elements have been asked for.
    func finalizeUpdatesIfNeeded() {
        guard collection.mustFinalizeUpdates else { return }
        collection.mustFinalizeUpdates = false
        collection.appearing = []
        collection.appearingSections = IndexSet()
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Has the data source fill the cell of an item anew; the same cell is dequeued for it (TV-24).
    private func reconfigure(_ indexPath: IndexPath) {
        guard let cell = collection.cells[indexPath] else { return }
        collection.reconfigured = (indexPath, cell)
        let filled = requestedCell(at: indexPath)
        collection.reconfigured = nil
        collection.remeasured.insert(indexPath)
        guard let filled, filled !== cell else { return }
        removeCell(at: indexPath)
        collection.cells[indexPath] = filled
        filled.isSelected = collection.selection.contains(indexPath)
        (cell.superview ?? self).addSubview(filled)
    }
}

extension ItemUpdates {
    /// The group as a layout hears of it; sections come as items of `NSNotFound`, before single items.
    ///
    /// - Parameter reloads: Where reloaded items are after the group.
    @MainActor
    fileprivate func items(_ mapping: ItemMapping, _ reloads: [IndexPath: IndexPath])
        -> [UICollectionViewUpdateItem]
    {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        let deletions = deletedSections.map(whole) + deleted.sorted()
        let insertions = insertedSections.map(whole) + inserted.sorted()
        let reloadedWhole = reloadedSections.map { (whole($0), whole(mapping.section($0) ?? $0)) }
        let reloadedItems = reloaded.sorted().map { ($0, reloads[$0] ?? $0) }
        let movedWhole = movedSections.sorted { $0.key < $1.key }.map { (whole($0.key), whole($0.value)) }
        let movedItems = moved.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        var items = deletions.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        items += insertions.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        items += (reloadedWhole + reloadedItems).map { UICollectionViewUpdateItem(.reload, before: $0, after: $1) }
        items += (movedWhole + movedItems).map { UICollectionViewUpdateItem(.move, before: $0, after: $1) }
        return items
    }
}

extension UICollectionViewLayout {
    fileprivate func removes(_ key: SupplementaryKey) -> Bool {
        let named =
            key.isDecoration
            ? indexPathsToDeleteForDecorationView(ofKind: key.kind)
            : indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
        return named.contains(key.indexPath)
    }

    func brings(_ key: SupplementaryKey) -> Bool {
        let named =
            key.isDecoration
            ? indexPathsToInsertForDecorationView(ofKind: key.kind)
            : indexPathsToInsertForSupplementaryView(ofKind: key.kind)
        return named.contains(key.indexPath)
    }
}
