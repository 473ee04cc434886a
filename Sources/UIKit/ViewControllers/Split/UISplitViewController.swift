import Foundation

/// Shows a primary controller beside a secondary one where there is room.
///
/// The face of the class; collapsing is in `UISplitViewController+Collapsing.swift`, places in `…+Layout.swift`.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Of all width preferences: the system decides.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    var split = SplitState()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of columns (iOS 14).
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        split.style = style
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var style: Style { split.style }

    // MARK: Controllers
    /// Primary and secondary; one alone while collapsed (SP-1, SP-2).
    open var viewControllers: [UIViewController] {
        get { listedControllers }
        set { setControllers(newValue) }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
    open func viewController(for column: Column) -> UIViewController? { split.columns[column] }
    open var isCollapsed: Bool { split.isCollapsed }
    open func show(_ column: Column) { setColumn(column, isShown: true) }
    open func hide(_ column: Column) { setColumn(column, isShown: false) }
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

    // MARK: Display modes
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { modeMayHaveChanged() } }
    open var displayMode: DisplayMode { split.displayMode }
    open var displayModeButtonItem: UIBarButtonItem { ownDisplayModeButtonItem }
    open var preferredSplitBehavior: SplitBehavior {
        get { split.preferredBehavior }
        set {
            guard split.style != .unspecified else {
                return UIKitException.raise(
                    .invalidArgument,
                    "preferredSplitBehavior is not supported by a split view without columns."
                )
            }
            split.preferredBehavior = newValue
            modeMayHaveChanged()
        }
    }
    open var splitBehavior: SplitBehavior { split.preferredBehavior == .automatic ? .tile : split.preferredBehavior }
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryBackgroundStyle: BackgroundStyle = .none

    // MARK: Widths, in points (SP-10)
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    open var primaryColumnWidth: CGFloat { effectivePrimaryWidth }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    open var supplementaryColumnWidth: CGFloat { effectiveSupplementaryWidth }

    // MARK: Loading, appearing, traits
    open override func loadView() { loadContainer() }
    override func installVisibleChildren() {
        updateCollapsing()
        installColumns()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateCollapsing()
    }
    open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        super.overrideTraitCollection(forChild: childViewController) ?? columnTraits(of: childViewController)
    }
    open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
    open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
}

extension UISplitViewController {
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable, Comparable {
        case primary = 0
        case supplementary, secondary, compact, inspector

        public static func < (left: Column, right: Column) -> Bool { left.rawValue < right.rawValue }
    }
    /// Which columns are seen, and whether they cover the secondary; raw values are UIKit's.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}

extension UIViewController {
    /// Posted when showing a detail begins to mean something else (SP-11).
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification"
    )
}
