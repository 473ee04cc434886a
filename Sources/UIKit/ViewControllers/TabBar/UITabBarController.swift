import Foundation

/// Shows one of several controllers, chosen in a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var tabs = TabBarControllerState()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Controllers (UITabBarController+Selection.swift)
    open var viewControllers: [UIViewController]? {
        get { tabs.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(with: viewControllers ?? [])
    }
    /// `NSNotFound` while there are no controllers (PR-M35). Setting it calls no delegate (PR-M37).
    open var selectedIndex: Int {
        get { tabs.selectedIndex ?? NSNotFound }
        set { select(newValue) }
    }
    open var selectedViewController: UIViewController? {
        get { tabs.selected }
        set {
            guard let newValue, let index = tabs.controllers?.firstIndex(where: { $0 === newValue }) else { return }
            select(index)
        }
    }
    open var customizableViewControllers: [UIViewController]?

    // MARK: The bar
    open var tabBar: UITabBar { ownTabBar }
    /// Default: false (iOS 18).
    open var isTabBarHidden: Bool {
        get { tabs.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
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
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Forwarding
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

    // MARK: The bar's delegate
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Hears what a user selects, and decides whether they may.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called for a user's choice only, also for the tab that is selected already (PR-M37).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown }
}
