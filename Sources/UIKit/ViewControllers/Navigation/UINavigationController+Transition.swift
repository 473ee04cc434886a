import Foundation

/// A change of a navigation controller's stack that is shown.
struct StackChange {
    /// The stack before the change.
    var before: [UIViewController]
    var removed: [UIViewController]
    var added: [UIViewController]
    var operation: UINavigationController.Operation
    var animated: Bool
    /// What drives a pop by a finger.
    var interaction: (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
    // MARK: Showing (PR-22)
    func show(_ incoming: UIViewController?, change: StackChange) {
        let outgoing = navigation.shown
        let animated = change.animated
        let isAnimated = animated && AnimationState.areEnabled
        if isAnimated {
            navigation.coordinator = TransitionCoordinator(
                containerView: navigation.contentView ?? view,
                duration: NavigationSlide.duration,
                from: outgoing,
                to: incoming
            )
        }
        let (animator, interaction) = isAnimated ? animator(from: outgoing, to: incoming, change) : (nil, nil)
        // PR-22: the coming view is loaded before anything leaves.
        incoming?.loadViewIfNeeded()
        outgoing?.beginAppearanceTransition(false, animated: animated)
        incoming?.beginAppearanceTransition(true, animated: animated)
        // PR-30
        if let incoming { delegate?.navigationController(self, willShow: incoming, animated: animated) }
        navigation.shown = incoming
        if let incoming, animator == nil || animator is NavigationSlide {
            place(incoming, over: outgoing, operation: change.operation)
        }
        incoming?.loadedView.beResizedByContainer()
        updateBarItems()
        view.setNeedsLayout()
        parent?.layoutOfContainerMayHaveChanged(for: self)
        if let incoming, incoming.viewIfLoaded?.window != nil {
            incoming.appearance.tellIsAppearing(incoming, animated: animated)
        }
        view.layoutIfNeeded()
        navigation.finishTransition = { [weak self, weak outgoing] in
            self?.endShowing(incoming, instead: outgoing, change: change, completed: true)
        }
        guard let animator, let coordinator = navigation.coordinator else {
            navigation.finishTransition?()
            return
        }
        run(animator, interaction, coordinator, from: outgoing, to: incoming, change: change)
        if let incoming { incoming.appearance.tellIsAppearing(incoming, animated: animated) }
    }

    private func place(_ incoming: UIViewController, over outgoing: UIViewController?, operation: Operation) {
        guard let container = navigation.contentView else { return }
        let incomingView = incoming.loadedView
        if operation == .pop, let outgoingView = outgoing?.viewIfLoaded, outgoingView.superview === container {
            container.insertSubview(incomingView, belowSubview: outgoingView)
        } else {
            container.addSubview(incomingView)
        }
    }

    /// The delegate's animator with what drives it, else the system's slide.
    private func animator(
        from outgoing: UIViewController?,
        to incoming: UIViewController?,
        _ change: StackChange
    ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
        guard let outgoing, let incoming else { return (nil, nil) }
        if let own = delegate?.navigationController(
            self,
            animationControllerFor: change.operation,
            from: outgoing,
            to: incoming
        ) {
            return (own, delegate?.navigationController(self, interactionControllerFor: own))
        }
        let (zoomed, source) = change.operation == .pop ? (outgoing, incoming) : (incoming, outgoing)
        if let zoom = zoomed.preferredTransition?.animator(
            from: source,
            zoomed: zoomed,
            isComing: change.operation != .pop
        ), change.interaction == nil {
            return (zoom, nil)
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (NavigationSlide(operation: change.operation, isRightToLeft: isRightToLeft), change.interaction)
    }

    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?,
        _ coordinator: TransitionCoordinator,
        from outgoing: UIViewController?,
        to incoming: UIViewController?,
        change: StackChange
    ) {
        guard let container = navigation.contentView else { return }
        var parts = TransitionContext.Parts(containerView: container)
        (parts.from, parts.to) = (outgoing, incoming)
        (parts.fromView, parts.toView) = (outgoing?.viewIfLoaded, incoming?.viewIfLoaded)
        parts.initialFrame = outgoing?.viewIfLoaded?.frame ?? container.bounds
        parts.finalFrame = incoming?.viewIfLoaded?.frame ?? container.bounds
        let context = TransitionContext(parts, animator: animator, coordinator: coordinator) {
            [weak self, weak outgoing] completed in
            // A later change has ended this transition already.
            guard let self, self.navigation.finishTransition != nil else { return }
            self.endShowing(incoming, instead: outgoing, change: change, completed: completed)
        }
        navigation.context = context
        context.run(interaction: interaction)
    }

    private func endShowing(
        _ incoming: UIViewController?,
        instead outgoing: UIViewController?,
        change: StackChange,
        completed: Bool
    ) {
        navigation.finishTransition = nil
        navigation.context?.abandon()
        navigation.context = nil
        let coordinator = navigation.coordinator
        guard completed else {
            callOff(change, incoming: incoming, outgoing: outgoing)
            navigation.coordinator = nil
            coordinator?.runCompletions()
            return
        }
        outgoing?.viewIfLoaded?.transform = .identity
        outgoing?.viewIfLoaded?.removeFromSuperview()
        if let view = incoming?.viewIfLoaded {
            view.transform = .identity
            if view.superview !== navigation.contentView { navigation.contentView?.addSubview(view) }
        }
        outgoing?.endAppearanceTransition()
        incoming?.endAppearanceTransition()
        leave(change.removed)
        tellPendingDidMove()
        navigation.coordinator = nil
        coordinator?.runCompletions()
        if let incoming { delegate?.navigationController(self, didShow: incoming, animated: change.animated) }
        setNeedsStatusBarAppearanceUpdate()
    }

    /// The transition was called off: the stack is as before it, and who was leaving appears again.
    private func callOff(_ change: StackChange, incoming: UIViewController?, outgoing: UIViewController?) {
        // PR-29: who was coming has gone before who was leaving appears again.
        incoming?.beginAppearanceTransition(false, animated: true)
        incoming?.endAppearanceTransition()
        outgoing?.beginAppearanceTransition(true, animated: true)
        navigation.stack = change.before
        navigation.shown = outgoing
        incoming?.viewIfLoaded?.removeFromSuperview()
        incoming?.viewIfLoaded?.transform = .identity
        outgoing?.viewIfLoaded?.transform = .identity
        if let outgoingView = outgoing?.viewIfLoaded, outgoingView.superview == nil {
            navigation.contentView?.addSubview(outgoingView)
        }
        for controller in change.removed { controller.containment.isMovingFromParent = false }
        navigation.pendingDidMove.removeAll { waiting in change.added.contains { $0 === waiting } }
        for controller in change.added {
            controller.containment.isMovingToParent = false
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        updateBarItems()
        view.setNeedsLayout()
        outgoing?.endAppearanceTransition()
    }
}

/// The slide of iOS 7 and later: the incoming view from the trailing edge, the outgoing one a third of its width.
@MainActor
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
    /// Seconds of a push or pop.
    static let duration: TimeInterval = 0.35

    private let operation: UINavigationController.Operation
    private let isRightToLeft: Bool

    init(operation: UINavigationController.Operation, isRightToLeft: Bool) {
        self.operation = operation
        self.isRightToLeft = isRightToLeft
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        show(context, share: 0)
        run(context, to: 1, duration: Self.duration)
    }

    /// Animates from where the views stand to a share of the way, and ends the transition.
    func run(_ context: any UIViewControllerContextTransitioning, to share: CGFloat, duration: TimeInterval) {
        UIView.animate(
            withDuration: duration,
            animations: { self.show(context, share: share) },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
        )
    }

    /// Puts both views where they stand after a share of the way, 0…1.
    func show(_ context: any UIViewControllerContextTransitioning, share: CGFloat) {
        let width = context.containerView.bounds.width
        let sign: CGFloat = (operation == .pop) == isRightToLeft ? 1 : -1
        let start = operation == .pop ? sign * width / 3 : -sign * width
        let end = operation == .pop ? -sign * width : sign * width / 3
        context.view(forKey: .to)?.transform = CGAffineTransform(translationX: start * (1 - share), y: 0)
        context.view(forKey: .from)?.transform = CGAffineTransform(translationX: end * share, y: 0)
    }
}
