import Foundation

/// An item that a finger carries.
struct ItemMovement {
    var source: IndexPath
    var target: IndexPath
    /// From the finger to the cell's center.
    var grip: CGPoint
}

extension UICollectionView {
    /// - Returns: Whether the data source lets the item go.
    func beginMovement(of indexPath: IndexPath) -> Bool {
        guard collection.movement == nil, let cell = collection.cells[indexPath],
            dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
        else { return false }
        endSwipe()
        collection.movement = ItemMovement(source: indexPath, target: indexPath, grip: .zero)
        bringSubviewToFront(cell)
        return true
    }

    /// The cell goes along.
    func continueMovement(to point: CGPoint) {
        guard var movement = collection.movement else { return }
        collection.cells[movement.source]?.center = point
        let place = collection.attributes.last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }
        if let proposed = place?.indexPath { movement.target = proposed }
        collection.movement = movement
    }

    /// The item is put down; the data source hears of it first.
    func endMovement(isCancelled: Bool) {
        guard let movement = collection.movement else { return }
        collection.movement = nil
        guard !isCancelled, movement.target != movement.source else { return setNeedsLayout() }
        dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
        update { $0.move(movement.source, to: movement.target) }
    }

    /// Items stand where those beside them are, while there is room for what is dragged; the last one stays.
    func besideGap(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let gap = collection.gap else { return attributes }
        let place = gap.place(of: attributes.indexPath)
        guard place != attributes.indexPath, place.item < numberOfItems(inSection: place.section) else {
            return attributes
        }
        return collectionViewLayout.layoutAttributesForItem(at: place) ?? attributes
    }

    /// Keeps the carried cell under the finger when the others are placed.
    func isCarried(_ indexPath: IndexPath) -> Bool { collection.movement?.source == indexPath }
}
