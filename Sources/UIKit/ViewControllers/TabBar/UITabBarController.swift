import Foundation

/// Shows one of several controllers, chosen in a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var tabs = TabBarControllerState()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asked and told about touches on tabs; nil lets all through.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Controllers (UITabBarController+Selection.swift)
    /// Nil until set. The selected one stays selected if it is among the new ones, else the first is.
    open var viewControllers: [UIViewController]? {
        get { tabs.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// As setting `viewControllers`; nil empties it. Those without room for a tab are listed behind More.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(with: viewControllers ?? [])
    }
    /// `NSNotFound` while there are no controllers (PR-M35), or while the list behind More is selected. Setting it calls no delegate (PR-M37).
    open var selectedIndex: Int {
        get { tabs.selectedIndex ?? NSNotFound }
        set { select(newValue) }
    }
    /// Setting one that isn't among `viewControllers`, nor ``moreNavigationController``, raises an invalid-argument
    /// exception; nil does nothing.
    open var selectedViewController: UIViewController? {
        get { tabs.selected }
        set { if let newValue { select(newValue) } }
    }
    /// Lists the controllers that have no tab, and shows them; its tab is there where more than five controllers are in
    /// compact width, or more than eight elsewhere.
    open var moreNavigationController: UINavigationController { moreController }
    /// Kept for the app: tabs can't be rearranged here. Nil by default.
    open var customizableViewControllers: [UIViewController]?

    // MARK: The bar
    /// Made at the first question; its items are the controllers' `tabBarItem`s.
    open var tabBar: UITabBar { ownTabBar }
    /// Default: false (iOS 18).
    open var isTabBarHidden: Bool {
        get { tabs.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Lays the bar out anew, without an animation.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabs.isBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Loading and appearing
    open override func loadView() { loadContainer() }
    override func installVisibleChildren() { installSelected() }
    override func layoutOfContainerMayHaveChanged(for child: UIViewController) {
        updateItems()
        viewIfLoaded?.setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tabsMayHaveChanged()
        viewIfLoaded?.setNeedsLayout()
    }
    override var ownTransitionCoordinator: TransitionCoordinator? {
        tabs.coordinator ?? super.ownTransitionCoordinator
    }

    // MARK: Forwarding
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

    // MARK: Unwinding
    /// Selects the controller's tab.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    // MARK: Rotation
    /// The delegate's answer; without a delegate as for any controller, the selected one isn't asked (LB-6).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The delegate's answer; without a delegate portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: The bar's delegate
    /// Called after a touch was let through, also for the selected tab; does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Hears what a user selects, and decides whether they may.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Asked for a touch on any tab, also the selected one; false leaves everything as it is.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called for a user's choice only, also for the tab that is selected already (PR-M37).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
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
