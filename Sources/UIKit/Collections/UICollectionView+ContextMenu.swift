extension UICollectionView {
    /// Asks the delegate when a finger rests on an item.
    func installContextMenu() {
        guard collection.contextMenu == nil else { return }
        let menu = ListContextMenu(
            cell: { [weak self] point in self?.indexPathForItem(at: point).flatMap { self?.cellForItem(at: $0) } },
            configuration: { [weak self] point in
                guard let self, let indexPath = indexPathForItem(at: point), let delegate else { return nil }
                return delegate.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: point)
                    ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: point)
            },
            commit: { [weak self] configuration, animator in
                guard let self else { return }
                delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        )
        menu.install(in: self)
        collection.contextMenu = menu
    }
}
