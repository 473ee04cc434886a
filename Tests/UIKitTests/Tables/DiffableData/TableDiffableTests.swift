import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Tables: diffable data")
struct TableDiffableTests {
    @Test func `rows follow snapshots`() throws {
        let screen = UITableViewController(style: .plain)
        screen.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: screen.tableView) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        try stage(screen, on: "iPhone 8", os: 16)
        func texts() -> [String?] {
            screen.view.window?.layoutIfNeeded()
            return screen.tableView.visibleCells.map { $0.textLabel?.text }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(texts() == ["a", "b", "c"])
        let cell = screen.tableView.visibleCells.last
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        snapshot.insertItems(["x"], afterItem: "c")
        source.apply(snapshot, animatingDifferences: true)
        #expect(texts() == ["c", "x", "a"] && screen.tableView.visibleCells.first === cell)
        #expect(source.indexPath(for: "a") == IndexPath(row: 2, section: 0))
    }
}
