import Foundation

extension UICollectionView {
    // MARK: Counts
    /// As the data source said last; asks it when nothing is known, and is 0 without one.
    public var numberOfSections: Int { loadCounts().count }

    /// As the data source said last; 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        let counts = loadCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Elements
    /// In the order of their items; only cells that meet the bounds exist.
    public var visibleCells: [UICollectionViewCell] { collection.cells.sorted { $0.key < $1.key }.map(\.value) }
    /// The items of `visibleCells`, in order; empty before the first layout pass.
    public var indexPathsForVisibleItems: [IndexPath] { collection.cells.keys.sorted() }
    /// Nil for an item that has no cell at present.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { collection.cells[indexPath] }
    /// Nil for a cell that is not shown at present.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.cells.first { $0.value === cell }?.key
    }
    /// Nil for a view that is not shown at present.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        collection.supplementaries[SupplementaryKey(kind: elementKind, indexPath: indexPath)]
    }
    /// In the order of their sections; only views that meet the bounds exist.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        collection.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }
            .map(\.value)
    }
    /// The places of the views that are shown, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        collection.supplementaries.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    /// The item at a point of the content, as of the last layout pass; the last one where items overlap.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collection.attributes.last {
            $0.representedElementCategory == .cell && visibleFrame(of: $0).contains(point)
        }?.indexPath
    }

    /// From the last query where that knew the item (CV-M14).
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let known = collection.attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        if let known, !collection.needsPrepare { return known }
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Prepares the layout if it is invalid, and asks it.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling
    /// Scrolls as little as needed, or to the named edges inside the adjusted insets; does nothing for an unknown item.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right,
            height: bounds.height - inset.top - inset.bottom
        )
        var offset = self.offset(revealing: frame)
        if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
        if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
        setContentOffset(clamped(offset), animated: animated)
    }
}
