import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Lists: rows edited by touch")
struct RowEditingTests {
    let simulator: Simulator
    let controller = EditableRows(style: .plain)
    var table: UITableView { controller.tableView }

    init() throws {
        simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.present(controller)
        simulator.advance(by: 0)
    }

    private func settle() { simulator.advance(by: 0.5) }
    private var titles: [String?] { table.visibleCells.map(\.textLabel?.text) }

    // TV-25
    @Test func `the delete control asks before the row is deleted`() throws {
        controller.setEditing(true, animated: false)
        settle()
        simulator.tap(at: CGPoint(x: 20, y: 86))
        settle()
        #expect(controller.log == ["transition 1", "transition 3"])
        #expect(controller.rows == ["a", "b", "c"])
        simulator.tap(at: CGPoint(x: 350, y: 86))
        settle()
        #expect(controller.rows == ["a", "c"])
        #expect(titles == ["a", "c"])
    }

    // TV-25
    @Test func `a swipe uncovers delete, and a tap elsewhere covers it again`() throws {
        simulator.drag(from: CGPoint(x: 300, y: 42), to: CGPoint(x: 220, y: 42), duration: 0.5)
        settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.minX < -70)
        #expect(cell.showingDeleteConfirmation)
        simulator.tap(at: CGPoint(x: 100, y: 130))
        settle()
        #expect(cell.frame.minX == CGFloat(0))
        #expect(table.indexPathForSelectedRow == nil)
        #expect(controller.rows.count == 3)
    }

    // TV-25
    @Test func `a row's own actions stand at the side of the swipe`() throws {
        controller.leading = [("Pin", .normal)]
        controller.trailing = [("Bin", .destructive), ("Flag", .normal)]
        simulator.drag(from: CGPoint(x: 100, y: 42), to: CGPoint(x: 190, y: 42), duration: 0.5)
        settle()
        simulator.tap(at: CGPoint(x: 30, y: 42))
        settle()
        simulator.drag(from: CGPoint(x: 300, y: 42), to: CGPoint(x: 180, y: 42), duration: 0.5)
        settle()
        simulator.tap(at: CGPoint(x: 250, y: 42))
        settle()
        #expect(controller.chosen == ["Pin", "Flag"])
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    // TV-25
    @Test func `a full swipe performs the first action`() {
        controller.trailing = [("Bin", .destructive), ("Flag", .normal)]
        simulator.drag(from: CGPoint(x: 360, y: 42), to: CGPoint(x: 40, y: 42), duration: 0.5)
        settle()
        #expect(controller.chosen == ["Bin"])
    }

    // TV-26
    @Test func `the reorder control carries a row to another place`() {
        controller.setEditing(true, animated: false)
        settle()
        simulator.drag(from: CGPoint(x: 360, y: 42), to: CGPoint(x: 360, y: 135), duration: 0.5)
        settle()
        #expect(controller.rows == ["b", "c", "a"])
        #expect(titles == ["b", "c", "a"])
    }

    // SC-20
    @Test func `a tap on the status bar scrolls to the top`() {
        controller.rows = (0..<60).map(String.init)
        table.reloadData()
        settle()
        table.contentOffset.y = 800
        controller.log = []
        simulator.tap(at: CGPoint(x: 180, y: 8))
        simulator.advance(by: 1)
        #expect(table.contentOffset.y == CGFloat(-20))
        #expect(controller.log == ["asked", "top"])
        controller.scrollsToTop = false
        table.contentOffset.y = 800
        simulator.tap(at: CGPoint(x: 180, y: 8))
        simulator.advance(by: 1)
        #expect(table.contentOffset.y == CGFloat(800))
    }

    @Test func `only the accessory view of the present state is in the cell`() throws {
        let cell = try #require(table.visibleCells.first)
        let (usual, editing) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UISwitch())
        cell.accessoryView = usual
        cell.editingAccessoryView = editing
        settle()
        #expect(usual.superview === cell && editing.superview == nil)
        controller.setEditing(true, animated: false)
        settle()
        #expect(usual.superview == nil && editing.superview === cell)
        controller.setEditing(false, animated: false)
        settle()
        #expect(usual.superview === cell && editing.superview == nil)
    }

    @Test func `a table that selects many rows shows the background for that`() throws {
        let cell = try #require(table.visibleCells.first)
        let (single, many) = (UIView(), UIView())
        cell.selectedBackgroundView = single
        cell.multipleSelectionBackgroundView = many
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(single.superview === cell && many.superview == nil)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        table.allowsMultipleSelection = true
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(single.superview == nil && many.superview === cell)
    }

    @Test func `an index takes room from the rows and leads to sections`() throws {
        let full = try #require(table.visibleCells.first).contentView.frame.width
        controller.indexTitles = ["A", "B"]
        controller.sections = 20
        table.reloadData()
        settle()
        #expect(try #require(table.visibleCells.first).contentView.frame.width < full)
        simulator.tap(at: CGPoint(x: 370, y: 360))
        settle()
        #expect(table.contentOffset.y == table.rect(forSection: 10).minY - table.adjustedContentInset.top)
    }

    // TV-24
    @Test func `reconfiguring fills the same cell anew, reloading takes another`() throws {
        let first = IndexPath(row: 0, section: 0)
        let cell = try #require(table.cellForRow(at: first))
        controller.rows[0] = "z"
        table.reconfigureRows(at: [first])
        settle()
        #expect(table.cellForRow(at: first) === cell)
        #expect(cell.textLabel?.text == "z")
    }
}

/// Three rows that can be deleted, moved and swiped.
@MainActor
final class EditableRows: UITableViewController {
    var rows = ["a", "b", "c"]
    var leading: [(String, UIContextualAction.Style)] = []
    var trailing: [(String, UIContextualAction.Style)] = []
    var chosen: [String] = []
    var log: [String] = []
    var scrollsToTop = true
    var indexTitles: [String]?
    var sections = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(TransitionCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.showsReorderControl = true
        (cell as? TransitionCell)?.tell = { [weak self] in
            if indexPath.row == 1 { self?.log.append("transition \($0.rawValue)") }
        }
        return cell
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    override func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index * 10 }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    private func configuration(_ actions: [(String, UIContextualAction.Style)]) -> UISwipeActionsConfiguration? {
        guard !actions.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
            actions: actions.map { title, style in
                UIContextualAction(style: style, title: title) { [weak self] action, _, isDone in
                    self?.chosen.append(action.title ?? "")
                    isDone(true)
                }
            }
        )
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(leading) }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(trailing) }

    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        log.append("asked")
        return scrollsToTop
    }

    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
}

/// Tells of its transitions.
@MainActor
final class TransitionCell: UITableViewCell {
    var tell: ((StateMask) -> Void)?

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        tell?(state)
    }
}
