import Simulator
import Testing

@testable import UIKit

@MainActor @Suite("Menus: chosen without lifting, and side by side", .serialized)
struct MenuFingerTests {
    private let controller = UIViewController()
    private let button = UIButton(type: .system)

    private final class Record { var lines: [String] = [] }
    private let record = Record()

    private func action(_ title: String, image: String? = nil, state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, state: state) { [weak record] _ in
            record?.lines.append(title)
        }
    }

    private func boot(os: String = "16", at y: CGFloat = 200, _ menu: UIMenu) throws -> (Simulator, UIWindow) {
        let simulator = try Simulator(device: "iPhone 11", os: os)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 40, y: y, width: 100, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let window = simulator.present(controller)
        simulator.advance(by: 0.1)
        return (simulator, window)
    }

    private func center(of title: String, in window: UIWindow) throws -> CGPoint {
        let overlay = try #require(window.menuOverlay)
        overlay.layoutIfNeeded()
        let item = try #require(overlay.rows.first { $0.element.title == title })
        return item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil)
    }

    // BT-26
    @Test(arguments: ["15", "16", "26.0"])
    func `a finger that stays down goes on to a row and chooses it by lifting`(os: String) throws {
        let (simulator, window) = try boot(os: os, UIMenu(children: [action("Copy"), action("Cut"), action("Paste")]))
        simulator.tap(button)
        let target = try center(of: "Cut", in: window)
        window.menuOverlay?.close()
        simulator.drag(from: CGPoint(x: 90, y: 222), to: target)
        simulator.advance(by: 0.5)
        #expect(record.lines == ["Cut"])
        #expect(window.menuOverlay == nil)
    }

    // BT-26
    @Test func `a tap chooses nothing, though the menu comes up under the finger, nor does a finger beside it`() throws
    {
        let (simulator, window) = try boot(os: "26.0", UIMenu(children: [action("Copy"), action("Cut")]))
        simulator.tap(button)
        #expect(window.menuOverlay?.rows.count == 2 && record.lines == [])
        window.menuOverlay?.close()
        simulator.drag(from: CGPoint(x: 90, y: 222), to: CGPoint(x: 350, y: 700))
        #expect(window.menuOverlay != nil && record.lines == [])
    }

    // BT-26
    @Test func `a long press on a view with a context menu goes on to its rows`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "16")
        let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
        let delegate = CardMenu { [self] in UIMenu(children: [action("Copy"), action("Cut")]) }
        card.addInteraction(UIContextMenuInteraction(delegate: delegate))
        controller.view.addSubview(card)
        let window = simulator.present(controller)
        simulator.press(at: CGPoint(x: 100, y: 250))
        simulator.advance(by: 0.5)
        let target = try center(of: "Cut", in: window)
        window.menuOverlay?.close()
        simulator.advance(by: 1)
        simulator.drag(from: CGPoint(x: 100, y: 250), to: target, duration: 0.3, holding: 0.8)
        simulator.advance(by: 1)
        #expect(record.lines == ["Cut"])
    }

    // BT-25
    @Test func `elements of small and medium size stand side by side, others have rows of their own`() throws {
        let small = UIMenu(
            options: .displayInline,
            preferredElementSize: .small,
            children: [action("A", image: "star"), action("B", image: "heart"), action("C"), action("D"), action("E")]
        )
        let medium = UIMenu(
            options: .displayInline,
            preferredElementSize: .medium,
            children: [action("F", image: "star"), action("G", image: "heart")]
        )
        let (simulator, window) = try boot(UIMenu(children: [small, medium, action("H")]))
        simulator.tap(button)
        let overlay = try #require(window.menuOverlay)
        overlay.layoutIfNeeded()
        let frames = overlay.rows.map { $0.convert($0.bounds, to: overlay.platter) }
        try #require(frames.count == 8)
        let width = overlay.platter.bounds.width
        #expect(Set(frames[0..<4].map(\.minY)).count == 1 && frames[0..<4].allSatisfy { $0.width == width / 4 })
        #expect(frames[4].minY == frames[0].maxY && frames[4].minX == 0)
        #expect(frames[5].width == width / 2 && frames[6].minX == width / 2 && frames[5].height > frames[0].height)
        #expect(frames[7].width == width && frames[7].minY > frames[6].maxY)
        simulator.tap(at: try center(of: "G", in: window))
        #expect(record.lines == ["G"])
    }

    // BT-25
    @Test func `a palette is one line, however many elements it has, and the one that is on is marked`() throws {
        let names = ["star", "heart", "bell", "flag", "bolt", "moon", "sun.max", "cloud"]
        let palette = UIMenu(
            options: [.displayInline, .displayAsPalette, .singleSelection],
            children: names.enumerated().map { action($1, image: $1, state: $0 == 2 ? .on : .off) }
        )
        let (simulator, window) = try boot(os: "17", UIMenu(children: [palette]))
        simulator.tap(button)
        let overlay = try #require(window.menuOverlay)
        overlay.layoutIfNeeded()
        #expect(Set(overlay.rows.map(\.frame.minY)) == [0])
        #expect(overlay.rows.map(\.frame.width).min() ?? 0 >= 44)
        simulator.tap(at: try center(of: "heart", in: window))
        #expect(record.lines == ["heart"] && palette.selectedElements.map(\.title) == ["heart"])
    }

    // BT-24
    @Test func `a menu without room below stands above, its first element nearest to the button`() throws {
        let menu = UIMenu(children: [action("First"), action("Second"), action("Third")])
        let (simulator, window) = try boot(at: 780, menu)
        for (order, titles) in [
            (UIContextMenuConfiguration.ElementOrder.automatic, ["Third", "Second", "First"]),
            (.priority, ["Third", "Second", "First"]), (.fixed, ["First", "Second", "Third"]),
        ] {
            button.preferredMenuElementOrder = order
            simulator.tap(button)
            let overlay = try #require(window.menuOverlay)
            overlay.layoutIfNeeded()
            #expect(overlay.rows.map(\.element.title) == titles)
            #expect(overlay.platter.frame.maxY <= 780)
            overlay.close()
        }
        button.frame.origin.y = 200
        button.preferredMenuElementOrder = .priority
        simulator.tap(button)
        window.menuOverlay?.layoutIfNeeded()
        #expect(window.menuOverlay?.rows.first?.element.title == "First")
    }

    // BT-25
    @Test func `titles take as many lines as the menu's preferences say`() throws {
        let title = "A title that is much too long for a single line of a menu of this width"
        let menu = UIMenu(children: [action(title)])
        let (simulator, window) = try boot(os: "17", menu)
        simulator.tap(button)
        let two = try #require(window.menuOverlay?.rows.first?.frame.height)
        window.menuOverlay?.close()
        menu.displayPreferences = UIMenuDisplayPreferences()
        #expect(menu.displayPreferences?.maximumNumberOfTitleLines == NSNotFound)
        menu.displayPreferences?.maximumNumberOfTitleLines = 0
        simulator.tap(button)
        let all = try #require(window.menuOverlay?.rows.first?.frame.height)
        window.menuOverlay?.close()
        menu.displayPreferences?.maximumNumberOfTitleLines = 1
        simulator.tap(button)
        let one = try #require(window.menuOverlay?.rows.first?.frame.height)
        #expect(one == 44 && two > one && all > two)
    }
}

private final class CardMenu: NSObject, UIContextMenuInteractionDelegate {
    private let make: () -> UIMenu

    init(_ make: @escaping () -> UIMenu) { self.make = make }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [make] _ in make() }) }
}
