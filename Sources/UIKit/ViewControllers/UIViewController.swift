import Foundation
import Platform

/// Manages a root view: loads it, lets it appear and disappear, contains other controllers.
///
/// The face of the class: state, and what an app may override; the behavior lives in the files of each concern.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: State of the concerns
    var loading = LoadingState()
    var containment = ContainmentState()
    var appearance = AppearanceState()
    var traits = ControllerTraitState()
    var presentation = PresentationState()

    // MARK: Creating
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
    }

    /// Called for a controller in a document, with that document's coder.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    open func awakeFromNib() {}

    // MARK: The view (ViewControllers/UIViewController+Loading.swift)
    /// Loaded at the first question.
    open var view: UIView! {
        get { loadedView }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loading.view }
    open var isViewLoaded: Bool { loading.view != nil }
    open func loadViewIfNeeded() { _ = loadedView }
    /// Makes the root view: from the nib where there is one, else a plain view of the screen's size (PR-M26).
    open func loadView() { loadDefaultView() }
    open func viewDidLoad() {}
    open var nibName: String? { loading.nibName }
    open var nibBundle: Bundle? { loading.nibBundle }
    open var storyboard: UIStoryboard? { loading.storyboard }

    // MARK: Appearing (ViewControllers/UIViewController+Appearance.swift); the order is PR-22's
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    open var isMovingToParent: Bool { containment.isMovingToParent }
    open var isMovingFromParent: Bool { containment.isMovingFromParent }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.begin(self, isAppearing: isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { appearance.end(self) }

    // MARK: Layout
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    /// Added to the insets that the root view inherits (SA-8, SA-9).
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.markSafeAreaStale() } }
    }
    /// The least margins of the root view, in points (LM-6).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMarginsOfRootView }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.systemInsetsDidChangeForConstraints()
            viewIfLoaded?.markNeedsLayout()
        }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutMayHaveChanged() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutMayHaveChanged() } }
    open var automaticallyAdjustsScrollViewInsets = true
    /// The size that the controller would like to have in a container, in points; zero for no wish.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Containment (ViewControllers/UIViewController+Containment.swift)
    open var parent: UIViewController? { containment.parent }
    open var children: [UIViewController] { containment.children }
    open func addChild(_ childController: UIViewController) { add(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Traits and rotation (ViewControllers/UIViewController+Traits.swift)
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrideStyle }
        set { setOverrideStyle(newValue) }
    }
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        setOverride(collection, for: childViewController)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traits.childOverrides[ObjectIdentifier(childViewController)]
    }
    /// Hands on to the children by default; overriders call super (TR-11).
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardWillTransition(to: newCollection, with: coordinator)
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardWillTransition(to: size, with: coordinator)
    }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }

    // MARK: Status bar, home indicator, edges (ST-1, HI-1)
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { ScreenDecorations.setNeedsUpdate() }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { ScreenDecorations.setNeedsUpdate() }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { ScreenDecorations.setNeedsUpdate() }

    // MARK: Presenting (Presentation/UIViewController+Presenting.swift)
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presentation.presenting ?? parent?.presentingViewController }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var isModalInPresentation = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion: completion)
    }
    open func show(_ vc: UIViewController, sender: Any?) { showDefault(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailDefault(vc, sender: sender) }

    // MARK: Storyboards (Storyboards/UIViewController+Segues.swift)
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(withIdentifier: identifier, sender: sender)
    }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Titles and bars
    open var title: String? { didSet { titleDidChange() } }
    /// Made at the first question; a navigation controller shows it.
    open var navigationItem: UINavigationItem { loading.ownNavigationItem(title: title) }
    open var tabBarItem: UITabBarItem! {
        get { loading.ownTabBarItem(title: title) }
        set { loading.tabBarItem = newValue }
    }
    open var toolbarItems: [UIBarButtonItem]? { didSet { containerLayoutMayHaveChanged() } }
    open var hidesBottomBarWhenPushed = false
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var restorationIdentifier: String?
    open func didReceiveMemoryWarning() {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentation.presenting ?? parent }

    // MARK: In split views (ViewControllers/Split)
    /// Takes the secondary controller in while the split view collapses; drops it by default (SP-4).
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}
    /// Gives the secondary controller back while the split view expands; nil by default (SP-5).
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // For UIKit's own containers and alerts.
    func makeOwnPresentationController() -> UIPresentationController {
        UIPresentationController(presentedViewController: self, presenting: nil)
    }
    /// What a container decides about its child's place.
    func layoutOfContainerMayHaveChanged(for child: UIViewController) {}
    /// Puts in the children that appear with the container; follows its `viewWillAppear`.
    func installVisibleChildren() {}
}
