import Foundation

extension UICollectionView: FocusableList {
    var delegatesPreferredFocus: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }
    var lastFocused: IndexPath? { collection.lastFocused }
    var firstSelected: IndexPath? { collection.selection.first }

    /// Whether the list looks like a sidebar, whose items keys go through without the app's doing.
    var isSidebar: Bool {
        let appearance = collectionViewLayout.listPlace(of: IndexPath(item: 0, section: 0))?.configuration.appearance
        return appearance == .sidebar || appearance == .sidebarPlain
    }

    func indexPath(ofFocused view: UIView) -> IndexPath? {
        var candidate: UIView? = view
        while let view = candidate, view !== self {
            if let cell = view as? UICollectionViewCell { return indexPath(for: cell) }
            candidate = view.superview
        }
        return nil
    }

    func focusableCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

    func canFocus(_ indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, canFocusItemAt: indexPath) ?? letsCellsHaveFocus
    }

    /// The nearest straight ahead, a screen beyond what is seen at most.
    func nextFocus(_ heading: UIFocusHeading, from indexPath: IndexPath) -> (indexPath: IndexPath, frame: CGRect)? {
        guard let start = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let ahead = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).compactMap { attributes in
            attributes.representedElementCategory == .cell && attributes.indexPath != indexPath
                ? FocusWay(heading, from: start, to: attributes.frame).map { (attributes, $0) } : nil
        }
        let nearest = ahead.filter { canFocus($0.0.indexPath) }.min { $0.1 < $1.1 }
        return nearest.map { ($0.0.indexPath, $0.0.frame) }
    }

    func lets(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }

    func tellDelegate(of context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let update = UICollectionViewFocusUpdateContext(context, in: self)
        delegate?.collectionView(self, didUpdateFocusIn: update, with: coordinator)
        guard let next = update.nextFocusedIndexPath else { return }
        collection.lastFocused = next
        guard delegate?.collectionView(self, selectionFollowsFocusForItemAt: next) ?? selectionFollowsFocus,
            !collection.selection.contains(next)
        else { return }
        chooseItem(at: next)
    }
}
