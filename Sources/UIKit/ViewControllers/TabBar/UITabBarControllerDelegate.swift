/// Hears what a user selects, and decides whether they may.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Asked for a touch on any tab, also the selected one; false leaves everything as it is.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called for a user's choice only, also for the tab that is selected already (PR-M37).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called when people begin to arrange the tabs, with those that may be moved.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )
    /// Called with all controllers in their order then, before it is taken over.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    /// Called with the order that holds now.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    /// Asked for a touch on any tab of ``UITabBarController/tabs``, in place of the form with a controller (iOS 18).
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called for a user's choice of a tab, after the form with a controller (iOS 18).
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )
    /// Asked for each change of the selected tab on the screen; nil exchanges the views at once.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked where the delegate has an animator; nil lets that run by itself.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asked for the tab bar controller's own `supportedInterfaceOrientations` (LB-6).
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    /// Asked where the interface is to turn to when it can't stay as it is.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// Left out: true.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Left out: nothing happens.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Left out: nothing happens.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Left out: nothing happens.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Left out: nothing happens.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Left out: true.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Left out: nothing happens.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
    /// Left out: nil, no animation.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Left out: nil, nothing drives the animator.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Left out: all on pads, all but upside down elsewhere.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    /// Left out: portrait.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    { .portrait }
}
