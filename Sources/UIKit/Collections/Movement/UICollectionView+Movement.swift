import Foundation

/// An item that a finger carries.
struct ItemMovement {
    var source: IndexPath
    var target: IndexPath
    /// Where the finger is, in the content's coordinates.
    var position: CGPoint
}

extension UICollectionView {
    /// - Parameter isAsked: Whether the app begins it: what the data source doesn't say is then allowed.
    /// - Returns: Whether the data source lets the item go.
    func beginMovement(of indexPath: IndexPath, isAsked: Bool) -> Bool {
        guard collection.movement == nil, let cell = collection.cells[indexPath], let dataSource else { return false }
        collection.knowsMovableItems = true
        let canMove = dataSource.collectionView(self, canMoveItemAt: indexPath)
        let mayMove = dataSourceAnswers?.has("collectionView:moveItemAt:to:") ?? isAsked
        guard canMove || mayMove && !collection.knowsMovableItems else { return false }
        endSwipe()
        collection.movement = ItemMovement(source: indexPath, target: indexPath, position: cell.center)
        cell.superview?.bringSubviewToFront(cell)
        cell.carriage.isReordering = true
        return true
    }

    /// The cell goes along, and the others make room where it would be put down.
    func continueMovement(to point: CGPoint) {
        guard var movement = collection.movement else { return }
        let (previous, previousPosition) = (movement.target, movement.position)
        let layout = collectionViewLayout
        movement.position = point
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: point)
        if proposed != previous {
            movement.target =
                delegate?.collectionView(
                    self,
                    targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
                    atCurrentIndexPath: previous,
                    toProposedIndexPath: proposed
                ) ?? proposed
        }
        collection.movement = movement
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [movement.target],
                withTargetPosition: point,
                previousIndexPaths: [previous],
                previousPosition: previousPosition
            )
        )
        placeCarriedCell()
        if movement.target != previous { makeRoom(ListGap(target: movement.target, source: movement.source)) }
    }

    /// The item is put down; the data source hears of it first.
    func endMovement(isCancelled: Bool) {
        guard let movement = collection.movement else { return }
        collection.movement = nil
        collection.cells[movement.source]?.carriage.isReordering = false
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [isCancelled ? movement.source : movement.target],
                previousIndexPaths: [movement.target],
                movementCancelled: isCancelled
            )
        )
        guard !isCancelled, movement.target != movement.source else { return makeRoom(nil) }
        collection.gap = nil
        dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
        update { $0.move(movement.source, to: movement.target) }
        makeRoom(nil)
    }

    /// The item whose place in the layout holds a point of the content; the topmost one.
    func place(under point: CGPoint) -> IndexPath? {
        collection.attributes.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    private func makeRoom(_ gap: ListGap?) {
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) { [self] in
            collection.gap = gap
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    private func placeCarriedCell() {
        guard let movement = collection.movement, let cell = collection.cells[movement.source] else { return }
        // The layout places the item in the content; a section that scrolls by itself has the cell elsewhere.
        let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.source,
            withTargetPosition: movement.position
        )
        apply(attributes, to: cell)
        if !(cell.superview is OrthogonalScrollView) { cell.center = attributes.center }
    }

    /// Items stand where those beside them are, while there is room for what is dragged; the last one stays.
    func besideGap(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let gap = collection.gap else { return attributes }
        let place = gap.place(of: attributes.indexPath)
        guard place != attributes.indexPath, place.item < itemCount(inSection: place.section) else {
            return attributes
        }
        return collectionViewLayout.layoutAttributesForItem(at: place) ?? attributes
    }

    /// Keeps the carried cell under the finger when the others are placed.
    func isCarried(_ indexPath: IndexPath) -> Bool { collection.movement?.source == indexPath }
}

extension UICollectionViewLayout {
    /// A context that tells which items move.
    func movementContext(
        _ targets: [IndexPath],
        _ previous: [IndexPath],
        _ position: CGPoint?
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateDataSourceCounts = false
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.interactiveMovementTarget = position ?? .zero
        return context
    }
}
