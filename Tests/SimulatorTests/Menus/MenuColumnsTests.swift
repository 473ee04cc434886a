import Simulator
import Testing

@testable import UIKit

@MainActor @Suite("Menus: columns")
struct MenuColumnsTests {
    private struct Row: CustomTestStringConvertible {
        var hasState = false
        var hasImage = false
        var titleX: CGFloat
        var testDescription: String { "state \(hasState), image \(hasImage): \(titleX)" }
    }

    // BT-M22
    @Test(arguments: [Row(titleX: 28), Row(hasState: true, titleX: 40), Row(hasImage: true, titleX: 60)])
    private func `titles of iOS 26 begin where the widest of all rows needs them`(_ expected: Row) throws {
        let simulator = try Simulator(device: "iPhone 16", os: "26.0")
        let image = UIImage(systemName: "star")
        let item = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
                UIAction(
                    title: "One",
                    image: expected.hasImage ? image : nil,
                    state: expected.hasState ? .on : .off
                ) { _ in },
                UIAction(title: "Two") { _ in },
                UIMenu(title: "More", children: [UIAction(title: "Three") { _ in }]),
            ])
        )
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let window = simulator.present(UINavigationController(rootViewController: controller))
        simulator.tap(try #require(item.view))
        let overlay = try #require(window.menuOverlay)
        overlay.layoutIfNeeded()
        for row in overlay.rows {
            row.layoutIfNeeded()
            let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first { $0.text == row.element.title })
            #expect(abs(label.frame.minX - expected.titleX) < 0.01)
            if !(row.element is UIMenu) { #expect(abs(row.bounds.width - label.frame.maxX - 28) < 0.01) }
        }
        let first = try #require(overlay.rows.first)
        let images = first.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
        if expected.hasState { #expect(abs((images.first?.frame.midX ?? 0) - 20) < 0.5) }
        if expected.hasImage { #expect(abs((images.first?.frame.midX ?? 0) - 36) < 0.5) }
        let last = try #require(overlay.rows.last)
        let chevron = try #require(last.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden })
        #expect(abs(last.bounds.width - chevron.frame.midX - 31) < 0.5)
    }

    // BT-25
    @Test func `before iOS 26 titles end before their image, and a submenu's chevron stands where states do`() throws {
        let simulator = try Simulator(device: "iPhone 15", os: "17.0")
        let long = "A title that is much too long for a single line of a menu of this width"
        let menu = UIMenu(children: [
            UIAction(title: long, image: UIImage(systemName: "star")) { _ in },
            UIMenu(title: "More", image: UIImage(systemName: "star"), children: [UIAction(title: "Three") { _ in }]),
        ])
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
        let window = simulator.present(UINavigationController(rootViewController: controller))
        simulator.tap(try #require(controller.navigationItem.rightBarButtonItem?.view))
        let overlay = try #require(window.menuOverlay)
        overlay.layoutIfNeeded()
        var frames: [(label: CGRect, images: [CGRect], width: CGFloat)] = []
        for row in overlay.rows {
            row.layoutIfNeeded()
            let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first { $0.text == row.element.title })
            let images = row.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }.map(\.frame)
            frames.append((label.frame, images.sorted { $0.minX < $1.minX }, row.bounds.width))
        }
        #expect(frames.allSatisfy { abs($0.label.minX - 32) < 0.01 })
        #expect(frames.map(\.images.count) == [1, 2])
        #expect(frames.allSatisfy { $0.label.maxX < $0.images.last?.minX ?? 0 })
        #expect(abs((frames.last?.images.first?.midX ?? 0) - 17) < 0.5)
    }
}
