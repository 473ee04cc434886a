import Foundation

extension UICollectionView: ContextMenuList {
    /// The interaction that opens the menus of items; nil before there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { collection.contextMenu?.interaction }

    /// Asks the delegate when a finger rests on an item.
    func installContextMenu() {
        if collection.contextMenu == nil { collection.contextMenu = ListContextMenu(in: self) }
    }

    func menuPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func menuSubject(at place: IndexPath) -> UIView? { cellForItem(at: place) }

    func menuConfiguration(at place: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: point)
            ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: place, point: point)
    }
    func menuHighlight(_ configuration: UIContextMenuConfiguration, at place: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: place)
    }
    func menuDismissal(_ configuration: UIContextMenuConfiguration, at place: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: place)
    }
    func menuComes(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    func menuGoes(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    func menuCommits(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func editMenuShows(at place: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldShowMenuForItemAt: place) ?? false
    }
    func editMenuAllows(_ action: Selector, at place: IndexPath, sender: Any?) -> Bool {
        delegate?.collectionView(self, canPerformAction: action, forItemAt: place, withSender: sender) ?? false
    }
    func editMenuPerforms(_ action: Selector, at place: IndexPath, sender: Any?) {
        delegate?.collectionView(self, performAction: action, forItemAt: place, withSender: sender)
    }
}
