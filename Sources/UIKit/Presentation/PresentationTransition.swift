import Foundation

extension UIViewController {
    /// Seconds of the system's own transitions.
    static let presentationDuration: TimeInterval = 0.4

    /// Slides or fades the view, then ends the transition.
    func runTransition(animated: Bool, isPresenting: Bool, view: UIView?) {
        guard animated, AnimationState.areEnabled, let view, let active = presentation.active,
            let container = active.containerView as? PresentationContainerView
        else {
            presentation.finish?()
            return
        }
        let away = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
        let fades = modalTransitionStyle == .crossDissolve || active.fades
        if isPresenting {
            if fades { view.alpha = 0 } else { view.transform = away }
            container.setDimming(shown: false)
        }
        presentation.transitionCount += 1
        let (finish, count) = (presentation.finish, presentation.transitionCount)
        let animations = { [weak self] in
            self?.presentation.coordinator?.runAnimations()
            container.setDimming(shown: isPresenting)
            if fades { view.alpha = isPresenting ? 1 : 0 } else { view.transform = isPresenting ? .identity : away }
        }
        let completion = { [weak self] (_: Bool) in
            // A later change may have ended this transition already.
            guard let self, self.presentation.finish != nil, self.presentation.transitionCount == count else { return }
            if fades { view.alpha = 1 }
            finish?()
        }
        guard !isPresenting, let speed = (active as? UISheetPresentationController)?.releaseSpeed else {
            return UIView.animate(
                withDuration: Self.presentationDuration,
                animations: animations,
                completion: completion
            )
        }
        // PR-M16
        UIView.animate(
            springDuration: SheetDrag.springDuration,
            bounce: 0,
            initialSpringVelocity: SheetDrag.springVelocity(speed: speed, distance: away.ty),
            animations: animations,
            completion: completion
        )
    }

    /// Who animates a presentation and who drives it; nil: the system.
    func presentingTransition(from presenter: UIViewController, animated: Bool) -> PresentationAnimators? {
        guard animated, AnimationState.areEnabled else { return nil }
        let delegate = transitioningDelegate
        let own = delegate?.animationController(forPresented: self, presenting: presenter, source: presenter)
        if let own {
            return PresentationAnimators(own, delegate?.interactionControllerForPresentation(using: own))
        }
        return preferredTransition?.animator(from: presenter, zoomed: self, isComing: true).map {
            PresentationAnimators($0, nil)
        }
    }

    /// Who animates a dismissal and who drives it; nil: the system.
    func dismissingTransition(to presenter: UIViewController, animated: Bool) -> PresentationAnimators? {
        guard animated else { return nil }
        let delegate = transitioningDelegate
        if let own = delegate?.animationController(forDismissed: self) {
            return PresentationAnimators(own, delegate?.interactionControllerForDismissal(using: own))
        }
        return preferredTransition?.animator(from: presenter, zoomed: self, isComing: false).map {
            PresentationAnimators($0, nil)
        }
    }

    /// Lets an app's animator make the transition, driven by its interaction controller where there is one.
    func runTransition(
        _ animators: PresentationAnimators,
        isPresenting: Bool,
        presenter: UIViewController,
        end: @escaping (Bool) -> Void
    ) {
        guard let active = presentation.active, let container = active.containerView,
            let coordinator = presentation.coordinator
        else { return end(true) }
        var parts = TransitionContext.Parts(containerView: container)
        parts.from = isPresenting ? presenter : self
        parts.to = isPresenting ? self : presenter
        let presenterView = presentation.removesPresenter ? presenter.viewIfLoaded : nil
        parts.fromView = isPresenting ? presenterView : active.presentedView
        parts.toView = isPresenting ? active.presentedView : presenterView
        parts.initialFrame = isPresenting ? container.bounds : active.presentedView?.frame ?? .zero
        parts.finalFrame = isPresenting ? active.frameOfPresentedViewInContainerView : container.bounds
        parts.style = presentation.activeStyle
        presentation.transitionCount += 1
        let context = TransitionContext(parts, animator: animators.animator, coordinator: coordinator) {
            [weak self] completed in
            // A later change has ended this transition already.
            guard let self, self.presentation.finish != nil else { return }
            end(completed)
        }
        presentation.context = context
        context.run(interaction: animators.interaction)
    }
}

/// What an app's transition is made with.
struct PresentationAnimators {
    let animator: any UIViewControllerAnimatedTransitioning
    /// Drives the transition by a finger; nil: it runs by itself.
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
    }
}
