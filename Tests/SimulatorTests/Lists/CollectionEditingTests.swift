import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Lists: collections that change")
struct CollectionEditingTests {
    let simulator: Simulator
    let layout = AskingLayout()
    let items = Items()
    let collection: UICollectionView

    init() throws {
        simulator = try Simulator(device: "iPhone 8", os: "15.0")
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 375, height: 500),
            collectionViewLayout: layout
        )
        collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.delegate = items
        let controller = UIViewController()
        controller.view.addSubview(collection)
        simulator.present(controller)
        simulator.advance(by: 0)
    }

    @Test func `without allowsSelection a tap tells nothing`() {
        collection.allowsSelection = false
        simulator.tap(at: CGPoint(x: 100, y: 150))
        #expect(items.log.isEmpty)
        collection.allowsSelection = true
        simulator.tap(at: CGPoint(x: 100, y: 150))
        #expect(items.log == ["select 0"])
    }

    @Test func `while editing the flags for editing count`() {
        collection.isEditing = true
        simulator.tap(at: CGPoint(x: 100, y: 150))
        #expect(items.log.isEmpty)
        collection.allowsMultipleSelectionDuringEditing = true
        simulator.tap(at: CGPoint(x: 100, y: 150))
        simulator.tap(at: CGPoint(x: 100, y: 250))
        #expect(items.log == ["select 0", "select 1"])
        #expect(collection.indexPathsForSelectedItems?.count == 2)
        collection.isEditing = false
        #expect(collection.indexPathsForSelectedItems?.isEmpty == true)
    }

    // TV-24
    @Test func `reconfiguring keeps the cell and fills it anew`() throws {
        let first = IndexPath(item: 0, section: 0)
        let cell = try #require(collection.cellForItem(at: first) as? ItemCell)
        items.values[0] = 7
        collection.reconfigureItems(at: [first])
        simulator.advance(by: 0)
        #expect(collection.cellForItem(at: first) === cell)
        #expect(cell.value == 7)
    }

    @Test func `the layout is asked where items come from and go to, then hears of the end`() {
        items.values = [0, 9, 1, 2, 3]
        layout.log = []
        collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 1, section: 0)]) }
        simulator.advance(by: 1)
        items.values = [0, 1, 2, 3]
        collection.performBatchUpdates { collection.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
        simulator.advance(by: 1)
        #expect(layout.log == ["prepare", "initial 1", "finalize", "prepare", "final 1", "finalize"])
    }

    @Test func `the layout decides where a drag comes to rest`() {
        items.values = Array(0..<50)
        collection.reloadData()
        simulator.advance(by: 0)
        layout.target = CGPoint(x: 0, y: 700)
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.2)
        simulator.advance(by: 5)
        #expect(abs(collection.contentOffset.y - 700) < 0.5)
    }

    @Test func `a transform in space reaches the cell`() throws {
        layout.tilt = CATransform3DMakeRotation(0.5, 0, 1, 0)
        collection.reloadData()
        simulator.advance(by: 0)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.transform3D == layout.tilt)
    }
}

/// Writes down what it is asked.
@MainActor
final class AskingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var target: CGPoint?
    var tilt = CATransform3DIdentity

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.transform3D = tilt }
        return all
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { log.append("prepare") }
    override func finalizeCollectionViewUpdates() { log.append("finalize") }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("initial \(itemIndexPath.item)")
        return nil
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("final \(itemIndexPath.item)")
        return nil
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
}

/// A number in a cell.
@MainActor
final class ItemCell: UICollectionViewCell {
    var value = 0
}

/// Four numbers.
@MainActor
final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var values = [0, 1, 2, 3]
    var log: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { values.count }
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.value = values[indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
}
