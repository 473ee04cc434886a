import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: prefetching")
struct PrefetchingTests {
    /// Rows of 50 points under a navigation bar, so that the content begins at a negative offset.
    private final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.prefetchDataSource = self
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("ahead \(indexPaths.first?.row ?? -1)…\(indexPaths.last?.row ?? -1)")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("not \(indexPaths.first?.row ?? -1)…\(indexPaths.last?.row ?? -1)")
        }
    }

    private final class Items: UICollectionViewController, UICollectionViewDataSourcePrefetching {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.prefetchDataSource = self
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            200
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("ahead \(indexPaths.first?.item ?? -1)…\(indexPaths.last?.item ?? -1)")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("not \(indexPaths.first?.item ?? -1)…\(indexPaths.last?.item ?? -1)")
        }
    }

    @Test func `rows of the next screenful are told of once, and taken back when the content turns`() throws {
        let rows = Rows()
        try stage(UINavigationController(rootViewController: rows), on: "iPhone 8", os: 16)
        let table: UITableView = rows.tableView
        table.layoutIfNeeded()
        let last = try #require(table.indexPathsForVisibleRows?.last?.row)
        #expect(rows.log.first?.hasPrefix("ahead \(last + 1)…") == true)
        #expect(table.contentOffset.y < 0)
        rows.log = []
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(rows.log == [])
        table.contentOffset.y = 1500
        table.layoutIfNeeded()
        rows.log = []
        table.contentOffset.y = 1400
        table.layoutIfNeeded()
        let first = try #require(table.indexPathsForVisibleRows?.first?.row)
        #expect(rows.log.contains { $0.hasPrefix("not ") })
        #expect(rows.log.contains { $0.hasPrefix("ahead ") && $0.hasSuffix("…\(first - 1)") })
    }

    @Test func `items of the next screenful are told of once`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let items = Items(collectionViewLayout: layout)
        try stage(UINavigationController(rootViewController: items), on: "iPhone 8", os: 16)
        let collection: UICollectionView = items.collectionView
        collection.layoutIfNeeded()
        let last = try #require(collection.indexPathsForVisibleItems.map(\.item).max())
        #expect(items.log.first?.hasPrefix("ahead \(last + 1)…") == true)
        items.log = []
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        #expect(items.log == [])
        collection.isPrefetchingEnabled = false
        collection.contentOffset.y = 2000
        collection.layoutIfNeeded()
        #expect(items.log == [])
    }
}
