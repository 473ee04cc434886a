import DeviceTestSupport
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Collections: diffable data")
struct CollectionDiffableTests {
    private final class Screen: UICollectionViewController {
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        var made: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, item in
                cell.tag = item
                self?.made.append(item)
            }
            source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
        }
        func show(_ sections: [(Int, [Int])], isAnimated: Bool = false) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
            source.apply(snapshot, animatingDifferences: isAnimated)
            view.window?.layoutIfNeeded()
        }
        var tags: [Int] { collectionView.visibleCells.map(\.tag) }
    }

    private func screen() throws -> Screen {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        let screen = Screen(collectionViewLayout: layout)
        try stage(screen, on: "iPhone 8", os: 16)
        return screen
    }

    @Test func `cells go along with their items, and only new items get others`() throws {
        let screen = try screen()
        screen.show([(0, [1, 2, 3])])
        #expect(screen.tags == [1, 2, 3] && screen.made == [1, 2, 3])
        let cell = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        screen.made = []
        screen.show([(0, [3, 4, 1])])
        #expect(screen.tags == [3, 4, 1] && screen.made == [4])
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(screen.source.indexPath(for: 4) == IndexPath(item: 1, section: 0))
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    }

    @Test func `reconfigured items keep their cells, reloaded ones don't`() throws {
        let screen = try screen()
        screen.show([(0, [1, 2])])
        let cells = screen.collectionView.visibleCells
        screen.made = []
        var snapshot = screen.source.snapshot()
        snapshot.reconfigureItems([1])
        screen.source.apply(snapshot, animatingDifferences: false)
        screen.view.window?.layoutIfNeeded()
        #expect(screen.made == [1] && screen.collectionView.visibleCells.first === cells.first)
        snapshot = screen.source.snapshot()
        #expect(snapshot.reconfiguredItemIdentifiers == [])
        screen.made = []
        snapshot.reloadItems([2])
        screen.source.apply(snapshot, animatingDifferences: false)
        screen.view.window?.layoutIfNeeded()
        #expect(screen.made == [2])
    }

    @Test func `any sequence of snapshots ends with its items on the screen`() throws {
        let screen = try screen()
        for seed in 0..<100 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var items = Array(0..<30).shuffled(using: &generator)[..<Int.random(in: 0...30, using: &generator)]
            var sections: [(Int, [Int])] = []
            for section in [0, 1, 2].shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)) {
                let count = Int.random(in: 0...items.count, using: &generator)
                sections.append((section, Array(items.prefix(count))))
                items = items.dropFirst(count)
            }
            screen.show(sections, isAnimated: Bool.random(using: &generator))
            #expect(screen.tags == sections.flatMap(\.1), "seed \(seed)")
        }
    }

    @Test func `branches of a tree show and hide with a touch on their sign`() throws {
        let screen = try screen()
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        screen.source.apply(tree, to: 0, animatingDifferences: false)
        screen.view.window?.layoutIfNeeded()
        #expect(screen.tags == [1, 2])
        let cell = try #require(screen.collectionView.visibleCells.first as? UICollectionViewListCell)
        cell.list.toggle?()
        screen.view.window?.layoutIfNeeded()
        #expect(screen.tags == [1, 11, 12, 2] && screen.source.snapshot(for: 0).isExpanded(1))
        let child = screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        #expect(child?.indentationLevel == 1 && cell.configurationState.isExpanded)
        cell.list.toggle?()
        screen.view.window?.layoutIfNeeded()
        #expect(screen.tags == [1, 2])
    }

    @Test func `carried items change the snapshot, and the app hears of it`() throws {
        let screen = try screen()
        screen.show([(0, [1, 2, 3]), (1, [4])])
        var heard: [[Int]] = []
        screen.source.reorderingHandlers.canReorderItem = { $0 != 4 }
        screen.source.reorderingHandlers.didReorder = { heard.append($0.finalSnapshot.itemIdentifiers) }
        #expect(!screen.source.collectionView(screen.collectionView, canMoveItemAt: IndexPath(item: 0, section: 1)))
        screen.source.collectionView(
            screen.collectionView,
            moveItemAt: IndexPath(item: 0, section: 0),
            to: IndexPath(item: 1, section: 1)
        )
        #expect(heard == [[2, 3, 4, 1]] && screen.source.snapshot().sectionIdentifier(containingItem: 1) == 1)
    }
}
