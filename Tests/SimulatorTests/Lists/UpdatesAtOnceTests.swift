import Simulator
import Testing
import UIKit

/// What an update has done for who asks when its call returns, of lists in a window.
@MainActor @Suite("Lists: what an update has brought")
struct UpdatesAtOnceTests {
    let simulator: Simulator

    init() throws { simulator = try Simulator(device: "iPhone 8", os: "15.0") }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 2
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            log.append("cell \(indexPath.item)")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
        }
    }

    private final class Layout: UICollectionViewFlowLayout {
        var log: [String] = []

        override func prepare() {
            log.append("prepare \(collectionView?.numberOfItems(inSection: 0) ?? -1)")
            super.prepare()
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            log.append("updates")
            super.prepare(forCollectionViewUpdates: updateItems)
        }
        override func finalizeCollectionViewUpdates() {
            log.append("finalize")
            super.finalizeCollectionViewUpdates()
        }
    }

    private func show(_ view: UIView) {
        let controller = UIViewController()
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        simulator.present(controller)
        simulator.advance(by: 0)
    }

    // TV-37
    @Test func `a table has the cell of a row that was inserted for who asks for it at once`() {
        let (table, source) = (UITableView(frame: .zero, style: .plain), Source())
        table.dataSource = source
        show(table)
        source.log = []
        source.count = 3
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
        #expect(source.log == ["cell 1"])
        #expect(table.visibleCells.count == 3)
        simulator.advance(by: 1)
        #expect(source.log == ["cell 1"])
    }

    @Test func `outside of a window cells wait for the layout`() {
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain), Source())
        table.dataSource = source
        source.count = 3
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
        #expect(source.log.isEmpty)
    }

    // CV-15
    @Test func `a collection prepares the new items, then the update, and has the new cells for who asks`() {
        let (source, layout) = (Source(), Layout())
        layout.itemSize = CGSize(width: 300, height: 50)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        collection.dataSource = source
        show(collection)
        (source.log, layout.log) = ([], [])
        source.count = 4
        let before = collection.contentSize.height
        collection.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
        #expect(layout.log == ["prepare 4", "updates"])
        #expect(collection.contentSize.height > before)
        #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
        #expect(layout.log == ["prepare 4", "updates", "finalize"])
        #expect(source.log == ["cell 0", "cell 3"])
        #expect(collection.indexPathsForVisibleItems.count == 4)
        simulator.advance(by: 1)
        #expect(source.log == ["cell 0", "cell 3"])
    }
}
