import Foundation

/// What is selected in a table or a collection.
@MainActor
struct ListSelection {
    private let view: UIView

    /// Nil for other views.
    init?(_ view: UIView) {
        guard view is UITableView || view is UICollectionView else { return nil }
        self.view = view
    }

    var source: AnyObject? { (view as? UITableView)?.dataSource ?? (view as? UICollectionView)?.dataSource }

    var paths: [IndexPath] {
        get {
            (view as? UITableView)?.indexPathsForSelectedRows
                ?? (view as? UICollectionView)?.indexPathsForSelectedItems ?? []
        }
        nonmutating set {
            for path in newValue {
                (view as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
                (view as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
            }
        }
    }

    /// Whether there is such a row or item.
    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, path.section >= 0, path.item >= 0 else { return false }
        if let table = view as? UITableView {
            return path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section)
        }
        guard let collection = view as? UICollectionView else { return false }
        return path.section < collection.numberOfSections
            && path.item < collection.numberOfItems(inSection: path.section)
    }
}
