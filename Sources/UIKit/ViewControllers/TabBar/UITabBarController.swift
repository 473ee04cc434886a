import Foundation

/// Shows one of several controllers, chosen in a bar of tabbing.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// How tabs are shown where there is room for more than a bar; raw values are UIKit's.
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar, tabSidebar
    }

    /// When the bar of iOS 26 makes room for content that scrolls; raw values are UIKit's.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never, onScrollDown, onScrollUp
    }

    var tabbing = TabBarControllerState()
    var tabsState = TabsState()

    /// A controller that shows tabs (iOS 18).
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asked and told about touches on tabs; nil lets all through.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Controllers (UITabBarController+Selection.swift)
    /// Nil until set. The selected one stays selected if it is among the new ones, else the first is.
    open var viewControllers: [UIViewController]? {
        get { tabbing.controllers }
        set { observed(["viewControllers"]) { setViewControllers(newValue, animated: false) } }
    }
    /// As setting `viewControllers`; nil empties it. Those without room for a tab are listed behind More.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceControllers(with: viewControllers ?? [])
        customizableViewControllers = viewControllers
    }
    /// `NSNotFound` while there are no controllers (PR-M35), or while the list behind More is selected. Setting it calls no delegate (PR-M37).
    open var selectedIndex: Int {
        get { tabbing.selectedIndex ?? NSNotFound }
        set { observed(["selectedIndex", "selectedViewController"]) { select(newValue) } }
    }
    /// Setting one that isn't among `viewControllers`, nor ``moreNavigationController``, raises an invalid-argument
    /// exception; nil does nothing.
    open var selectedViewController: UIViewController? {
        get { tabbing.selected }
        set { observed(["selectedIndex", "selectedViewController"]) { if let newValue { select(newValue) } } }
    }
    /// Lists the controllers that have no tab, and shows them; its tab is there where more than five controllers are in
    /// compact width, or more than eight elsewhere.
    open var moreNavigationController: UINavigationController { moreController }
    /// Those that people may give another place, by the Edit button of the list behind More; setting
    /// ``viewControllers`` sets it to the same. Nil and empty: no such button.
    open var customizableViewControllers: [UIViewController]? { didSet { tabbing.more?.customizingMayHaveChanged() } }

    // MARK: Tabs (UITabBarController+Tabs.swift; iOS 18)
    /// Empty until set; then the tabs' controllers are ``viewControllers``.
    open var tabs: [UITab] {
        get { tabsState.tabs }
        set { setTabs(newValue, animated: false) }
    }
    /// At once, animated or not.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs, animated: animated) }
    /// The innermost one that is shown; nil without tabs. Setting it calls no delegate.
    open var selectedTab: UITab? {
        get { tab(showing: selectedViewController) }
        set { if let newValue { select(newValue) } }
    }
    /// In groups too; nil: none.
    open func tab(forIdentifier identifier: String) -> UITab? { find(identifier) }
    /// `tabSidebar` allows the ``sidebar`` in place of the bar. Default: automatic, which is the bar.
    open var mode: Mode = .automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Lists the ``tabs`` while it isn't hidden and the mode allows it (iOS 18).
    open private(set) lazy var sidebar = Sidebar(self)
    /// The name under which people's arrangement of the tabs is kept. Nil by default.
    ///
    /// - Note: No effect here: people don't arrange tabs.
    open var customizationIdentifier: String?
    /// The tabs that are in the bar while the width is compact, in this order; nil, the default: all.
    open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }
    /// Whether the bar becomes small while its content scrolls (iOS 26). Default: automatic.
    ///
    /// - Note: No effect here: the bar stays as it is.
    open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic

    /// Stands above the bar, with the content's safe area above it (BR-32; iOS 26). Nil by default.
    open var bottomAccessory: UITabAccessory? {
        get { tabbing.accessory?.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    /// Takes another accessory in, fading where that is asked for; nil: none.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        replaceAccessory(with: bottomAccessory, animated: animated)
    }

    // MARK: The bar
    /// Made at the first question; its items are the controllers' `tabBarItem`s.
    open var tabBar: UITabBar { ownTabBar }
    /// Default: false (iOS 18).
    open var isTabBarHidden: Bool {
        get { tabbing.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Lays the bar out anew, without an animation.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabbing.isBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Loading and appearing
    open override func loadView() { loadContainer() }
    override func installVisibleChildren() {
        compactTabsMayHaveChanged()
        installSelected()
    }
    override func layoutOfContainerMayHaveChanged(for child: UIViewController) {
        updateItems()
        viewIfLoaded?.setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        compactTabsMayHaveChanged()
        tabsMayHaveChanged()
        viewIfLoaded?.setNeedsLayout()
    }
    override var ownTransitionCoordinator: TransitionCoordinator? {
        tabbing.coordinator ?? super.ownTransitionCoordinator
    }

    // MARK: Forwarding
    open override var childForStatusBarHidden: UIViewController? {
        replacement(of: "childForStatusBarHidden") ?? selectedViewController
    }
    open override var childForStatusBarStyle: UIViewController? {
        replacement(of: "childForStatusBarStyle") ?? selectedViewController
    }
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
        replacement(of: "supportedInterfaceOrientations")
            ?? delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The delegate's answer; without a delegate portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        replacement(of: "preferredInterfaceOrientationForPresentation")
            ?? delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: The bar's delegate
    /// Called after a touch was let through, also for the selected tab; does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Tells the delegate; overriders call super.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        delegate?.tabBarController(self, willBeginCustomizing: controllers(of: items))
    }
    /// Does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Tells the delegate; overriders call super.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        delegate?.tabBarController(self, willEndCustomizing: arranged(by: items), changed: changed)
    }
    /// Takes the bar's order over, and tells the delegate; overriders call super.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        let controllers = arranged(by: items)
        if changed { rearrange(controllers) }
        delegate?.tabBarController(self, didEndCustomizing: controllers, changed: changed)
    }
}
