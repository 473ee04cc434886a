import Foundation

/// Gives a page view controller the pages before and after one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Asked for the page before one, when a finger begins to pull; nil: there is none, and nothing moves.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Asked for the page after one, when a finger begins to pull; nil: there is none, and nothing moves.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots; 0: no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Asked together with the count, when pages are set; turns by a finger move the dot by themselves.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Left out: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Left out: the first dot.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears which pages come and go by touch.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a finger begins to pull a page in, before it is added.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    /// Called when the turn by a finger has ended: with another page, or with the old one where it went back.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
    /// Asked after the device turned, for page curls; the delegate then shows as many pages as its answer needs.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Asked for the page view controller's own `supportedInterfaceOrientations` (LB-6).
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    /// Asked where the interface is to turn to when it can't stay as it is.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Left out: nothing happens.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Left out: nothing happens.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// Left out: the location stays.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    /// Left out: all on pads, all but upside down elsewhere.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    { pageViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    /// Left out: portrait.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}

/// Shows one page of many at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Along which axis pages follow each other; raw values are UIKit's.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    /// Where a page curl has its spine; raw values are UIKit's.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min, mid, max
    }

    /// Whether pages come from before or after; raw values are UIKit's.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }

    /// How pages turn; raw values are UIKit's.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll
    }

    /// Keys of the options at making.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An `NSNumber` of a spine location; for page curls.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// An `NSNumber` of points between pages while they scroll; for the scroll style.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    var pages = PageState()

    /// `init()`, and a document without a style, turn pages by `pageCurl`, horizontally.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        pages.transitionStyle = style
        pages.orientation = navigationOrientation
        pages.take(options ?? [:])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asked for the pages beside the shown one, once for each until it is set anew; nil: nothing can be pulled. Setting
    /// it asks for the dots.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            forgetNeighbours()
            updateDots()
        }
    }
    /// Hears of turns by touch only.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// As the initializer or the document said. Pages that scroll follow the finger and may have dots; page curls slide.
    open var transitionStyle: TransitionStyle { pages.transitionStyle }
    /// The axis of the swipes that turn pages.
    open var navigationOrientation: NavigationOrientation { pages.orientation }
    /// Where page curls turn: the option, or the delegate's answer since; default `min`. `none` for the scroll style.
    open var spineLocation: SpineLocation { pages.transitionStyle == .pageCurl ? pages.spine : .none }
    /// Whether pages come in pairs of a front and its back, of which a swipe turns both. True with the spine in the
    /// middle, which shows two pages; default false.
    open var isDoubleSided: Bool {
        get { pages.isDoubleSided || spineLocation == .mid }
        set { pages.isDoubleSided = newValue }
    }
    /// What turns curled pages by touch, attached to the root view; empty for the scroll style.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? pages.recognizers : [] }
    /// What is shown now.
    open var viewControllers: [UIViewController]? { pages.shown.isEmpty ? nil : pages.shown }

    /// Shows pages by code; the delegate hears nothing of it. An animated turn takes 0.3 seconds (PR-M38). Raises an
    /// invalid-argument exception for another number than the spine location shows: one, or two about the middle.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let shown = pages.accepted(viewControllers ?? [], spine: spineLocation) else { return }
        show(shown, direction: direction, animated: animated, completion: completion)
    }

    // MARK: Loading and appearing
    open override func loadView() { loadContainer() }
    override func installVisibleChildren() { installPages() }
    open override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        spineMayChange(with: coordinator)
    }
    /// The delegate's answer; without a delegate as for any controller.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The delegate's answer; without a delegate portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarHidden: UIViewController? { pages.shown.first }
    open override var childForStatusBarStyle: UIViewController? { pages.shown.first }
}
