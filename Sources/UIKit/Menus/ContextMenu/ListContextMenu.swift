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
