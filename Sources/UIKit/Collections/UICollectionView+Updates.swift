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
        EventLoop.main.schedule(after: duration) { completion(true) }
    }

    /// Asks the data source for its new counts, checks them, and lets cells follow their items.
    private func applyUpdates() {
        endSwipe()
        let updates = collection.pendingUpdates
        collection.pendingUpdates = ItemUpdates()
        guard dataSource != nil, let counts = collection.counts else { return reloadAll() }
        collection.counts = nil
        let newCounts = loadCounts()
        if let complaint = updates.complaint(from: counts, to: newCounts, noun: "item") {
            UIKitException.raise(.internalInconsistency, complaint)
        }
        let mapping = updates.mapping(from: counts, to: newCounts)
        let cells = collection.cells
        collection.cells = [:]
        for (indexPath, cell) in cells {
            if let target = mapping[indexPath] { collection.cells[target] = cell }
        }
        collection.selection = collection.selection.compactMap { mapping[$0] }
        collectionViewLayout.moveMeasuredSizes(mapping)
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = false
        collectionViewLayout.invalidateLayout(with: context)
        collectionViewLayout.prepare(forCollectionViewUpdates: updates.items(mapping))
        for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) where mapping[indexPath] == nil {
            retire(cell, at: indexPath)
        }
        retireSupplementaries(updates)
        for indexPath in updates.reconfigured.sorted() {
            if let target = mapping[indexPath] { reconfigure(target) }
        }
        collection.appearing = updates.inserted
        collection.appearingSections = updates.insertedSections
        collection.mustFinalizeUpdates = true
        collection.asksForOffset = true
    }

    /// Takes away a cell whose item is gone; the layout may say where it disappears to.
    private func retire(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: indexPath)
        guard let final, window != nil, UIView.areAnimationsEnabled else { return removeRetired(cell, at: indexPath) }
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { self.apply(final, to: cell) },
            completion: { [weak self] _ in self?.removeRetired(cell, at: indexPath) }
        )
    }

    private func removeRetired(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        reuse.enqueue(cell, cell.reuseIdentifier)
    }

    /// Takes away what is no cell; the layout may say where what stood in removed sections, or what it names itself,
    /// disappears to.
    private func retireSupplementaries(_ updates: ItemUpdates) {
        let keys = collection.supplementaries.keys.sorted { ($0.kind, $0.indexPath) < ($1.kind, $1.indexPath) }
        for key in keys {
            let isGone =
                key.indexPath.first.map { updates.deletedSections.contains($0) } == true
                || collectionViewLayout.removes(key)
            guard isGone, let final = collectionViewLayout.finalAttributes(of: key), window != nil,
                UIView.areAnimationsEnabled, let view = collection.supplementaries.removeValue(forKey: key)
            else {
                removeSupplementary(key)
                continue
            }
            UIView.animate(
                withDuration: Self.updateDuration,
                delay: 0,
                options: .allowUserInteraction,
                animations: { self.apply(final, to: view) },
                completion: { [weak self] _ in self?.discard(view, key) }
            )
        }
    }

    /// Shows a view first where the layout lets it come from, then lets it go to its place.
    func appear(
        _ view: UICollectionReusableView,
        _ key: SupplementaryKey,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        guard collection.mustFinalizeUpdates,
            key.indexPath.first.map({ collection.appearingSections.contains($0) }) == true
                || collectionViewLayout.brings(key),
            let initial = collectionViewLayout.initialAttributes(of: key)
        else { return apply(attributes, to: view) }
        UIView.withoutBlock { apply(initial, to: view) }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
            self.apply(attributes, to: view)
        }
    }

    /// Shows a cell first where the layout lets its item come from, then lets it go to its place.
    func appear(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        guard collection.appearing.remove(attributes.indexPath) != nil,
            let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
        else { return apply(attributes, to: cell) }
        apply(initial, to: cell)
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
        let filled = dataSource?.collectionView(self, cellForItemAt: indexPath)
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
    /// The group as a layout hears of it.
    @MainActor
    fileprivate func items(_ mapping: [IndexPath: IndexPath]) -> [UICollectionViewUpdateItem] {
        deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: mapping[$0] ?? $0) }
            + moved.sorted { $0.key < $1.key }.map {
                UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value)
            }
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

    fileprivate func brings(_ key: SupplementaryKey) -> Bool {
        let named =
            key.isDecoration
            ? indexPathsToInsertForDecorationView(ofKind: key.kind)
            : indexPathsToInsertForSupplementaryView(ofKind: key.kind)
        return named.contains(key.indexPath)
    }

    fileprivate func initialAttributes(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        key.isDecoration
            ? initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
            : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    }

    fileprivate func finalAttributes(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        key.isDecoration
            ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
            : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    }
}
