import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor
private final class Tiles: UICollectionViewController {
    var items = [0, 1, 2]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
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

    func cell(_ item: Int) -> UICollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
}

@MainActor @Suite("Collections: updates fade")
struct UpdateFadeTests {
    private func staged() throws -> Tiles {
        let tiles = Tiles()
        try stage(tiles, on: "iPhone 8", os: 16)
        tiles.collectionView.layoutIfNeeded()
        EventLoop.main.advance(by: 1)
        return tiles
    }

    private func shown(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? view.layer.opacity }

    @Test func `an inserted item fades in where it stands`() throws {
        let tiles = try staged()
        tiles.items = [0, 1, 2, 3]
        tiles.collectionView.performBatchUpdates {
            tiles.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        tiles.collectionView.layoutIfNeeded()
        let cell = try #require(tiles.cell(1))
        #expect(cell.alpha == 1 && cell.layer.animationKeys() == ["opacity"])
        EventLoop.main.advance(by: 0.15)
        #expect(shown(cell) > 0.1 && shown(cell) < 0.9)
        EventLoop.main.advance(by: 0.2)
        #expect(shown(cell) == 1)
    }

    @Test func `a deleted item fades out and is gone at the end`() throws {
        let tiles = try staged()
        let cell = try #require(tiles.cell(1))
        tiles.items = [0, 2]
        tiles.collectionView.performBatchUpdates {
            tiles.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        tiles.collectionView.layoutIfNeeded()
        #expect(cell.superview === tiles.collectionView && !tiles.collectionView.visibleCells.contains(cell))
        EventLoop.main.advance(by: 0.15)
        #expect(shown(cell) > 0.1 && shown(cell) < 0.9)
        EventLoop.main.advance(by: 0.2)
        #expect(cell.superview == nil)
    }

    @Test func `a cell that faded out is whole again when it is reused`() throws {
        let tiles = try staged()
        let cell = try #require(tiles.cell(2))
        tiles.items = [0, 1]
        tiles.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
        tiles.collectionView.layoutIfNeeded()
        EventLoop.main.advance(by: 1)
        tiles.items = [0, 1, 2]
        tiles.collectionView.reloadData()
        tiles.collectionView.layoutIfNeeded()
        #expect(tiles.collectionView.visibleCells.contains(cell) && cell.alpha == 1)
    }

    @Test func `a layout's super says that inserted items come clear and deleted ones go clear`() throws {
        final class Asking: UICollectionViewFlowLayout {
            var lines: [String] = []
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                lines.append("in \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
                return attributes
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                lines.append("out \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
                return attributes
            }
        }
        let tiles = try staged()
        let layout = Asking()
        layout.itemSize = CGSize(width: 100, height: 100)
        tiles.collectionView.collectionViewLayout = layout
        tiles.collectionView.layoutIfNeeded()
        tiles.items = [5, 1, 2]
        tiles.collectionView.performBatchUpdates {
            tiles.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            tiles.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        tiles.collectionView.layoutIfNeeded()
        #expect(layout.lines == ["out 0 0.0", "in 0 0.0"])
        #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
}
