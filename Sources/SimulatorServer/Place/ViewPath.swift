import UIKit

/// Names views by their classes and places, so that they are found again in another process of the app.
@MainActor
enum ViewPath {
    /// All views of the app's windows with their paths.
    ///
    /// A step of a path is the view's class, its controller's where it is a controller's own view, and its place among the
    /// siblings of that class; of a cell its index path, as cells come and go in any order.
    static func views() -> [(path: String, view: UIView)] {
        var all: [(path: String, view: UIView)] = []
        var counts: [String: Int] = [:]
        for window in UIApplication.shared.windows where !window.isHidden {
            add(window, in: "", &counts, &all)
        }
        return all
    }

    private static func add(
        _ view: UIView,
        in parent: String,
        _ counts: inout [String: Int],
        _ all: inout [(path: String, view: UIView)]
    ) {
        var name = "\(type(of: view))"
        if let controller = view.next as? UIViewController { name += "(\(type(of: controller)))" }
        let path: String
        if let row = row(of: view) {
            path = "\(parent)/\(name)@\(row)"
        } else {
            path = "\(parent)/\(name)#\(counts[name, default: 0])"
            counts[name, default: 0] += 1
        }
        all.append((path, view))
        var own: [String: Int] = [:]
        for subview in view.subviews { add(subview, in: path, &own, &all) }
    }

    /// "0-3" for a cell that is shown.
    private static func row(of view: UIView) -> String? {
        let indexPath: IndexPath?
        switch (view, view.superview) {
        case (let cell as UITableViewCell, let table as UITableView): indexPath = table.indexPath(for: cell)
        case (let cell as UICollectionViewCell, let list as UICollectionView): indexPath = list.indexPath(for: cell)
        default: indexPath = nil
        }
        return indexPath.map { path in path.map(String.init).joined(separator: "-") }
    }
}
