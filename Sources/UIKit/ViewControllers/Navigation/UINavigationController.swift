import Foundation
import SwiftRuntime

/// Shows a stack of controllers, the last on top, with a bar above and perhaps one below.
///
/// The face of the class; the stack lives in `UINavigationController+Stack.swift`, places in `…+Layout.swift`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
    /// What a transition does to the stack; raw values are UIKit's.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// Seconds.
    public static let hideShowBarDuration: CGFloat = 1.0 / 3.0

    var navigation = NavigationState()

    // MARK: Creating
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Pushes the root at once; it hears `willMove(toParent:)` now and `didMove` when the view is loaded (PR-M30).
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// A controller whose bars are of the app's own classes.
    ///
    /// - Parameters: Nil stands for UIKit's own class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { navigation.bar = ObjectAllocator.make(type) }
        if let type = toolbarClass as? UIToolbar.Type { navigation.toolbar = ObjectAllocator.make(type) }
    }

    /// Hears of pushes and pops, and of the first controller; nil by default.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: The stack (UINavigationController+Stack.swift)
    /// The root first.
    open var viewControllers: [UIViewController] {
        get { navigation.stack }
        set { observed(["viewControllers"]) { setViewControllers(newValue, animated: false) } }
    }
    /// The last of `viewControllers`; nil while the stack is empty.
    open var topViewController: UIViewController? { navigation.stack.last }
    /// The top, or what is presented above it.
    open var visibleViewController: UIViewController? {
        presentedViewController.map { ($0 as? UINavigationController)?.visibleViewController ?? $0 }
            ?? topViewController
    }
    /// Ends with the last one shown: as a pop when it was in the stack before, else as a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }
    /// Raises an invalid-argument exception for a controller that is in the stack. A push takes 0.35 seconds animated.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }
    /// The controller that left; nil, and nothing happens, with one controller or none.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { popTop(animated: animated) }
    /// Pops to a controller of the stack, which becomes the top one.
    ///
    /// - Returns: The popped controllers, bottom to top; nil when there is nothing to pop (PR-M29).
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }
    /// The popped controllers, bottom to top; nil when the root is on top (PR-M29).
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        navigation.stack.first.flatMap { pop(to: $0, animated: animated) }
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars (UINavigationController+Layout.swift)
    /// Made at the first question; its items follow the stack (BR-20).
    open var navigationBar: UINavigationBar { ownBar }
    /// Default: false. A hidden bar adds nothing to the safe area (SA-12).
    open var isNavigationBarHidden: Bool {
        get { navigation.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Lays the bars out anew; animated, children grow into the place within ``hideShowBarDuration``.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigation.isBarHidden else { return }
        navigation.isBarHidden = hidden
        relayoutBars(animated: animated)
    }
    /// Made at the first question; shows the top controller's `toolbarItems` while it isn't hidden.
    open var toolbar: UIToolbar! { ownToolbar }
    /// Default: true (PR-M28).
    open var isToolbarHidden: Bool {
        get { navigation.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Lays the bars out anew, as `setNavigationBarHidden(_:animated:)` does.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigation.isToolbarHidden else { return }
        navigation.isToolbarHidden = hidden
        relayoutBars(animated: animated)
    }
    /// Hides both bars when the keyboard comes up for something in this controller; they stay hidden (BR-18).
    /// Default: false.
    open var hidesBarsWhenKeyboardAppears = false
    /// A swipe up hides both bars, one down shows them (BR-18). Default: false.
    open var hidesBarsOnSwipe = false { didSet { navigation.barHiding.swipe.isEnabled = hidesBarsOnSwipe } }
    /// Hides both bars while the height is compact (BR-18). Default: false.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A tap on the content, but not on a control, hides or shows both bars (BR-18). Default: false.
    open var hidesBarsOnTap = false { didSet { navigation.barHiding.tap.isEnabled = hidesBarsOnTap } }
    /// Enabled by ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { navigation.barHiding.tap }
    /// Enabled by ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { navigation.barHiding.swipe }
    /// A swipe from the leading edge, enabled (PR-M28): where a back button leads back, the views follow the finger, and
    /// the pop is made when that ends past the middle or fast; else it is called off.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { navigation.interactivePop.recognizer }

    // MARK: Loading and appearing
    open override func loadView() { loadContainer() }
    override func installVisibleChildren() { installTop() }
    override func willBeAppearing(animated: Bool) { willShowTop(animated: animated) }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didShowTop(animated: animated)
    }
    override func layoutOfContainerMayHaveChanged(for child: UIViewController) { childMayHaveChanged(child) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }
    open override var tabBarItem: UITabBarItem! {
        // A tab shows the root's item unless the navigation controller has one.
        get { loading.tabBarItem ?? navigation.stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override var ownTransitionCoordinator: TransitionCoordinator? {
        navigation.coordinator ?? super.ownTransitionCoordinator
    }

    // MARK: Forwarding (ST-1, HI-1)
    open override var childForStatusBarHidden: UIViewController? {
        replacement(of: "childForStatusBarHidden") ?? topViewController
    }
    open override var childForStatusBarStyle: UIViewController? {
        replacement(of: "childForStatusBarStyle") ?? (isNavigationBarHidden ? topViewController : nil)
    }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        replacement(of: "preferredStatusBarStyle")
            ?? (navigationBar.barStyle == .default ? .default : .lightContent)
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Unwinding
    /// The stack from the top down, but for the controller on the way to the start.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }
    /// Pops to the controller; animated unless something is being dismissed.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: presentedViewController == nil)
    }

    // MARK: Rotation
    /// The delegate's answer; without a delegate as for any controller, the top one isn't asked (LB-6).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        replacement(of: "supportedInterfaceOrientations")
            ?? delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    /// The delegate's answer; without a delegate portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        replacement(of: "preferredInterfaceOrientationForPresentation")
            ?? delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: In split views (SP-3, SP-5)
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        mergeSecondary(secondaryViewController)
    }
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    { separateSecondary() }

    // MARK: The bar's delegate
    /// Called for pushes of items by code on the bar itself, never for the stack's own. Default: true.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing; called as `navigationBar(_:shouldPush:)` is.
    open func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Asked when the back button is touched, before the pop; false keeps the controller. Default: true.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing; a pop of the stack doesn't call it.
    open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    /// Under the status bar: `topAttached` (BR-17).
    open func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
