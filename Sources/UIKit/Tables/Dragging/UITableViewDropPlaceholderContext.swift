import Foundation

/// Puts a row in a placeholder's place when its data have come.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Inserts the row, after the closure has put it into the data source at the place that it gets.
    ///
    /// - Returns: False for one that was committed or deleted before.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Gives the place up.
    ///
    /// - Returns: False for one that was committed or deleted before.
    @discardableResult
    func deletePlaceholder() -> Bool
}
