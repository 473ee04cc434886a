import Platform

/// Cells that are made before they come into sight.
struct PreparedCells {
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// Where the content stood in the pass before; nil before the first one.
    var lastOffset: CGPoint?
}

extension UICollectionView {
    /// CV-M19: while the content moves, each pass makes one cell that will come into sight next.
    func prepareCellAhead() {
        let last = collection.prepared.lastOffset
        collection.prepared.lastOffset = contentOffset
        guard let last, last != contentOffset, isPrefetchingEnabled, Quirk.collectionsPrepareCells.holds,
            collection.transition == nil, let attributes = nextOutOfSight(movingFrom: last),
            let cell = requestedCell(at: attributes.indexPath)
        else { return }
        apply(attributes, to: cell)
        collection.prepared.cells[attributes.indexPath] = cell
    }

    /// The nearest item beyond the bounds, to where the content moves, that has no cell.
    private func nextOutOfSight(movingFrom last: CGPoint) -> UICollectionViewLayoutAttributes? {
        let isVertical = contentOffset.y != last.y
        let isForward = isVertical ? contentOffset.y > last.y : contentOffset.x > last.x
        let distance = { (frame: CGRect) in
            if isVertical { return isForward ? frame.minY - self.bounds.maxY : self.bounds.minY - frame.maxY }
            return isForward ? frame.minX - self.bounds.maxX : self.bounds.minX - frame.maxX
        }
        let beyond = collection.attributes.filter { attributes in
            attributes.representedElementCategory == .cell && !attributes.isHidden && distance(attributes.frame) >= 0
                && collection.cells[attributes.indexPath] == nil
        }
        let next = beyond.min { left, right in
            let (near, far) = (distance(left.frame), distance(right.frame))
            return near == far ? left.indexPath < right.indexPath : near < far
        }
        return next.flatMap { collection.prepared.cells[$0.indexPath] == nil ? $0 : nil }
    }

    /// The cell that was made for an item, or a new one.
    func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
        collection.prepared.cells.removeValue(forKey: indexPath)
            ?? requestedCell(at: indexPath)
    }

    /// What the data source gives for an item.
    func requestedCell(at indexPath: IndexPath) -> UICollectionViewCell? {
        ViewRequests.ask(self) { dataSource?.collectionView(self, cellForItemAt: indexPath) }
    }

    /// What was made for items that aren't near any longer, or aren't what they were, serves others.
    func discardPreparedCells(keeping near: Set<IndexPath> = []) {
        for (indexPath, cell) in collection.prepared.cells where !near.contains(indexPath) {
            collection.prepared.cells[indexPath] = nil
            reuse.enqueue(cell, cell.reuseIdentifier)
        }
    }
}
