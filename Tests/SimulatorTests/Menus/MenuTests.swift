import Simulator
import Testing

@testable import UIKit

@MainActor @Suite("Menus: opened by touch")
struct MenuTests {
    private final class Record {
        var lines: [String] = []
    }

    private func action(_ title: String, _ record: Record, attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak record] action in
            record?.lines.append("\(title) from \(action.sender.map { "\(type(of: $0))" } ?? "nobody")")
        }
    }

    private func screen(
        os: String = "26.0",
        _ item: UIBarButtonItem
    ) throws -> (Simulator, UIWindow, UIViewController) {
        let simulator = try Simulator(device: "iPhone 16", os: os)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let window = simulator.present(UINavigationController(rootViewController: controller))
        return (simulator, window, controller)
    }

    private func row(_ title: String, in window: UIWindow) throws -> MenuItemControl {
        try #require(window.menuOverlay?.rows.first { $0.element.title == title })
    }

    // BT-15
    @Test func `a touch opens a bar item's menu, and its row acts with the item as sender`() throws {
        let record = Record()
        let item = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [action("Copy", record), action("Cut", record)])
        )
        let (simulator, window, _) = try screen(item)
        simulator.tap(try #require(item.view))
        #expect(window.menuOverlay?.rows.map(\.element.title) == ["Copy", "Cut"])
        simulator.tap(try row("Cut", in: window))
        #expect(record.lines == ["Cut from UIBarButtonItem"])
        #expect(window.menuOverlay == nil)
    }

    // BT-10, BT-15
    @Test func `an item with an action opens its menu by a long press only`() throws {
        let record = Record()
        let item = UIBarButtonItem(
            title: "More",
            primaryAction: action("Go", record),
            menu: UIMenu(children: [action("Copy", record)])
        )
        item.title = "More"
        let (simulator, window, _) = try screen(item)
        let view = try #require(item.view)
        simulator.tap(view)
        #expect(record.lines == ["Go from UIBarButtonItem"])
        #expect(window.menuOverlay == nil)
        simulator.press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
        #expect(window.menuOverlay != nil)
        #expect(record.lines.count == 1)
    }

    // BT-21
    @Test func `a program's primary action opens the menu that a touch would open`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "26.0")
        let record = Record()
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 200, height: 44))
        button.menu = UIMenu(children: [action("Copy", record)])
        for (event, name) in [(UIControl.Event.menuActionTriggered, "menu"), (.primaryActionTriggered, "primary")] {
            button.addAction(UIAction { _ in record.lines.append(name) }, for: event)
        }
        let controller = UIViewController()
        controller.view.addSubview(button)
        let window = simulator.present(controller)
        button.performPrimaryAction()
        #expect(window.menuOverlay == nil && record.lines == ["primary"])
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(window.menuOverlay?.rows.map(\.element.title) == ["Copy"])
        #expect(record.lines == ["primary", "menu"])
    }

    @Test func `a touch outside closes the menu and nothing else`() throws {
        let record = Record()
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("Copy", record)]))
        let (simulator, window, _) = try screen(item)
        simulator.tap(try #require(item.view))
        simulator.tap(at: CGPoint(x: 30, y: 700))
        #expect(window.menuOverlay == nil)
        #expect(record.lines.isEmpty)
    }

    // BT-16, BT-M24
    @Test func `disabled rows do nothing, hidden ones aren't there, keeping ones leave the menu open`() throws {
        let record = Record()
        let item = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
                action("Off", record, attributes: .disabled), action("Gone", record, attributes: .hidden),
                action("Again", record, attributes: .keepsMenuPresented),
            ])
        )
        let (simulator, window, _) = try screen(item)
        simulator.tap(try #require(item.view))
        #expect(window.menuOverlay?.rows.count == 2)
        simulator.tap(try row("Off", in: window))
        simulator.tap(try row("Again", in: window))
        simulator.tap(try row("Again", in: window))
        #expect(record.lines.count == 2)
    }

    // BT-M20, BT-M21, BT-M23
    @Test(arguments: [(0, 3, 0, 146.0), (0, 1, 0, 62), (1, 2, 0, 144.333), (0, 2, 1, 167)])
    func `an open menu has the measured height`(title: Int, rows: Int, inline: Int, height: Double) throws {
        let record = Record()
        var children: [UIMenuElement] = (0..<rows).map { action("Row \($0)", record) }
        if inline > 0 { children.append(UIMenu(options: .displayInline, children: [action("Inline", record)])) }
        let item = UIBarButtonItem(title: "More", menu: UIMenu(title: title > 0 ? "Title" : "", children: children))
        let (simulator, window, _) = try screen(item)
        simulator.tap(try #require(item.view))
        let frame = try #require(window.menuOverlay?.platter.frame)
        #expect(frame.width == 250)
        #expect(abs(Double(frame.height) - height) < 0.01)
    }

    // BT-11, BT-12, BT-13
    @Test func `a pop-up button's choice becomes its title`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let record = Record()
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 40)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [action("Small", record), action("Large", record)])
        controller.view.addSubview(button)
        let window = simulator.present(controller)
        #expect(button.menu?.selectedElements.map(\.title) == ["Small"])
        simulator.tap(button)
        simulator.tap(try row("Large", in: window))
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
        #expect(record.lines == ["Large from UIButton"])
    }

    // BT-14
    @Test func `a single selection keeps one element of the subtree on`() throws {
        let record = Record()
        let (first, second) = (action("A", record), action("B", record))
        first.state = .on
        let menu = UIMenu(
            options: .singleSelection,
            children: [first, UIMenu(options: .displayInline, children: [second])]
        )
        let item = UIBarButtonItem(title: "More", menu: menu)
        let (simulator, window, _) = try screen(item)
        simulator.tap(try #require(item.view))
        simulator.tap(try row("B", in: window))
        #expect(menu.selectedElements == [second])
        #expect(first.state == .off)
    }

    // BT-16
    @Test func `deferred elements are asked for when the menu opens, cached ones once`() throws {
        let record = Record()
        var asked = 0
        let deferred = UIDeferredMenuElement { provide in
            asked += 1
            provide([action("Late", record)])
        }
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [deferred]))
        let (simulator, window, _) = try screen(item)
        #expect(asked == 0)
        for _ in 0..<2 {
            simulator.tap(try #require(item.view))
            simulator.tap(try row("Late", in: window))
        }
        #expect(asked == 1)
        #expect(record.lines.count == 2)
    }

    @Test func `a submenu's row shows the submenu in place`() throws {
        let record = Record()
        let item = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [UIMenu(title: "Share", children: [action("Mail", record)])])
        )
        let (simulator, window, _) = try screen(item)
        simulator.tap(try #require(item.view))
        simulator.tap(try row("Share", in: window))
        simulator.tap(try row("Mail", in: window))
        #expect(record.lines == ["Mail from UIBarButtonItem"])
    }
}
