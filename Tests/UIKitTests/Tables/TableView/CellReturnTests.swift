import DeviceTestSupport
import Testing

@testable import UIKit

/// TV-35: how cells are used again.
@MainActor @Suite("Tables: cells that come back")
struct CellReturnTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var cells: Set<UITableViewCell> = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cells.insert(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            log.append("end \(indexPath.row)")
        }
    }

    @Test func `a cell is handed out for an index path without numbers, as tests ask for one`() {
        onDevice {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath())
            #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == "cell")
        }
    }

    @Test func `a jump uses the cells that have left, in the order of their rows`() {
        onDevice {
            let window = UIWindow()
            window.isHidden = false
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            let rows = Rows()
            table.rowHeight = 50
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (rows, rows)
            window.addSubview(table)
            window.layoutIfNeeded()
            #expect(rows.cells.count == 4)
            rows.log = []
            table.contentOffset.y = 1000
            table.layoutIfNeeded()
            #expect(rows.cells.count == 4)
            #expect(rows.log.prefix(5) == ["end 0", "end 1", "end 2", "end 3", "cell 20"])
        }
    }
}
