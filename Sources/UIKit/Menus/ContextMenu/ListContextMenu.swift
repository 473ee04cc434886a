import Foundation

/// Opens the context menus of a table's rows or a collection's items.
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    /// The cell at a point of the list's bounds space, and the configuration for it.
    private let cell: (CGPoint) -> UIView?
    private let configuration: (CGPoint) -> UIContextMenuConfiguration?
    private let commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void

    init(
        cell: @escaping (CGPoint) -> UIView?,
        configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
        commit: @escaping (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    ) {
        self.cell = cell
        self.configuration = configuration
        self.commit = commit
    }

    /// Lets a list open menus from now on.
    func install(in list: UIView) {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.subject = cell
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration(location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        commit(configuration, animator)
    }
}

extension UITableView {
    /// Asks the delegate when a finger rests on a row.
    func installContextMenu() {
        guard table.contextMenu == nil else { return }
        let menu = ListContextMenu(
            cell: { [weak self] point in self?.indexPathForRow(at: point).flatMap { self?.cellForRow(at: $0) } },
            configuration: { [weak self] point in
                guard let self, !isEditing, let indexPath = indexPathForRow(at: point) else { return nil }
                return delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
            },
            commit: { [weak self] configuration, animator in
                guard let self else { return }
                delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        )
        menu.install(in: self)
        table.contextMenu = menu
    }
}

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
