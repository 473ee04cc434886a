import Foundation

/// Hears of items that are about to come into sight (iOS 10).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items of the next screenful in the direction of scrolling, each once.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were told of and are not about to come into sight any more.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Optional; does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension UICollectionView {
    /// Tells of the items of the next screenful.
    func prefetchItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        let isBackward = collection.prefetching.goesBackward(at: isVertical ? bounds.minY : bounds.minX)
        let distance = (isVertical ? bounds.height : bounds.width) * (isBackward ? -1 : 1)
        let ahead = bounds.offsetBy(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0)
        let items = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? []).filter {
            $0.representedElementCategory == .cell && $0.frame.intersects(ahead)
        }
        let (new, gone) = collection.prefetching.update(
            ahead: Set(items.map(\.indexPath)),
            visible: Set(collection.cells.keys)
        )
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
