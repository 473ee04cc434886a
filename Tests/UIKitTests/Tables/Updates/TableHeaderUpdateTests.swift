import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor
private final class HeaderTable: UITableViewController {
    var counts = [1, 1, 1]
    var asked: [Int] = []

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        return UITableViewHeaderFooterView(reuseIdentifier: "header")
    }
}

@MainActor @Suite("Tables: headers in updates")
struct TableHeaderUpdateTests {
    @Test(arguments: ["iPhone 8", "iPhone X", "iPad (6th generation)"])
    func `headers of sections that stay go along with them and glide, new ones appear in place`(device: String) throws {
        let screen = HeaderTable(style: .plain)
        screen.tableView.rowHeight = 44
        try stage(screen, on: device, os: 15)
        let headers = (0..<3).map { screen.tableView.headerView(forSection: $0) }
        #expect(screen.asked == [0, 1, 2])
        let start = screen.tableView.rectForHeader(inSection: 2).minY
        screen.asked = []
        screen.counts = [2, 1, 1, 1]
        screen.tableView.performBatchUpdates {
            screen.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            screen.tableView.insertSections([1], with: .fade)
        }
        screen.tableView.layoutIfNeeded()
        #expect(screen.asked == [1])
        let now = (0..<4).map { screen.tableView.headerView(forSection: $0) }
        #expect(now[0] === headers[0] && now[2] === headers[1] && now[3] === headers[2])
        let padding: CGFloat = screen.tableView.rectForHeader(inSection: 0).minY
        #expect(screen.tableView.rectForHeader(inSection: 3).minY == start + 44 + 44 + 30 + padding)
        #expect(now[3]?.layer.animationKeys()?.isEmpty == false && now[1]?.layer.animationKeys() ?? [] == [])
    }

    @Test func `a reloaded section gets another header, and headers of deleted ones are gone`() throws {
        let screen = HeaderTable(style: .plain)
        try stage(screen, on: "iPhone 8", os: 15)
        let headers = (0..<3).map { screen.tableView.headerView(forSection: $0) }
        screen.asked = []
        screen.counts = [1, 1]
        screen.tableView.performBatchUpdates {
            screen.tableView.deleteSections([0], with: .none)
            screen.tableView.reloadSections([2], with: .none)
        }
        screen.tableView.layoutIfNeeded()
        #expect(screen.asked == [1])
        #expect(screen.tableView.headerView(forSection: 0) === headers[1])
        #expect(screen.tableView.headerView(forSection: 1) !== headers[2] && headers[0]?.superview == nil)
    }
}
