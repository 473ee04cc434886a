import Foundation

extension UIViewController {
    // MARK: Dismissing
    /// PR-20: a presenter dismisses all above it; a presented leaf asks its presenter.
    func dismissModally(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentation.presented else {
            if let presenter = presentedViewController?.presentation.presenting {
                return presenter.dismissModally(animated: animated, completion: completion)
            }
            guard let presenter = presentingViewController else {
                completion?()
                return
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        presented.presentation.finish?()
        // The transition that has just ended may have been this one.
        guard presentation.presented === presented else {
            completion?()
            return
        }
        if presented.presentation.presented != nil { presented.dismissModally(animated: false, completion: nil) }
        let active = presented.presentation.active
        presented.presentation.isBeingDismissed = true
        let isAnimated = animated && AnimationState.areEnabled
        if isAnimated, let container = active?.containerView {
            presented.presentation.coordinator = TransitionCoordinator(
                containerView: container,
                duration: Self.presentationDuration,
                from: presented,
                to: self,
                presentationStyle: presented.presentation.activeStyle
            )
        }
        let transition = presented.dismissingTransition(to: self, animated: isAnimated)
        active?.dismissalTransitionWillBegin()
        let returns = presented.presentation.removesPresenter
        presented.beginAppearanceTransition(false, animated: animated)
        if returns { comeBack(from: active, animated: animated, places: transition == nil) }
        let end: (Bool) -> Void = { [self] completed in
            endDismissing(presented, completed: completed)
            if completed { completion?() }
        }
        presented.presentation.finish = { end(true) }
        guard let transition else {
            return presented.runTransition(animated: animated, isPresenting: false, view: active?.presentedView)
        }
        presented.runTransition(transition, isPresenting: false, presenter: self, end: end)
        if returns { appearance.tellIsAppearing(self, animated: animated) }
    }

    /// The presenter's view returns below a presentation that had taken it away (PR-5).
    ///
    /// - Parameter places: False leaves it to an animator to put the view in.
    private func comeBack(from active: UIPresentationController?, animated: Bool, places: Bool) {
        guard viewIfLoaded?.window == nil, let container = active?.containerView, let host = container.superview else {
            return
        }
        beginAppearanceTransition(true, animated: animated)
        loadedView.frame = container.frame
        guard places else { return }
        host.insertSubview(loadedView, belowSubview: container)
        appearance.tellIsAppearing(self, animated: animated)
        host.layoutIfNeeded()
    }

    private func endDismissing(_ presented: UIViewController, completed: Bool) {
        let active = presented.presentation.active
        let returns = presented.presentation.removesPresenter
        presented.presentation.finish = nil
        presented.presentation.context?.abandon()
        presented.presentation.context = nil
        guard completed else { return callOffDismissing(presented) }
        if returns, let container = active?.containerView, let host = container.superview, loadedView.superview !== host
        {
            host.insertSubview(loadedView, belowSubview: container)
            loadedView.frame = container.frame
        }
        let view = active?.presentedView
        view?.removeFromSuperview()
        view?.transform = .identity
        view?.alpha = 1
        active?.containerView?.removeFromSuperview()
        // PR-28: nobody is presented any more when either hears of the end, so that a presenter may present again.
        presented.presentation.presenting = nil
        presentation.presented = nil
        if returns { endAppearanceTransition() }
        presented.endAppearanceTransition()
        presented.presentation.isBeingDismissed = false
        active?.dismissalTransitionDidEnd(true)
        presented.forgetPresentation(by: self)
        presented.endCoordination()
        SimulatedDevice.current.controllersDidChange()
    }

    /// The transition was called off: the presentation goes on.
    private func callOffDismissing(_ presented: UIViewController) {
        let active = presented.presentation.active
        presented.presentation.isBeingDismissed = false
        presented.beginAppearanceTransition(true, animated: true)
        if presented.presentation.removesPresenter {
            beginAppearanceTransition(false, animated: true)
            viewIfLoaded?.removeFromSuperview()
            endAppearanceTransition()
        }
        presented.endAppearanceTransition()
        active?.dismissalTransitionDidEnd(false)
        active?.containerView?.setNeedsLayout()
        presented.endCoordination()
    }
}
