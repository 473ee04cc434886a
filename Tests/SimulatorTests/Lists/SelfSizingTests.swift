import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Lists: cells that change their size", .serialized)
struct SelfSizingTests {
    /// As high as it is told, by a constraint or by its configuration.
    private final class Growing: UITableViewCell {
        private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 60)

        func stand() {
            height.priority = UILayoutPriority(999)
            height.isActive = true
        }
    }

    private final class Rows: UITableViewController {
        var usesConfigurations = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Growing(style: .default, reuseIdentifier: nil)
            if usesConfigurations {
                cell.contentConfiguration = configured("one")
            } else {
                cell.stand()
            }
            return cell
        }
        func configured(_ text: String) -> UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = text
            return content
        }
        func cell(_ row: Int) -> Growing? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Growing }
        var heights: [CGFloat] {
            (0..<3).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        }
    }

    private func boot(os: String = "16", configured: Bool = false) throws -> (Simulator, Rows) {
        let simulator = try Simulator(device: "iPhone 11", os: os)
        let rows = Rows(style: .plain)
        rows.usesConfigurations = configured
        simulator.present(rows)
        simulator.advance(by: 0.1)
        return (simulator, rows)
    }

    // TV-31
    @Test func `a row follows another configuration of its cell, and the rows below glide`() throws {
        let (simulator, rows) = try boot(configured: true)
        let before = rows.heights
        #expect(Set(before).count == 1)
        rows.cell(0)?.contentConfiguration = rows.configured("one\ntwo\nthree")
        simulator.advance(by: 0.05)
        let below = try #require(rows.cell(1))
        #expect(rows.heights[0] > before[0] + 30 && rows.heights[1] == before[1])
        #expect(below.frame.minY == rows.heights[0])
        #expect(below.layer.animationKeys()?.isEmpty == false)
    }

    // TV-31
    @Test func `without animations it follows at once, and fixed heights and older systems don't follow`() throws {
        let (simulator, rows) = try boot(configured: true)
        UIView.performWithoutAnimation { rows.cell(0)?.contentConfiguration = rows.configured("one\ntwo") }
        simulator.advance(by: 0.05)
        #expect(rows.heights[0] > rows.heights[1])
        #expect(rows.cell(1)?.layer.animationKeys() ?? [] == [])

        rows.tableView.rowHeight = 50
        rows.tableView.reloadData()
        simulator.advance(by: 0.05)
        rows.cell(0)?.contentConfiguration = rows.configured("one\ntwo\nthree\nfour")
        simulator.advance(by: 0.5)
        #expect(rows.heights == [50, 50, 50])

        let (old, oldRows) = try boot(os: "15", configured: true)
        let before = oldRows.heights
        oldRows.cell(0)?.contentConfiguration = oldRows.configured("one\ntwo\nthree")
        old.advance(by: 0.5)
        #expect(oldRows.heights == before)
    }

    // TV-31
    @Test func `constraints count only where the table says so, and disabled nothing does`() throws {
        let (simulator, rows) = try boot()
        #expect(rows.heights == [60, 60, 60])
        rows.cell(1)?.height.constant = 100
        simulator.advance(by: 0.5)
        #expect(rows.heights == [60, 60, 60])
        rows.cell(1)?.invalidateIntrinsicContentSize()
        simulator.advance(by: 0.5)
        #expect(rows.heights == [60, 100, 60])
        rows.tableView.selfSizingInvalidation = .enabledIncludingConstraints
        rows.cell(2)?.height.constant = 80
        simulator.advance(by: 0.5)
        #expect(rows.heights == [60, 100, 80])
        rows.tableView.selfSizingInvalidation = .disabled
        rows.cell(2)?.height.constant = 20
        rows.cell(2)?.invalidateIntrinsicContentSize()
        simulator.advance(by: 0.5)
        #expect(rows.heights == [60, 100, 80])
    }

    private final class Items: UICollectionViewController {
        init() {
            super.init(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)
                )
            )
        }
        required init?(coder: NSCoder) { nil }

        var log: [String] = []
        private let registration = UICollectionView.CellRegistration<Watching, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "item \(item)"
            cell.contentConfiguration = content
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueConfiguredReusableCell(
                using: registration,
                for: indexPath,
                item: indexPath.item
            )
            cell.told = { [weak self] in self?.log.append("\($0) \(indexPath.item)") }
            return cell
        }
    }

    private final class Watching: UICollectionViewListCell {
        var told: (String) -> Void = { _ in }
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            told("will")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            told("did")
        }
    }

    // TV-31
    @Test func `an item of a list follows another configuration of its cell`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "16")
        let items = Items()
        simulator.present(items)
        simulator.advance(by: 0.1)
        let cells = (0..<3).compactMap { items.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
        let before = cells.map(\.frame)
        try #require(before.count == 3)
        var content = UIListContentConfiguration.cell()
        content.text = "one\ntwo\nthree"
        cells[0].contentConfiguration = content
        simulator.advance(by: 0.5)
        #expect(cells[0].frame.height > before[0].height + 30)
        #expect(cells[1].frame.minY == cells[0].frame.maxY && cells[1].frame.height == before[1].height)
        items.collectionView.selfSizingInvalidation = .disabled
        content.text = "one"
        cells[0].contentConfiguration = content
        simulator.advance(by: 0.5)
        #expect(cells[0].frame.height > before[0].height + 30)
    }

    // CV-7
    @Test func `cells in sight hear of another layout before and after it takes over`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "16")
        let items = Items()
        simulator.present(items)
        simulator.advance(by: 0.1)
        let next = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        )
        items.collectionView.setCollectionViewLayout(next, animated: false)
        #expect(items.log == ["will 0", "will 1", "will 2"])
        simulator.advance(by: 0.1)
        #expect(items.log.suffix(3) == ["did 0", "did 1", "did 2"])
    }
}
