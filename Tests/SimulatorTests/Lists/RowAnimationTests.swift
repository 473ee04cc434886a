import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Lists: how rows come and go")
struct RowAnimationTests {
    let simulator: Simulator
    let controller = FadingRows(style: .plain)
    var table: UITableView { controller.tableView }

    init() throws {
        simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.present(controller)
        simulator.advance(by: 0)
    }

    /// Deletes the second row and goes half of the way.
    private func delete(_ animation: UITableView.RowAnimation) throws -> UITableViewCell {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        controller.rows.remove(at: 1)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        simulator.advance(by: 0.15)
        return cell
    }

    private func shown(_ cell: UITableViewCell) throws -> CALayer { try #require(cell.layer.presentation()) }

    @Test func `a faded row is half seen halfway, and gone at the end`() throws {
        let cell = try delete(.fade)
        #expect(table.visibleCells.map(\.textLabel?.text) == ["a", "c"])
        #expect(cell.superview === table)
        #expect(abs(Double(try shown(cell).opacity) - 0.5) < 0.1)
        simulator.advance(by: 0.3)
        #expect(cell.superview == nil)
        #expect(cell.alpha == CGFloat(1))
    }

    @Test(arguments: [(UITableView.RowAnimation.left, -1.0), (.right, 1)])
    func `a row slides out to its side`(animation: UITableView.RowAnimation, side: Double) throws {
        let cell = try delete(animation)
        let x = Double(try shown(cell).frame.midX - table.bounds.midX) * side
        #expect(x > 120 && x < 260)
        simulator.advance(by: 0.3)
        #expect(cell.superview == nil && cell.transform.isIdentity)
    }

    @Test(arguments: [(UITableView.RowAnimation.top, -1.0), (.bottom, 1)])
    func `a row slides below a neighbor`(animation: UITableView.RowAnimation, side: Double) throws {
        let cell = try delete(animation)
        let y = Double(try shown(cell).frame.midY - 66) * side
        #expect(y > 10 && y < 34)
        #expect(table.subviews.firstIndex(of: cell) == 0)
    }

    @Test func `without an animation a row goes at once`() throws {
        let cell = try delete(.none)
        #expect(cell.superview == nil)
    }

    @Test func `a new row fades in at its place while the others make room`() throws {
        controller.rows.insert("new", at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        simulator.advance(by: 0.15)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(try shown(cell).frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(abs(Double(try shown(cell).opacity) - 0.5) < 0.1)
        let next = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(abs(try shown(next).frame.minY - 66) < 6)
        simulator.advance(by: 0.3)
        #expect(cell.alpha == CGFloat(1))
    }

    @Test func `a reloaded row's cells change places by fading`() throws {
        let before = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        controller.rows[1] = "other"
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        simulator.advance(by: 0.15)
        let after = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(after !== before && after.textLabel?.text == "other")
        #expect(try shown(before).opacity < 0.7 && shown(after).opacity < 0.7)
        simulator.advance(by: 0.3)
        #expect(before.superview == nil && after.alpha == CGFloat(1))
    }

    @Test func `with animations off rows come and go at once`() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        UIView.performWithoutAnimation {
            controller.rows.remove(at: 1)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
            table.layoutIfNeeded()
        }
        #expect(cell.superview == nil)
    }
}

/// Three rows by their letters.
final class FadingRows: UITableViewController {
    var rows = ["a", "b", "c"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}
