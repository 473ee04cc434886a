import Foundation

/// One of the things that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it is in the same table; nil for what comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points; zero where it has none.
    var previewSize: CGSize { get }
}
