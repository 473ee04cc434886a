import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: swipes and carrying")
struct ListSwipeTests {
    private final class Rows: UIViewController, UICollectionViewDataSource {
        var collection: UICollectionView!
        var items = Array(0..<100)
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, isDone in
                    self?.log.append("delete \(path.item)")
                    isDone(true)
                }
                return UISwipeActionsConfiguration(actions: [action])
            }
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            view.addSubview(collection)
            collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = items[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 3
        }
        func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            items.insert(items.remove(at: source.item), at: target.item)
            log.append("move \(source.item) \(target.item)")
        }
        func cell(_ item: Int) -> UICollectionViewCell? {
            collection.cellForItem(at: IndexPath(item: item, section: 0))
        }
    }

    private func rows() throws -> Rows {
        let rows = Rows()
        try stage(rows, on: "iPhone 8", os: 16)
        return rows
    }

    @Test func `a pulled item uncovers its actions, and goes back when something else is touched`() throws {
        let rows = try rows()
        let cell = try #require(rows.cell(1))
        let middle = CGPoint(x: 200, y: cell.frame.midY)
        #expect(!rows.collection.beginSwipe(at: middle, isRightward: true))
        #expect(rows.collection.beginSwipe(at: middle, isRightward: false))
        rows.collection.continueSwipe(-100)
        #expect(cell.frame.minX == -100 && cell.configurationState.isSwiped)
        let buttons = try #require(rows.collection.rowSwipe?.buttons)
        #expect(buttons.frame == CGRect(x: 275, y: cell.frame.minY, width: 100, height: cell.frame.height))
        rows.collection.setNeedsLayout()
        rows.collection.layoutIfNeeded()
        #expect(cell.frame.minX == -100)
        #expect(rows.collection.endSwipe() && cell.frame.minX == 0 && buttons.superview == nil)
        #expect(!cell.configurationState.isSwiped)
    }

    @Test func `a long pull performs the first action`() throws {
        let rows = try rows()
        let cell = try #require(rows.cell(2))
        #expect(rows.collection.beginSwipe(at: CGPoint(x: 200, y: cell.frame.midY), isRightward: false))
        rows.collection.continueSwipe(-300)
        rows.collection.releaseSwipe(velocity: 0)
        #expect(rows.log == ["delete 2"] && rows.collection.rowSwipe == nil)
    }

    @Test func `a carried item is put down where the finger is`() throws {
        let rows = try rows()
        let carried = try #require(rows.cell(0))
        let target = try #require(rows.cell(2)).center
        #expect(!rows.collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        #expect(rows.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        rows.collection.updateInteractiveMovementTargetPosition(target)
        rows.collection.layoutIfNeeded()
        #expect(carried.center == target)
        rows.collection.endInteractiveMovement()
        rows.view.window?.layoutIfNeeded()
        #expect(rows.log == ["move 0 2"] && rows.cell(2) === carried)
        #expect((0..<4).map { rows.cell($0)?.tag } == [1, 2, 0, 3])
    }
}
