import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Menus: edit menus of rows and items")
struct ListEditMenuTests {
    private final class Rows: UITableViewController {
        var log: [String] = []
        var shows = true

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            OwnCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            log.append("should \(indexPath.row)")
            return shows
        }
        override func tableView(
            _ tableView: UITableView,
            canPerformAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool {
            log.append("can \(action)")
            return action == "copy:" || action == "paste:"
        }
        override func tableView(
            _ tableView: UITableView,
            performAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("perform \(action) \(indexPath.row) \(sender is UIMenuController)") }
    }

    private final class OwnCell: UITableViewCell, Selector.ActionProviding {
        static var actions: [Selector.Action] { [Selector.Action("star:", OwnCell.star)] }
        var stars = 0
        func star(_ sender: Any?) { stars += 1 }
    }

    private func rest(on place: IndexPath, of table: UITableView) {
        let finger = Finger()
        let cell = table.rectForRow(at: place)
        finger.down(at: table.convert(CGPoint(x: cell.midX, y: cell.midY), to: nil))
        EventLoop.main.advance(by: 0.7)
        finger.up()
        EventLoop.main.advance(by: 0.1)
    }

    private func buttons(in window: UIWindow) -> [UIButton] {
        guard let bar = window.subviews.lazy.compactMap({ $0 as? EditMenuBar }).first else { return [] }
        return bar.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
    }

    @Test func `a finger that rests on a row shows what the delegate allows, and no row is selected`() throws {
        try World().run {
            let rows = Rows(style: .plain)
            let window = try stage(rows, on: "iPhone 16", os: 18)
            rest(on: IndexPath(row: 2, section: 0), of: rows.tableView)
            let asked = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"].map { "can \($0)" }
            #expect(rows.log == ["should 2"] + asked)
            #expect(buttons(in: window).map { $0.title(for: .normal) } == ["Copy", "Paste"])
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
            let bar = UIMenuController.shared.menuFrame
            #expect(abs(bar.midX - window.bounds.midX) < 1 && bar.maxY <= cell.convert(cell.bounds, to: nil).minY)
            rows.log = []
            buttons(in: window).last?.sendActions(for: .touchUpInside)
            #expect(rows.log == ["perform paste: 2 true"])
            #expect(!UIMenuController.shared.isMenuVisible)
        }
    }

    @Test func `a row without a menu is pressed as ever`() throws {
        try World().run {
            let rows = Rows(style: .plain)
            rows.shows = false
            let window = try stage(rows, on: "iPhone 16", os: 18)
            rest(on: IndexPath(row: 1, section: 0), of: rows.tableView)
            #expect(rows.log == ["should 1", "select 1"])
            #expect(buttons(in: window).isEmpty)
        }
    }

    @Test func `an app's own entry is shown and performed by the cell that has it`() throws {
        try World().run {
            let rows = Rows(style: .plain)
            let window = try stage(rows, on: "iPhone 16", os: 18)
            UIMenuController.shared.menuItems = [
                UIMenuItem(title: "Star", action: "star:"), UIMenuItem(title: "Other", action: "other:"),
            ]
            rest(on: IndexPath(row: 0, section: 0), of: rows.tableView)
            #expect(buttons(in: window).map { $0.title(for: .normal) } == ["Copy", "Paste", "Star"])
            buttons(in: window).last?.sendActions(for: .touchUpInside)
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? OwnCell)
            #expect(cell.stars == 1)
            #expect(!rows.log.contains { $0.hasPrefix("perform") })
        }
    }

    @Test func `a touch beside the menu takes it away`() throws {
        try World().run {
            let rows = Rows(style: .plain)
            _ = try stage(rows, on: "iPhone 16", os: 18)
            rest(on: IndexPath(row: 2, section: 0), of: rows.tableView)
            #expect(UIMenuController.shared.isMenuVisible)
            let finger = Finger()
            finger.down(at: CGPoint(x: 200, y: 600))
            finger.up()
            #expect(!UIMenuController.shared.isMenuVisible)
        }
    }

    private final class Items: UICollectionViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView,
            canPerformAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == "cut:" }
        override func collectionView(
            _ collectionView: UICollectionView,
            performAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("perform \(action) \(indexPath.item)") }
    }

    @Test func `items of a collection have edit menus as rows have`() throws {
        try World().run {
            let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
            let window = try stage(items, on: "iPhone 16", os: 18)
            let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
            let finger = Finger()
            finger.down(at: cell.convert(CGPoint(x: 20, y: 20), to: nil))
            EventLoop.main.advance(by: 0.7)
            finger.up()
            #expect(buttons(in: window).map { $0.title(for: .normal) } == ["Cut"])
            buttons(in: window).first?.sendActions(for: .touchUpInside)
            #expect(items.log == ["perform cut: 1"])
        }
    }
}
