import Foundation

extension UICollectionView {
    // MARK: Counts
    public var numberOfSections: Int { loadCounts().count }

    public func numberOfItems(inSection section: Int) -> Int {
        let counts = loadCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Elements
    public var visibleCells: [UICollectionViewCell] { collection.cells.sorted { $0.key < $1.key }.map(\.value) }
    public var indexPathsForVisibleItems: [IndexPath] { collection.cells.keys.sorted() }
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { collection.cells[indexPath] }
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.cells.first { $0.value === cell }?.key
    }
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        collection.supplementaries[SupplementaryKey(kind: elementKind, indexPath: indexPath)]
    }
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        collection.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }
            .map(\.value)
    }
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        collection.supplementaries.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collection.attributes.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// From the last query where that knew the item (CV-M14).
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let known = collection.attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        if let known, !collection.needsPrepare { return known }
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling
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
