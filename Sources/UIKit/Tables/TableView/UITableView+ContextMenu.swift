import Foundation

extension UITableView: ContextMenuList {
    /// The interaction that opens the menus of rows; nil before there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { table.contextMenu?.interaction }

    /// Asks the delegate when a finger rests on a row.
    func installContextMenu() { if table.contextMenu == nil { table.contextMenu = ListContextMenu(in: self) } }

    func menuPlace(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForRow(at: point) }
    func menuSubject(at place: IndexPath) -> UIView? { cellForRow(at: place) }

    func menuConfiguration(at place: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: place, point: point)
    }
    func menuHighlight(_ configuration: UIContextMenuConfiguration, at place: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    func menuDismissal(_ configuration: UIContextMenuConfiguration, at place: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    func menuComes(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    func menuGoes(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    func menuCommits(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func editMenuShows(at place: IndexPath) -> Bool {
        delegate?.tableView(self, shouldShowMenuForRowAt: place) ?? false
    }
    func editMenuAllows(_ action: Selector, at place: IndexPath, sender: Any?) -> Bool {
        delegate?.tableView(self, canPerformAction: action, forRowAt: place, withSender: sender) ?? false
    }
    func editMenuPerforms(_ action: Selector, at place: IndexPath, sender: Any?) {
        delegate?.tableView(self, performAction: action, forRowAt: place, withSender: sender)
    }
}
