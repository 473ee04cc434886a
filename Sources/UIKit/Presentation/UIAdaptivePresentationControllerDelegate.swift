/// Adapts presentations to compact environments, and hears how users dismiss them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The form of iOS 8; asked by the default of the one with traits only.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asked for sheets and popovers in any width; an answer that isn't allowed is ignored (PR-10). Left out, the form
    /// of iOS 8 is asked in compact width.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// Asked when the style is another than the one asked for: what is presented instead, such as a navigation
    /// controller around the controller; nil keeps it (PR-11).
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called when a presentation begins, with the style it takes; `none`: the one that was asked for (PR-11).
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Asked when a touch outside would dismiss.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called for a dismissal by touch, before it begins.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a dismissal by touch has ended; not for one by code (PR-17).
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called for a touch outside that may not dismiss (PR-17).
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    // None of the styles that a delegate may answer: the system's own choice.
    /// Left out: the system's own choice (PR-9).
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Left out: the answer without traits, in compact width, where that is one it may give (PR-10).
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .automatic }
        let answer = adaptivePresentationStyle(for: controller)
        return [.fullScreen, .overFullScreen, .none].contains(answer) ? answer : .automatic
    }
    /// Left out: nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Left out: nothing happens.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Left out: true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Left out: nothing happens.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Left out: nothing happens.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Left out: nothing happens.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
