import Foundation

/// Hears of rows that are about to come into sight (iOS 10).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows of the next screenful in the direction of scrolling, each once.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were told of and are not about to come into sight any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Optional; does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// Tells of the rows of the next screenful.
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
        let isBackward = table.prefetching.goesBackward(at: bounds.minY)
        let start = isBackward ? bounds.minY - bounds.height : bounds.maxY
        let (new, gone) = table.prefetching.update(
            ahead: Set(table.geometry.rows(from: start, to: start + bounds.height)),
            visible: Set(table.cells.keys)
        )
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }
}
