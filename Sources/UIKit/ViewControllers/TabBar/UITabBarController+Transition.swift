import Foundation

extension UITabBarController {
    /// Exchanges the shown children, by the delegate's animator where it has one.
    func exchange(_ outgoing: UIViewController?, for incoming: UIViewController) {
        let animator =
            AnimationState.areEnabled
            ? outgoing.flatMap {
                delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: incoming)
            } : nil
        let isAnimated = animator != nil
        if isAnimated, let container = tabbing.contentView {
            tabbing.coordinator = TransitionCoordinator(
                containerView: container,
                duration: 0,
                from: outgoing,
                to: incoming
            )
        }
        // PR-29: of tabs the coming one begins.
        incoming.beginAppearanceTransition(true, animated: isAnimated)
        outgoing?.beginAppearanceTransition(false, animated: isAnimated)
        tabbing.shown = incoming
        if !isAnimated { tabbing.contentView?.addSubview(incoming.loadedView) }
        view.setNeedsLayout()
        if !isAnimated {
            incoming.appearance.tellIsAppearing(incoming, animated: false)
            outgoing?.viewIfLoaded?.removeFromSuperview()
        }
        view.layoutIfNeeded()
        tabbing.finish = { [weak self, weak outgoing] in self?.endExchange(outgoing, incoming, completed: true) }
        guard let animator, let outgoing else {
            tabbing.finish?()
            return
        }
        run(animator, from: outgoing, to: incoming)
        incoming.appearance.tellIsAppearing(incoming, animated: true)
    }

    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning,
        from outgoing: UIViewController,
        to incoming: UIViewController
    ) {
        guard let container = tabbing.contentView, let coordinator = tabbing.coordinator else { return }
        var parts = TransitionContext.Parts(containerView: container)
        (parts.from, parts.to) = (outgoing, incoming)
        (parts.fromView, parts.toView) = (outgoing.viewIfLoaded, incoming.viewIfLoaded)
        parts.initialFrame = outgoing.viewIfLoaded?.frame ?? container.bounds
        parts.finalFrame = incoming.viewIfLoaded?.frame ?? container.bounds
        let context = TransitionContext(parts, animator: animator, coordinator: coordinator) {
            [weak self, weak outgoing] completed in
            // A later choice has ended this transition already.
            guard let self, self.tabbing.finish != nil else { return }
            self.endExchange(outgoing, incoming, completed: completed)
        }
        tabbing.context = context
        context.run(interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
    }

    private func endExchange(_ outgoing: UIViewController?, _ incoming: UIViewController, completed: Bool) {
        let coordinator = tabbing.coordinator
        tabbing.finish = nil
        tabbing.context?.abandon()
        tabbing.context = nil
        tabbing.coordinator = nil
        if completed {
            outgoing?.viewIfLoaded?.removeFromSuperview()
            if incoming.viewIfLoaded?.superview !== tabbing.contentView {
                tabbing.contentView?.addSubview(incoming.loadedView)
            }
            outgoing?.endAppearanceTransition()
            incoming.endAppearanceTransition()
        } else {
            callOff(incoming, backTo: outgoing)
        }
        coordinator?.runCompletions()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// The transition was called off: the tab from before is selected again.
    private func callOff(_ incoming: UIViewController, backTo outgoing: UIViewController?) {
        incoming.beginAppearanceTransition(false, animated: true)
        outgoing?.beginAppearanceTransition(true, animated: true)
        incoming.viewIfLoaded?.removeFromSuperview()
        if let view = outgoing?.viewIfLoaded, view.superview == nil { tabbing.contentView?.addSubview(view) }
        tabbing.shown = outgoing
        tabbing.isMoreSelected = outgoing === tabbing.more
        tabbing.selectedIndex = tabbing.controllers?.firstIndex { $0 === outgoing }
        updateItems()
        view.setNeedsLayout()
        incoming.endAppearanceTransition()
        outgoing?.endAppearanceTransition()
    }
}
