import Foundation

/// Says how many items a collection has, and makes their cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Asked for each section once after a reload or an update; below zero counts as zero.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A dequeued cell; asked in the layout pass for items that come into view, in order (CV-M11).
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued view; asked only where the layout has one.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Asked when an item is taken up. By default the app may take up every item, and the standard gesture none.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called when an app puts an item down at another place.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
    /// Short titles at the trailing edge that lead to items; asked with the counts. Nil by default. From iOS 14.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a touched title leads to. By default the first one of the section of the title's number.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Optional; 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Optional; an empty view.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Optional; leaves it to who takes the item up.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.collection.knowsMovableItems = false
        return false
    }
    /// Optional; does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Optional; nil.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Optional; the first item of the section of the title's number.
    public func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
