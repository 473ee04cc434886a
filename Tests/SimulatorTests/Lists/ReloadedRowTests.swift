import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Tables: rows that are reloaded or moved", .serialized)
struct ReloadedRowTests {
    private final class Rows: UITableViewController {
        var rows = ["a", "b", "c"]
        var log: [String] = []
        /// Nil: as if the method weren't there.
        var movable: ((IndexPath) -> Bool)?
        var asksForControl = false

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if asksForControl { cell.showsReorderControl = true }
            return cell
        }
        override func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { log.append("gone \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            movable?(indexPath) ?? super.tableView(tableView, canMoveRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            log.append("move \(source.row) to \(target.row)")
            rows.insert(rows.remove(at: source.row), at: target.row)
        }
    }

    private func boot() throws -> (Simulator, Rows) {
        let simulator = try Simulator(device: "iPhone 8", os: "16")
        simulator.makeCurrent()
        let rows = Rows(style: .plain)
        simulator.present(rows)
        simulator.advance(by: 1)
        rows.log = []
        return (simulator, rows)
    }

    // TV-28
    @Test(arguments: [UITableView.RowAnimation.none, .fade])
    func `a reloaded row gets another cell, before the one of before goes`(
        _ animation: UITableView.RowAnimation
    ) throws {
        let (simulator, rows) = try boot()
        let before = rows.tableView.cellForRow(at: [0, 1])
        rows.tableView.reloadRows(at: [[0, 1]], with: animation)
        simulator.advance(by: 1)
        #expect(rows.log == ["cell 1", "gone 1"])
        let after = rows.tableView.cellForRow(at: [0, 1])
        #expect(after != nil && after !== before)
        #expect(before?.superview == nil)
        #expect(rows.tableView.visibleCells.count == 3)
        // The first cell is free again.
        rows.tableView.reloadRows(at: [[0, 1]], with: animation)
        simulator.advance(by: 1)
        #expect(rows.tableView.cellForRow(at: [0, 1]) === before)
    }

    // TV-27
    @Test func `a row that can move has a reorder control without being told to`() throws {
        let (simulator, rows) = try boot()
        rows.movable = { $0.row != 1 }
        rows.setEditing(true, animated: false)
        simulator.advance(by: 1)
        #expect(rows.tableView.visibleCells.map(\.showsReorderControl) == [true, false, true])
        simulator.drag(from: CGPoint(x: 355, y: 42), to: CGPoint(x: 355, y: 135))
        simulator.advance(by: 1)
        #expect(rows.rows == ["b", "c", "a"])
        #expect(rows.log.filter { $0.hasPrefix("move") } == ["move 0 to 2"])
    }

    // TV-27
    @Test func `where the data source doesn't say which rows move, the cells do`() throws {
        let (simulator, rows) = try boot()
        rows.setEditing(true, animated: false)
        simulator.advance(by: 1)
        #expect(rows.tableView.visibleCells.map(\.showsReorderControl) == [false, false, false])
        rows.asksForControl = true
        rows.tableView.reloadData()
        simulator.advance(by: 1)
        #expect(rows.tableView.visibleCells.map(\.showsReorderControl) == [true, true, true])
        simulator.drag(from: CGPoint(x: 355, y: 42), to: CGPoint(x: 355, y: 90))
        simulator.advance(by: 1)
        #expect(rows.rows == ["b", "a", "c"])
    }

    // TV-29
    @Test func `a row that is carried says so to its configuration`() throws {
        let (simulator, rows) = try boot()
        rows.movable = { _ in true }
        rows.setEditing(true, animated: false)
        simulator.advance(by: 1)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in
            if states.last != state.isReordering { states.append(state.isReordering) }
        }
        simulator.advance(by: 1)
        simulator.drag(from: CGPoint(x: 355, y: 42), to: CGPoint(x: 355, y: 135))
        simulator.advance(by: 1)
        #expect(states == [false, true, false])
    }
}
