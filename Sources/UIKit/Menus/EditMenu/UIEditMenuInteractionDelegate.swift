import Foundation

/// Says what an edit menu offers and where it stands, and hears of its coming and going (BT-M26).
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu to show; nil or an empty one shows nothing. Default: what the system suggests.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu stands beside, in the bounds space of the interaction's view. Default: the configuration's point
    /// (BT-M27).
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu comes; what the animator gets runs beside it.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
    /// Called before the menu goes; what the animator gets runs beside it.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}

extension UIEditMenuInteractionDelegate {
    /// Left out: the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions)
    }

    /// Left out: the source point (BT-M27).
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    /// Left out: nothing happens.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Left out: nothing happens.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Takes what runs beside an edit menu's coming or going.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Animates changes together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What a delegate added to an edit menu's coming or going.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    /// Seconds; not measured.
    private static let duration: TimeInterval = 0.2

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs it all, the menu's own change first.
    func run(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: Self.duration) {
            change()
            for animation in animations { animation() }
        } completion: { _ in
            completion()
            for completion in completions { completion() }
        }
    }
}
