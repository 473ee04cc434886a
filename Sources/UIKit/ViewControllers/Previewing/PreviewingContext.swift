import Foundation

/// Opens a preview as a context menu, which a long press does on screens that don't feel force.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    private weak var owner: (any UIViewControllerPreviewingDelegate)?
    private weak var view: UIView?
    var sourceRect: CGRect
    private(set) var interaction: UIContextMenuInteraction?
    /// Of the preview that is shown.
    private var controller: UIViewController?
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        interaction?.press ?? UILongPressGestureRecognizer(target: nil, action: nil)
    }

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        owner = delegate
        self.view = view
        sourceRect = view.bounds
        super.init()
        let interaction = UIContextMenuInteraction(delegate: self)
        view.addInteraction(interaction)
        self.interaction = interaction
    }

    var sourceView: UIView { view ?? UIView() }
    var delegate: any UIViewControllerPreviewingDelegate { owner ?? NoPreviews() }

    func end() { if let interaction { view?.removeInteraction(interaction) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        sourceRect = sourceView.bounds
        guard let controller = owner?.previewingContext(self, viewControllerForLocation: location) else { return nil }
        self.controller = controller
        return UIContextMenuConfiguration(
            previewProvider: { controller },
            actionProvider: { _ in
                UIMenu(children: controller.previewActionItems.compactMap { Self.element($0, controller) })
            }
        )
    }

    private static func element(_ item: any UIPreviewActionItem, _ controller: UIViewController) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            UIAction(
                title: action.title,
                attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { _ in action.handler(action, controller) }
        case let group as UIPreviewActionGroup:
            UIMenu(title: group.title, children: group.actions.compactMap { element($0, controller) })
        default: nil
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller else { return }
        animator.addCompletion { [weak self] in
            guard let self else { return }
            owner?.previewingContext(self, commit: controller)
        }
    }
}

/// Stands for a delegate that is gone.
private final class NoPreviews: UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    ) {}
}
