import Foundation

/// One of the things that are dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it is in the same collection; nil for what comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points; zero where it has none.
    var previewSize: CGSize { get }
}
