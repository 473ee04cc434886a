import Foundation

extension UICollectionView: SwipeableList {
    var rowSwipe: RowSwipe? {
        get { collection.swipe }
        set { collection.swipe = newValue }
    }

    /// The finger that pulls items of lists aside.
    func installSwipes() {
        guard !(gestureRecognizers ?? []).contains(where: { $0 is RowSwipeGestureRecognizer }) else { return }
        addGestureRecognizer(RowSwipeGestureRecognizer(target: nil, action: nil))
    }

    // MARK: Actions
    func swipeableRow(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let indexPath = indexPathForItem(at: point), collection.cells[indexPath] != nil else {
            return nil
        }
        return indexPath
    }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let place = collectionViewLayout.listPlace(of: indexPath), place.role == .item else { return nil }
        let configuration = place.configuration
        return isLeading
            ? configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
            : configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
    }

    /// The delete control of an item was touched: it makes room for the actions of its trailing end.
    func askForDeletion(of cell: UICollectionViewListCell) {
        guard let indexPath = indexPath(for: cell), !endSwipe() else { return }
        uncoverActions(swipeActions(at: indexPath, isLeading: false), of: indexPath)
    }

    // MARK: The item
    func restingFrame(of indexPath: IndexPath) -> CGRect? {
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return nil }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft,
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
        else { return frame }
        return CGRect(x: contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    func moveRow(at indexPath: IndexPath, to frame: CGRect) {
        collection.cells[indexPath]?.setUntransformedFrame(frame)
    }

    func setPulled(_ isPulled: Bool, at indexPath: IndexPath) {
        guard let cell = collection.cells[indexPath] else { return }
        cell.listPlace.isSwiped = isPulled
        cell.setNeedsUpdateConfiguration()
    }

    func swipeDidBegin(at indexPath: IndexPath) {}
    func swipeDidEnd(at indexPath: IndexPath) {}
}
