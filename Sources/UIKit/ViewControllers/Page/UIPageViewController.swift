import Foundation

/// Gives a page view controller the pages before and after one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Asked for a swipe back; nil: there is no page, and nothing moves.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Asked for a swipe on; nil: there is no page, and nothing moves.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots; 0: no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Asked together with the count.
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
    /// Called for a swipe, before the new page is added.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    /// Called when the turn of a swipe has ended; it always completes.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
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
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An `NSNumber` of a spine location; not looked at here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// An `NSNumber` of points between pages; not looked at here.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    var pages = PageState()

    /// The options are dropped. `init()`, and a document without a style, turn pages by `pageCurl`, horizontally.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        pages.transitionStyle = style
        pages.orientation = navigationOrientation
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asked for the page beside the shown one at each swipe; nil: swipes do nothing. Setting it asks for the dots.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateDots() } }
    /// Hears of turns by touch only.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// As the initializer or the document said; both styles slide here, but only `scroll` has dots.
    open var transitionStyle: TransitionStyle { pages.transitionStyle }
    /// The axis of the swipes that turn pages.
    open var navigationOrientation: NavigationOrientation { pages.orientation }
    /// `min` for page curls, else `none`.
    open var spineLocation: SpineLocation { pages.transitionStyle == .pageCurl ? .min : .none }
    /// Kept for the app: pages have no backs here. Default: false.
    open var isDoubleSided = false
    /// What is shown now.
    open var viewControllers: [UIViewController]? { pages.shown.isEmpty ? nil : pages.shown }

    /// Shows pages by code; the delegate hears nothing of it. An animated turn takes 0.3 seconds (PR-M38).
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    // MARK: Loading and appearing
    open override func loadView() { loadContainer() }
    override func installVisibleChildren() { installPages() }
    open override var childForStatusBarHidden: UIViewController? { pages.shown.first }
    open override var childForStatusBarStyle: UIViewController? { pages.shown.first }
}
