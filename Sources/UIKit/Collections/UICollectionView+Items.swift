import Foundation

extension UICollectionView {
    // MARK: Counts

    func itemCount(inSection section: Int) -> Int {
        let counts = loadCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Elements
    func place(for cell: UICollectionViewCell) -> IndexPath? {
        collection.cells.first { $0.value === cell }?.key
    }
    func supplementaryViewsInSight(ofKind elementKind: String) -> [UICollectionReusableView] {
        collection.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }
            .map(\.value)
    }
    func supplementaryPlacesInSight(ofKind elementKind: String) -> [IndexPath] {
        collection.supplementaries.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    func itemPlace(at point: CGPoint) -> IndexPath? {
        collection.attributes.last {
            $0.representedElementCategory == .cell && visibleFrame(of: $0).contains(point)
        }?.indexPath
    }

    func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let known = collection.attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        if let known, !collection.needsPrepare { return known }
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    func supplementaryAttributes(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling
    func bringItemIntoView(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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
