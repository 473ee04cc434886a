import CoreGraphics
import Foundation
import Platform
import Testing

@testable import UIKit

@Suite("Focus: tables and collections")
@MainActor
struct ListFocusTests {
    private final class Rows: UITableViewController {
        var log: [String] = []
        var skipped: IndexPath?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = "\(indexPath.row)"
            cell.contentConfiguration = content
            return cell
        }
        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            indexPath != skipped && tableView.allowsFocus
        }
        override func tableView(
            _ tableView: UITableView,
            didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0?.row ?? -1 }
            log.append("\(rows[0])→\(rows[1])")
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }
    }

    private func press(_ key: String, _ count: Int = 1) {
        for _ in 0..<count { KeyDelivery.press(KeyStroke(key)) }
    }

    private func rows() throws -> Rows {
        let rows = Rows(style: .plain)
        try stage(rows, on: "iPad Pro 11-inch (M4)", os: 18)
        rows.tableView.layoutIfNeeded()
        return rows
    }

    @Test func `rows have no focus on an iPad until the table allows it`() throws {
        try World().run {
            let rows = try rows()
            press("\t")
            #expect(!rows.tableView.allowsFocus && rows.log.isEmpty)
            rows.tableView.allowsFocus = true
            press("\t")
            #expect(rows.log == ["-1→0"])
        }
    }

    @Test func `arrows go from row to row past those that can't have the focus, and return selects`() throws {
        try World().run {
            let rows = try rows()
            rows.tableView.allowsFocus = true
            rows.skipped = IndexPath(row: 1, section: 0)
            press("\t")
            press(UIKeyCommand.inputDownArrow)
            press("\r")
            #expect(rows.log == ["-1→0", "0→2", "selected 2"])
            #expect(rows.tableView.indexPathForSelectedRow?.row == 2)
        }
    }

    @Test func `the table scrolls along to rows that had no cell yet`() throws {
        try World().run {
            let rows = try rows()
            rows.tableView.allowsFocus = true
            press("\t")
            press(UIKeyCommand.inputDownArrow, 60)
            EventLoop.main.advance(by: 1)
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 60, section: 0)))
            #expect(cell.isFocused && rows.log.last == "59→60")
            #expect(rows.tableView.bounds.contains(cell.frame))
        }
    }

    @Test func `selection follows the focus where the table says so`() throws {
        try World().run {
            let rows = try rows()
            rows.tableView.allowsFocus = true
            rows.tableView.selectionFollowsFocus = true
            press("\t")
            press(UIKeyCommand.inputDownArrow)
            #expect(rows.log == ["-1→0", "selected 0", "0→1", "selected 1"])
        }
    }

    @Test func `a cell with the focus is filled with the tint color, its text white`() throws {
        try World().run {
            let rows = try rows()
            rows.tableView.allowsFocus = true
            press("\t")
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            rows.tableView.layoutIfNeeded()
            #expect(cell.configurationState.isFocused)
            let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
            let updated = content.updated(for: cell.configurationState)
            #expect(updated.textProperties.color == .white)
            #expect(
                UIBackgroundConfiguration.listPlainCell().updated(for: cell.configurationState).backgroundColor
                    == .tintColor
            )
        }
    }

    private final class Tiles: UICollectionViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            200
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView,
            didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append("\(context.nextFocusedIndexPath?.item ?? -1)") }
        override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
            IndexPath(item: 2, section: 0)
        }
    }

    @Test func `a collection begins at the item that its delegate prefers and goes through its grid`() throws {
        try World().run {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 200, height: 200)
            (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, 0)
            let tiles = Tiles(collectionViewLayout: flow)
            try stage(tiles, on: "iPad Pro 11-inch (M4)", os: 18)
            tiles.collectionView.layoutIfNeeded()
            tiles.collectionView.allowsFocus = true
            press("\t")
            press(UIKeyCommand.inputLeftArrow)
            press(UIKeyCommand.inputDownArrow, 20)
            // Four items of 200 points stand in a row of 834.
            #expect(tiles.log == ["2", "1"] + (1...20).map { "\(1 + 4 * $0)" })
        }
    }

    @Test func `sidebars let keys through, and select as they go`() throws {
        try World().run {
            let list = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .sidebar)
            )
            let tiles = Tiles(collectionViewLayout: list)
            try stage(tiles, on: "iPad Pro 11-inch (M4)", os: 18)
            tiles.collectionView.layoutIfNeeded()
            #expect(tiles.collectionView.allowsFocus && tiles.collectionView.selectionFollowsFocus)
            press("\t")
            #expect(tiles.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        }
    }
}
