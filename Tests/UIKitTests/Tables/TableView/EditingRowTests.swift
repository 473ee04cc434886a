import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Tables: rows in edit mode")
struct EditingRowTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.showsReorderControl = true
            return cell
        }
        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    // TV-M13
    @Test func `the controls of iOS 26 stand beside the content`() throws {
        let rows = Rows(style: .plain)
        rows.tableView.rowHeight = 62
        try stage(rows, on: "iPhone SE (3rd generation)", os: 26)
        rows.setEditing(true, animated: false)
        rows.view.layoutIfNeeded()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.layoutIfNeeded()
        let control = try #require(cell.subviews.first { $0 is CellEditControl })
        #expect(control.frame == CGRect(x: 15, y: 17, width: 26, height: 26))
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.subviews.first { $0 is CellReorderControl }?.frame.width == 27)
        let red = pixel(control, 13, 4)
        #expect(red == 0xFFFF_383C)
        #expect(pixel(control, 13, 13) == 0xFFFF_FFFF)
        #expect(pixel(control, 13, 15) == 0xFFFF_383C)
        // The disc is 22 wide, the bar 10.5.
        #expect(pixel(control, 1, 13) != red && pixel(control, 3, 13) == red)
        #expect(pixel(control, 9, 13) == 0xFFFF_FFFF && pixel(control, 7, 13) == red)
    }
}
