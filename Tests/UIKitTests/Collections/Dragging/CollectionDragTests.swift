import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor
private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    var items = ["a", "b", "c", "d"]
    var log: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))
        item.localObject = items[indexPath.item]
        return [item]
    }
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard session.localDragSession != nil else { return UICollectionViewDropProposal(operation: .forbidden) }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
            let source = item.sourceIndexPath
        else { return }
        log.append("perform \(item.dragItem.localObject ?? "") \(source.item) → \(target.item)")
        collectionView.performBatchUpdates {
            items.insert(items.remove(at: source.item), at: target.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [target])
        }
        let animator = coordinator.drop(item.dragItem, toItemAt: target)
        animator.addCompletion { [weak self] _ in self?.log.append("landed") }
    }
}

@MainActor @Suite("Collections: dragging")
struct CollectionDragTests {
    @Test func `items make room for the one that is dragged, which lands in its place`() throws {
        try World().run {
            let root = UIViewController()
            let window = try stage(root, on: "iPad Pro (11-inch)", os: 15)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumInteritemSpacing = 0
            let frame = CGRect(x: 0, y: 100, width: 400, height: 300)
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            let board = Board()
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = board
            collection.dragDelegate = board
            collection.dropDelegate = board
            root.view.addSubview(collection)
            window.layoutIfNeeded()
            let places = { (0..<4).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX } }
            #expect(places() == [0, 100, 200, 300])
            let finger = Finger()
            finger.down(at: CGPoint(x: 350, y: 150))
            EventLoop.main.advance(by: 0.6)
            finger.move(to: CGPoint(x: 150, y: 150))
            EventLoop.main.advance(by: 1)
            #expect(places() == [0, 200, 300, 300])
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(board.items == ["a", "d", "b", "c"] && board.log == ["perform d 3 → 1", "landed"])
            #expect(places() == [0, 100, 200, 300])
        }
    }
}
