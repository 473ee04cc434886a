import Foundation
import ObjectiveCRuntime
import Platform

/// Manages a root view: loads it, lets it appear and disappear, contains other controllers.
///
/// The face of the class: state, and what an app may override; the behavior lives in the files of each concern.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer, UIFocusEnvironment {
    // MARK: State of the concerns
    var loading = LoadingState()
    var containment = ContainmentState()
    var appearance = AppearanceState()
    final var reception = TraitReception()
    var traits = ControllerTraitState()
    var presentation = PresentationState()
    final var contentUnavailable = ContentUnavailableState()
    final var previewingContexts: [PreviewingContext] = []
    final var addedKeyCommands: [UIKeyCommand] = []
    final weak var ownTab: UITab?

    // MARK: Creating
    /// The view is loaded later; without a name from a nib named like the class, where there is one (PR-M26).
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
    }

    /// Called with a document's coder; from an archive come title and restoration identifier (PR-M27).
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
        if let archive = coder as? NSKeyedUnarchiver { read(archive) }
    }

    /// Writes title and restoration identifier into a keyed archive, nothing else (PR-M27).
    open func encode(with coder: NSCoder) { if let archive = coder as? NSKeyedArchiver { write(to: archive) } }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Called for a controller of a document when its outlets are set; does nothing.
    open func awakeFromNib() {}

    // MARK: The view (ViewControllers/UIViewController+Loading.swift)
    /// Loaded at the first question.
    open var view: UIView! {
        get { loadedView }
        set { observed(["view"]) { setView(newValue) } }
    }
    /// Nil until the view is loaded; doesn't load it.
    open var viewIfLoaded: UIView? { loading.view }
    /// Whether the view is there; doesn't load it.
    open var isViewLoaded: Bool { loading.view != nil }
    /// Loads the view if it isn't loaded.
    open func loadViewIfNeeded() { _ = loadedView }
    /// Makes the root view: from the nib where there is one, else a plain view of the screen's size (PR-M26).
    open func loadView() { loadDefaultView() }
    /// Called once the view is loaded, without superview and window (PR-M28); does nothing.
    open func viewDidLoad() { callReplacement("viewDidLoad") }
    /// As the initializer got it; nil also for a nib that was found by the class's name.
    open var nibName: String? { loading.nibName }
    /// As the initializer got it; nil stands for the app's own bundle.
    open var nibBundle: Bundle? { loading.nibBundle }

    // MARK: Appearing (ViewControllers/UIViewController+Appearance.swift); the order is PR-22's
    /// The view is loaded and about to be put in; sizes may change still. Does nothing.
    open func viewWillAppear(_ animated: Bool) { callReplacement("viewWillAppear:", animated) }
    /// Traits and geometry are valid, and no layout has run yet (PR-23). Does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The transition has ended. Does nothing.
    open func viewDidAppear(_ animated: Bool) { callReplacement("viewDidAppear:", animated) }
    /// The transition away begins; the view is in its place still. Does nothing.
    open func viewWillDisappear(_ animated: Bool) { callReplacement("viewWillDisappear:", animated) }
    /// The transition away has ended. A presenter below a sheet or popover doesn't hear it (PR-5). Does nothing.
    open func viewDidDisappear(_ animated: Bool) { callReplacement("viewDidDisappear:", animated) }
    /// True from `present` to the end of the transition, `viewDidAppear` included.
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    /// True from `dismiss` to the end of the transition, `viewDidDisappear` included.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    /// True while a navigation controller pushes this one, until it moved; other containers don't set it.
    open var isMovingToParent: Bool { containment.isMovingToParent }
    /// True while a navigation controller pops this one; other containers don't set it.
    open var isMovingFromParent: Bool { containment.isMovingFromParent }
    /// False: children appear only where the app calls `beginAppearanceTransition(_:animated:)`. Default: true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Calls will-appear or will-disappear, on visible children too; nothing if that phase is there already.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.begin(self, isAppearing: isAppearing, animated: animated)
    }
    /// Calls did-appear or did-disappear, on visible children first; nothing without a begin.
    open func endAppearanceTransition() { appearance.end(self) }

    // MARK: Layout
    /// Called before the first layout and when it was asked for, before the view's own (iOS 26); does nothing.
    open func updateProperties() {}
    /// Called before each layout of the root view. Does nothing.
    open func viewWillLayoutSubviews() { callReplacement("viewWillLayoutSubviews") }
    /// Called after each layout of the root view; deeper views may not be laid out yet (AL-31). Does nothing.
    open func viewDidLayoutSubviews() { callReplacement("viewDidLayoutSubviews") }
    /// Called when the root view's constraints are to be updated; overriders call super, which calls the view's own.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called after the root view's own `safeAreaInsetsDidChange()` (SA-13, SA-14). Does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the root view's effective margins changed, after the view's own (LM-11). Does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Added to the insets that the root view inherits (SA-8, SA-9).
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.additionalSafeAreaDidChange() } }
    }
    /// Stands for the top of the safe area of the root view (TG-4); made at the first question.
    open var topLayoutGuide: any UILayoutSupport { topOfRootView }
    /// Stands for the bottom of the safe area of the root view (TG-4); made at the first question.
    open var bottomLayoutGuide: any UILayoutSupport { bottomOfRootView }
    /// The least margins of the root view, in points (LM-6).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMarginsOfRootView }
    /// False: the root view's own margins count exactly (LM-7). Default: true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { minimumMarginsDidChange() } }
    }
    /// Edges at which the view goes on below bars. Default: all; elsewhere it ends at the bar (SA-11).
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutMayHaveChanged() } }
    /// Whether the view goes on below bars that aren't translucent. Default: false (SA-11).
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutMayHaveChanged() } }
    /// Whether the content scroll view is adjusted at top and bottom (SC-5, SC-7, SC-11). Default: true.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The size that the controller would like to have in a container, in points; zero for no wish.
    open var preferredContentSize: CGSize = .zero {
        willSet { keyWillChange("preferredContentSize") }
        didSet {
            if preferredContentSize != oldValue { preferredContentSizeDidChange() }
            keyDidChange("preferredContentSize")
        }
    }
    /// Called when a child's `preferredContentSize` changed. Does nothing; containers may follow it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// For containers to follow the size that a child's constraints ask for.
    ///
    /// - Note: No effect here: it is never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Points; asked in a size transition: a child whose size changes hears of it (TR-13). Default: the whole size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// What the extension was started with; nil in an app.
    open var extensionContext: NSExtensionContext? { nil }

    // MARK: Containment (ViewControllers/UIViewController+Containment.swift)
    /// The container that the controller is a child of; set by `addChild(_:)`.
    open var parent: UIViewController? { containment.parent }
    /// In the order of adding.
    open var children: [UIViewController] { containment.children }
    /// Takes a child, from its parent if it has one; calls its `willMove(toParent:)`. The app calls `didMove`.
    open func addChild(_ childController: UIViewController) { add(childController) }
    /// Calls `didMove(toParent:)` with nil; the app calls `willMove(toParent:)` with nil before, and removes the view.
    open func removeFromParent() { leaveParent() }
    /// Nil: the controller is about to leave its parent. Does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Nil: the controller has left its parent. Does nothing.
    open func didMove(toParent parent: UIViewController?) {}
    /// Exchanges two children's views with their appearance callbacks, within seconds; the old one leaves at the end.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }

    // MARK: Traits and rotation (ViewControllers/UIViewController+Traits.swift)
    /// From the parent, the presentation or the window, in this order, with this controller's overrides (TR-5).
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called before the view's own, with what was before. Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this controller and what is below it; `unspecified`, the default, inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { reception.overrideStyle }
        set { setOverrideStyle(newValue) }
    }
    /// Traits that a child has instead of the inherited ones; nil ends it. Raises an exception if it is no child.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) { setOverride(collection, for: childViewController) }
    /// What was set for the child; nil: it inherits all.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traits.childOverrides[ObjectIdentifier(childViewController)]
    }
    /// Hands on to the children by default; overriders call super (TR-11).
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardWillTransition(to: newCollection, with: coordinator) }
    /// Hands on to the children whose size changes and to the presented one; overriders call super (TR-11, TR-13).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellTurn(with: coordinator)
        forwardWillTransition(to: size, with: coordinator)
    }
    /// Called before the device turns, where ``viewWillTransition(to:with:)`` isn't overridden or calls super, as the
    /// following ones (TR-23); does nothing.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called as the views go to their places; does nothing.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after the device turned; does nothing.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// The interface's, whichever the controller's own size is.
    open var interfaceOrientation: UIInterfaceOrientation { SimulatedDevice.current.orientation }
    /// Asked of the topmost full-screen controller only (LB-6). Default: all on pads, all but upside down elsewhere.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        replacement(of: "supportedInterfaceOrientations")
            ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }
    /// Where the interface turns to when it stands in an orientation that isn't supported now. Default: portrait.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        replacement(of: "preferredInterfaceOrientationForPresentation") ?? .portrait
    }
    /// False: the interface stays as it is when the device turns. Not asked from iOS 16. Default: true.
    open var shouldAutorotate: Bool { replacement(of: "shouldAutorotate") ?? true }
    /// Whether the interface stays as it stands when the device turns (iOS 26). Default: false.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that decides instead; nil, the default: this controller (iOS 26).
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

    // MARK: Status bar, home indicator, edges (ST-1, HI-1)
    /// Asked of the topmost full-screen controller (ST-1). Default: false; phones in landscape hide it anyway (ST-2).
    open var prefersStatusBarHidden: Bool { replacement(of: "prefersStatusBarHidden") ?? false }
    /// Default: `default`, black or white by the interface's style.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        replacement(of: "preferredStatusBarStyle") ?? .default
    }
    /// Default: fade; the bar always comes and goes at once here (LB-M4).
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        replacement(of: "preferredStatusBarUpdateAnimation") ?? .fade
    }
    /// The child that decides instead; nil, the default: this controller.
    open var childForStatusBarHidden: UIViewController? { replacement(of: "childForStatusBarHidden") }
    /// The child that decides instead; nil, the default: this controller.
    open var childForStatusBarStyle: UIViewController? { replacement(of: "childForStatusBarStyle") }
    /// Has the deciding controller asked again (ST-3).
    open func setNeedsStatusBarAppearanceUpdate() { ScreenDecorations.setNeedsUpdate() }
    /// Asked of the topmost full-screen controller; the safe area stays as it is (HI-1). Default: false.
    open var prefersHomeIndicatorAutoHidden: Bool {
        replacement(of: "prefersHomeIndicatorAutoHidden") ?? false
    }
    /// The child that decides instead; nil, the default: this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Edges whose first swipe is the app's; the home indicator is dim then (HI-2). Default: none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides instead; nil, the default: this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    // MARK: Presenting (Presentation/UIViewController+Presenting.swift)
    /// What this controller or an ancestor presents; nil: nothing.
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    /// The ancestor that presents this controller or the one around it (PR-4); nil: nobody.
    open var presentingViewController: UIViewController? { presentation.presenting ?? parent?.presentingViewController }
    /// Default: `automatic`, which depends on the SDK (PR-1).
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// Default: `coverVertical` (PR-2). Of the others `crossDissolve` fades; the rest slides as the default.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// How the controller comes and goes, in place of ``modalTransitionStyle``; a zoom for pushes too. A delegate's
    /// animator goes before it. Nil by default (iOS 18).
    open var preferredTransition: Transition? {
        didSet { if case .style(let style)? = preferredTransition?.kind { modalTransitionStyle = style } }
    }
    /// Whether a sheet decides about the status bar (ST-6). Default: false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether current-context presentations of descendants cover this controller only (PR-4). Default: false.
    open var definesPresentationContext = false
    /// Whether what is presented over the current context takes this controller's transition style. Default: false.
    ///
    /// - Note: No effect here: the presented controller's own transition style counts.
    open var providesPresentationContextTransitionStyle = false
    /// Whether touches outside don't dismiss it; its delegate hears of the attempt (PR-17). Default: false.
    open var isModalInPresentation = false
    /// Asked for the presentation controller of the `custom` style (PR-8). Nil by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Logged, and nothing happens, if the presenter presents already or is in no window (PR-20). Takes 0.4 seconds.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) { presentModally(viewControllerToPresent, animated: flag, completion: completion) }
    /// Dismisses what this controller presents with all above it, else has its presenter dismiss it (PR-20).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion: completion)
    }
    /// The nearest of this controller, its parents and presenters whose class has a method of its own for the action,
    /// and that can perform it; nil: none (SP-32). `UIViewController`'s own `show` and `showDetail` don't count.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(for: action, sender: sender)
    }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ShowMethod(action) != nil || super.canPerformAction(action, withSender: sender)
    }
    /// Shown by the target of the action, so by the container around; else the window's root presents it (SP-30).
    open func show(_ vc: UIViewController, sender: Any?) { showDefault(vc, sender: sender) }
    /// As ``show(_:sender:)``; a split view makes it the secondary (SP-31).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailDefault(vc, sender: sender) }

    // MARK: Storyboards (Storyboards/UIViewController+Segues.swift)
    /// Asked for segues that a touch starts, before the destination is made (PR-M31). Default: true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called when the destination is made, its view not loaded (PR-M31); for unwinding too. Does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Makes the destination, prepares and shows it. Raises an invalid-argument exception for an unknown identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(withIdentifier: identifier, sender: sender)
    }
    /// Asked on the way of an unwind segue, from the source outwards. Default: whether another controller starts it and
    /// this one has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        takesUnwindAction(action, from: fromViewController)
    }
    /// The children that are searched before the controller itself. Default: all but the one on the way to the start.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBesides(childContaining(source))
    }
    /// The child that holds the start of an unwind segue, or presents what holds it; nil: none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childOnWay(to: source) }
    /// Called on each container on the way to an unwind segue's end, to show the next controller, after the
    /// dismissals. Does nothing; navigation controllers pop, tab bar controllers select.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Without content (ViewControllers/ContentUnavailable; iOS 17)
    /// Shown over the root view's other subviews; nil, the default: nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set { showContentUnavailable(newValue) }
    }
    /// The controller's traits, with the text that is searched for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        currentContentUnavailableState
    }
    /// Called before the first layout, and after it was asked for: sets ``contentUnavailableConfiguration`` where there
    /// is nothing to show. Does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// What can be done with the controller while it is previewed. None by default.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Keys
    /// Whether actions may reach the controller while it presents. Default: true.
    ///
    /// - Note: No effect here: actions from what is presented find this controller in any case.
    open var performsActionsWhilePresentingModally: Bool { true }
    /// Whether the keyboard stays when a control that needs none becomes first responder. Default: true for form
    /// sheets, else false.
    ///
    /// - Note: No effect here: the keyboard stays as it is.
    open var disablesAutomaticKeyboardDismissal: Bool { resolvedPresentationStyle == .formSheet }
    // MARK: Focus (Views/Focus)
    /// Whether the focus returns to the view that had it. Default: true.
    ///
    /// - Note: No effect here: after a transition the focus is where the next key puts it.
    open var restoresFocusAfterTransition = true
    /// Where the focus goes when it comes to the controller. Default: its view, where that is loaded.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The same as a single view, as it was said before iOS 10. Nil by default.
    open var preferredFocusedView: UIView? { nil }
    /// What presents the controller, or else what its view lies in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let active = presentation.active { return active }
        return viewIfLoaded?.superview
    }
    /// The controller's view, where it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    /// The group of the items of the controller's view; nil, the default: that of what is around.
    open var focusGroupIdentifier: String?
    /// Has the focus sought anew at the end of the turn, where it is in the controller's view or nowhere.
    open func setNeedsFocusUpdate() { FocusEngine.engine(of: self)?.requestInside(self) }
    /// Does at once what was asked for.
    open func updateFocusIfNeeded() { FocusEngine.engine(of: self)?.updateIfNeeded() }
    /// Asked before the focus leaves or enters the controller's view. Default: true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has left or entered the controller's view; does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// The sound of the move. Nil by default; none is heard here.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

    // MARK: Pointer
    /// Whether the pointer is hidden and its movements are reported. Default: false.
    ///
    /// - Note: No effect here: there is no pointer to lock.
    open var prefersPointerLocked: Bool { false }
    /// The child that decides about the pointer instead; nil, the default: this controller.
    ///
    /// - Note: No effect here: there is no pointer to lock.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    // MARK: Titles and bars
    /// The title, also given to the navigation and tab bar items: the last one set wins (BR-19). Nil by default.
    open var title: String? {
        willSet { ObservableChange.begin(self, ["title"]) }
        didSet {
            titleDidChange()
            ObservableChange.end(self, ["title"])
        }
    }
    /// Made at the first question; a navigation controller shows it.
    open var navigationItem: UINavigationItem { loading.ownNavigationItem(title: title) }
    /// Made at the first question; a tab bar controller shows it. Another one takes its place in the bar (BR-29).
    open var tabBarItem: UITabBarItem! {
        get { loading.ownTabBarItem(title: title) }
        set { setTabBarItem(newValue) }
    }
    /// What a navigation controller's toolbar shows while this controller is on top. Nil by default.
    open var toolbarItems: [UIBarButtonItem]? {
        willSet { keyWillChange("toolbarItems") }
        didSet {
            containerLayoutMayHaveChanged()
            keyDidChange("toolbarItems")
        }
    }
    /// Whether the tab bar goes while this controller is in a navigation controller's stack. Default: false.
    open var hidesBottomBarWhenPushed = false
    /// At once, animated or not.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Default: false. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { loading.isEditing }
        set { observed(["editing"]) { setEditing(newValue, animated: false) } }
    }
    /// Sets `isEditing`, and turns the edit button; overriders call super.
    open func setEditing(_ editing: Bool, animated: Bool) { loading.setEditing(editing) }
    /// Says Edit, or Done while editing; a touch calls `setEditing(_:animated:)`. Made at the first question.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
    /// The name under which the controller's state is kept; a document's, and archived with the controller. Nil by
    /// default.
    open var restorationIdentifier: String?
    /// Who makes the controller again when state is brought back; nil, the default: the app's delegate or the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Writes down what the controller wants to know at the next launch. Does nothing.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what was written down at an earlier launch. Does nothing.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when every object has read its state. Does nothing.
    open func applicationFinishedRestoringState() {}
    /// Called when the simulator warns of low memory. Does nothing.
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

    // For UIKit's own containers, lists and alerts.
    /// What is done just before `viewIsAppearing(_:)`.
    func willBeAppearing(animated: Bool) {}
    /// What is done just before `viewDidAppear(_:)`.
    func willHaveAppeared(animated: Bool) {}
    /// Of the transition under way that this controller, or a presentation around it, runs itself.
    var ownTransitionCoordinator: TransitionCoordinator? { presentation.coordinatorAround }
    /// Whether a popover lies over its anchor instead of beside it (PR-M8).
    var coversPopoverAnchor: Bool { false }
    /// Called when a person has dismissed the controller, after the delegate heard of it.
    func userDidDismiss() {}
    func makeOwnPresentationController() -> UIPresentationController {
        UIPresentationController(presentedViewController: self, presenting: nil)
    }
    /// What a container decides about its child's place.
    func layoutOfContainerMayHaveChanged(for child: UIViewController) {}
    /// Puts in the children that appear with the container; follows its `viewWillAppear`.
    func installVisibleChildren() {}

    // MARK: Surroundings
    /// The navigation controller that this controller stands in.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
    /// The tab bar controller that this controller stands in.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
    /// The split view controller that this controller stands in.
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }
    /// The storyboard that the controller came from; nil for one made by code, and in `init(coder:)` (PR-26).
    open var storyboard: UIStoryboard? { loading.storyboard }
    /// Made at the first question, anew when the style changes before presenting.
    open var presentationController: UIPresentationController? {
        ownPresentationController(source: presentation.presenting ?? self)
    }
    /// The one that presents the controller now, after adaptation; nil while it isn't presented (iOS 16).
    open var activePresentationController: UIPresentationController? {
        presentation.active ?? parent?.activePresentationController
    }
    /// Nil unless the controller is presented, or would be now, as a page or form sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Nil unless the controller is presented, or would be now, as a popover; set its anchor before presenting.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The animated transition that this controller takes part in, from before its first callback to after its last:
    /// a push or pop, a presentation or dismissal around it, or the device's turn. Nil at other times.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransitionCoordinator }
    /// Has the deciding controller asked again (HI-1).
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { ScreenDecorations.setNeedsUpdate() }
    /// Has the status bar and the home indicator asked again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { ScreenDecorations.setNeedsUpdate() }
    /// Says that ``UIViewController/prefersPointerLocked`` has another answer now.
    ///
    /// - Note: No effect here: there is no pointer.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Has `updateProperties()` called once before the root view's next layout, which it doesn't ask for (iOS 26).
    open func setNeedsUpdateProperties() { viewIfLoaded?.markNeedsProperties(\.controllerHasProperties) }
    /// Calls `updateProperties()` at once where it was asked for (iOS 26).
    open func updatePropertiesIfNeeded() {
        guard let view = viewIfLoaded, view.layoutFlags.wantsProperties else { return }
        view.updatePropertiesNow()
    }
}
