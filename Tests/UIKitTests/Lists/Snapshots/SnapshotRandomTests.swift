import DeviceTestSupport
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: random snapshots")
struct SnapshotRandomTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func random(_ generator: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array((0..<5).shuffled(using: &generator).prefix(generator.below(5))))
        guard !snapshot.sectionIdentifiers.isEmpty else { return snapshot }
        for item in (10..<40).shuffled(using: &generator).prefix(generator.below(30)) {
            snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator))
        }
        return snapshot
    }

    /// What a list should show of a snapshot: each item at its place.
    private func expected(_ snapshot: Snapshot, _ indexPaths: [IndexPath]) -> [Int] {
        indexPaths.map { snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[$0.section])[$0.item] }
    }

    @Test(arguments: 0..<10)
    func `after any snapshots a collection shows their items in their order`(group: Int) {
        onDevice {
            for round in 0..<50 {
                let seed = UInt64(group * 50 + round)
                var generator = SeededGenerator(seed: seed)
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 320, height: 40)
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 300),
                    collectionViewLayout: layout
                )
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
                    let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    cell.tag = item
                    return cell
                }
                for _ in 0..<3 {
                    let snapshot = random(&generator)
                    source.apply(snapshot, animatingDifferences: Bool.random(using: &generator))
                    list.layoutIfNeeded()
                    let shown = list.indexPathsForVisibleItems
                    #expect(list.visibleCells.map(\.tag) == expected(snapshot, shown), "seed \(seed)")
                    #expect(shown.isEmpty == (snapshot.numberOfItems == 0), "seed \(seed)")
                    #expect(source.snapshot() == snapshot, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: 0..<10)
    func `after any snapshots a table shows their items in their order`(group: Int) {
        onDevice {
            for round in 0..<50 {
                let seed = UInt64(group * 50 + round)
                var generator = SeededGenerator(seed: seed)
                let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
                list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: list) { list, path, item in
                    let cell = list.dequeueReusableCell(withIdentifier: "cell", for: path)
                    cell.tag = item
                    return cell
                }
                for _ in 0..<3 {
                    let snapshot = random(&generator)
                    source.apply(snapshot, animatingDifferences: Bool.random(using: &generator))
                    list.layoutIfNeeded()
                    let shown = list.indexPathsForVisibleRows ?? []
                    #expect(list.visibleCells.map(\.tag) == expected(snapshot, shown), "seed \(seed)")
                    #expect(shown.isEmpty == (snapshot.numberOfItems == 0), "seed \(seed)")
                    #expect(source.snapshot() == snapshot, "seed \(seed)")
                }
            }
        }
    }
}
