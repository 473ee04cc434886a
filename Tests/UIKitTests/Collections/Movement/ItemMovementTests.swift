import Foundation
import Platform
import Testing

@testable import UIKit

/// A row of tiles, 125 points each, that can be moved.
@MainActor
private final class Tray: UICollectionViewController {
    final class Layout: UICollectionViewFlowLayout {
        var log: [String] = []

        override func invalidationContext(
            forInteractivelyMovingItems targetIndexPaths: [IndexPath],
            withTargetPosition targetPosition: CGPoint,
            previousIndexPaths: [IndexPath],
            previousPosition: CGPoint
        ) -> UICollectionViewLayoutInvalidationContext {
            let (from, to) = (previousIndexPaths.map(\.item), targetIndexPaths.map(\.item))
            log.append("moving \(from) → \(to), \(previousPosition.x) → \(targetPosition.x)")
            return super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths,
                withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths,
                previousPosition: previousPosition
            )
        }
        override func invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths indexPaths: [IndexPath],
            previousIndexPaths: [IndexPath],
            movementCancelled: Bool
        ) -> UICollectionViewLayoutInvalidationContext {
            log.append("ends \(previousIndexPaths.map(\.item)) → \(indexPaths.map(\.item)) \(movementCancelled)")
            return super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths,
                previousIndexPaths: previousIndexPaths,
                movementCancelled: movementCancelled
            )
        }
        override func layoutAttributesForInteractivelyMovingItem(
            at indexPath: IndexPath,
            withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.layoutAttributesForInteractivelyMovingItem(
                at: indexPath,
                withTargetPosition: position
            )
            attributes.alpha = 0.5
            return attributes
        }
    }

    var items = ["a", "b", "c"]
    var log: [String] = []
    var last = Int.max
    let layout = Layout()

    init() {
        layout.itemSize = CGSize(width: 125, height: 125)
        layout.minimumInteritemSpacing = 0
        super.init(collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) → \(destinationIndexPath.item)")
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: min(last, proposedIndexPath.item), section: 0) }

    func cell(_ item: Int) -> UICollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
    var places: [CGFloat?] { (0..<3).map { cell($0)?.frame.minX } }
}

@MainActor @Suite("Collections: moving items")
struct ItemMovementTests {
    private func staged() throws -> Tray {
        let tray = Tray()
        try stage(tray, on: "iPhone 8", os: 16)
        tray.collectionView.layoutIfNeeded()
        EventLoop.main.advance(by: 1)
        return tray
    }

    @Test func `the others make room while an item is carried, and the layout says how it looks`() throws {
        let tray = try staged()
        let start = try #require(tray.places[0])
        let carried = try #require(tray.cell(0))
        #expect(tray.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        tray.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: start + 150, y: 60))
        #expect(carried.center == CGPoint(x: start + 150, y: 60) && carried.alpha == 0.5)
        #expect(tray.places[1] == start && tray.places[2] == start + 250)
        tray.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: start + 300, y: 60))
        #expect(tray.places[1] == start && tray.places[2] == start + 125)
        tray.collectionView.endInteractiveMovement()
        tray.collectionView.layoutIfNeeded()
        EventLoop.main.advance(by: 1)
        #expect(tray.log == ["move 0 → 2"] && tray.items == ["b", "c", "a"])
        #expect(tray.cell(2) === carried && carried.alpha == 1 && tray.places == [start, start + 125, start + 250])
    }

    @Test func `the layout hears of each step and of the end`() throws {
        let tray = try staged()
        let start = try #require(tray.places[0])
        #expect(tray.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        tray.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: start + 80, y: 50))
        tray.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: start + 150, y: 50))
        tray.collectionView.endInteractiveMovement()
        #expect(
            tray.layout.log == [
                "moving [0] → [0], \(start + 62.5) → \(start + 80)", "moving [0] → [1], \(start + 80) → \(start + 150)",
                "ends [1] → [1] false",
            ]
        )
    }

    @Test func `cancelling lets the item go back, and the data source hears nothing`() throws {
        let tray = try staged()
        let start = try #require(tray.places[0])
        #expect(tray.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        tray.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: start + 20, y: 50))
        #expect(tray.places[0] == start + 125 && tray.places[1] == start + 250)
        tray.collectionView.cancelInteractiveMovement()
        tray.collectionView.layoutIfNeeded()
        #expect(tray.places == [start, start + 125, start + 250] && tray.log == [])
        #expect(tray.layout.log.last == "ends [0] → [2] true")
    }

    @Test func `the delegate may choose another place`() throws {
        let tray = try staged()
        let start = try #require(tray.places[0])
        tray.last = 1
        #expect(tray.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        tray.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: start + 300, y: 50))
        tray.collectionView.endInteractiveMovement()
        #expect(tray.log == ["move 0 → 1"])
    }

    @Test func `a controller's collection lets a long press move items`() throws {
        let tray = try staged()
        let start = try #require(tray.places[0])
        let finger = Finger()
        finger.down(at: CGPoint(x: start + 50, y: 50))
        EventLoop.main.advance(by: 0.6)
        finger.move(to: CGPoint(x: start + 140, y: 50))
        EventLoop.main.advance(by: 0.5)
        #expect(tray.places[1] == start)
        finger.up()
        EventLoop.main.advance(by: 0.5)
        #expect(tray.log == ["move 0 → 1"])
    }

    @Test func `a controller that doesn't want the gesture has none`() throws {
        let tray = Tray()
        let count = tray.collectionView.gestureRecognizers?.count ?? 0
        tray.installsStandardGestureForInteractiveMovement = false
        #expect(tray.collectionView.gestureRecognizers?.count == count - 1)
    }
}
