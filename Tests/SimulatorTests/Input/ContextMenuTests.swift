import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: context menus")
struct ContextMenuTests {
    let simulator: Simulator
    let controller = MenuRows(style: .plain)

    init() throws {
        simulator = try Simulator(device: "iPhone 16", os: "18")
        simulator.present(controller)
        simulator.advance(by: 0)
    }

    private func rest(at point: CGPoint) {
        let frame = controller.view.convert(controller.view.bounds, to: nil)
        #expect(frame.contains(point))
        simulator.press(at: point, duration: 0.8)
        simulator.advance(by: 0.5)
    }

    private var menu: UIView? { controller.view.window?.openMenu }

    @Test func `a finger that rests on a row opens its menu beside a picture of the row`() throws {
        rest(at: CGPoint(x: 200, y: 130))
        #expect(controller.log == ["menu 1"])
        let overlay = try #require(menu)
        #expect(overlay.subviews.contains { $0.frame.height == 44 && $0.frame.width == 393 })
    }

    @Test func `choosing closes the menu and acts`() throws {
        rest(at: CGPoint(x: 200, y: 130))
        let window = try #require(controller.view.window)
        let row = try #require(window.hitTest(CGPoint(x: 60, y: 180), with: nil))
        simulator.tap(row)
        simulator.advance(by: 0.5)
        #expect(controller.log == ["menu 1", "act"])
        #expect(menu == nil)
    }

    @Test func `a row without a menu is pressed as ever`() {
        rest(at: CGPoint(x: 200, y: 85))
        #expect(menu == nil)
        #expect(controller.log == ["menu 0", "select 0"])
    }

    @Test func `the preview is told when it is tapped`() throws {
        rest(at: CGPoint(x: 200, y: 130))
        simulator.tap(at: CGPoint(x: 200, y: 130))
        simulator.advance(by: 0.5)
        #expect(controller.log == ["menu 1", "commit"])
        #expect(menu == nil)
    }
}

/// Rows of which the second has a menu.
final class MenuRows: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("menu \(indexPath.row)")
        guard indexPath.row == 1 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Act") { [weak self] _ in self?.log.append("act") }])
        })
    }
    override func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
    }
}
