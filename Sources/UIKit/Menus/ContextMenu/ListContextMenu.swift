import Foundation

/// What a table or a collection says of the context menus of its rows or items.
@MainActor
protocol ContextMenuList: UIView {
    /// The row or item at a point of the bounds space.
    func menuPlace(at point: CGPoint) -> IndexPath?
    /// The cell of a row or an item that is shown.
    func menuSubject(at place: IndexPath) -> UIView?

    // MARK: What the delegate says
    func menuConfiguration(at place: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    func menuHighlight(_ configuration: UIContextMenuConfiguration, at place: IndexPath) -> UITargetedPreview?
    func menuDismissal(_ configuration: UIContextMenuConfiguration, at place: IndexPath) -> UITargetedPreview?
    func menuComes(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuGoes(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuCommits(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    )

    // MARK: What the delegate says of edit menus
    func editMenuShows(at place: IndexPath) -> Bool
    func editMenuAllows(_ action: Selector, at place: IndexPath, sender: Any?) -> Bool
    func editMenuPerforms(_ action: Selector, at place: IndexPath, sender: Any?)
}

/// Opens the context menus of a table's rows or a collection's items.
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any ContextMenuList)?
    /// The row or item that the menu is for.
    private var place: IndexPath?
    /// What the list's app reaches; the list owns it.
    private(set) weak var interaction: UIContextMenuInteraction?
    private let editMenu = ListEditMenu()

    /// Lets a list open menus from now on.
    init(in list: any ContextMenuList) {
        self.list = list
        super.init()
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.subject = { [weak list] point in list?.menuPlace(at: point).flatMap { list?.menuSubject(at: $0) } }
        list.addInteraction(interaction)
        self.interaction = interaction
        editMenu.watch(list)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        place = list?.menuPlace(at: location)
        return place.flatMap { list?.menuConfiguration(at: $0, point: location) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { place.flatMap { list?.menuHighlight(configuration, at: $0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { place.flatMap { list?.menuDismissal(configuration, at: $0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuComes(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuGoes(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuCommits(configuration, animator) }
}
