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

    // TV-36
    @Test func `a snapshot for a table that isn't shown yet asks for counts alone`() throws {
        let screen = HeaderedTable(style: .plain)
        let table = try #require(screen.tableView)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.asked == [])
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        try stage(screen, on: "iPhone 8", os: 16)
        #expect(screen.asked.contains(0) && table.visibleCells.count == 3)
        #expect(table.headerView(forSection: 0) != nil)
    }
}

/// Notes for which headers it is asked.
final class HeaderedTable: UITableViewController {
    var asked: [Int] = []

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
}
