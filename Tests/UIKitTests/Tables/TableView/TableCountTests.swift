import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Tables: counts")
struct TableCountTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var counts = [4, 2]
        var questions = 0
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            questions += 1
            return counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `a table without a size knows its counts, and asks for them once`() {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 4 && table.numberOfRows(inSection: 1) == 2)
        #expect(rows.questions == 2)
        rows.counts = [1]
        #expect(table.numberOfSections == 2)
        table.reloadData()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    }

    // TV-34
    @Test func `a table without a data source has one section, without rows`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        let rows = Rows()
        table.dataSource = rows
        #expect(table.numberOfSections == 2)
        table.dataSource = nil
        #expect(table.numberOfSections == 1)
    }

    @Test func `a table outside of a window has the cells in sight as soon as it is asked for them`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        table.rowHeight = 40
        let rows = Rows()
        table.dataSource = rows
        table.reloadData()
        #expect(table.visibleCells.map(\.frame.height) == Array(repeating: 40, count: 6))
        rows.counts[0] = 5
        table.beginUpdates()
        table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        #expect(table.visibleCells.count == 6)
        table.endUpdates()
        #expect(table.visibleCells.count == 7)
    }
}
