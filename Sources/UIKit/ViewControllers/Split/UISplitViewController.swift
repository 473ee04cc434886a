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

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Decides about collapsing, expanding and showing; nil takes UIKit's defaults.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// `unspecified` for the classic style of `init()`.
    open var style: Style { split.style }

    // MARK: Controllers
    /// Primary and secondary; one alone while collapsed (SP-1, SP-2).
    open var viewControllers: [UIViewController] {
        get { listedControllers }
        set { setControllers(newValue) }
    }
    /// A controller without a navigation controller gets one, unless the style is classic or the column `compact`
    /// (SP-20).
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
    /// The controller as it was set, not the navigation controller made for it; nil for an empty column.
    open func viewController(for column: Column) -> UIViewController? { split.columns[column] }
    /// Whether the width is compact, as of the last appearance or change of traits (SP-1).
    open var isCollapsed: Bool { split.isCollapsed }
    /// Changes the display mode so that the column is seen; collapsed, pops to it or pushes the columns up to it
    /// (SP-24).
    open func show(_ column: Column) { setColumn(column, isShown: true) }
    /// Whether the column is seen now; collapsed, whether it is on top (iOS 26).
    open func isShowing(_ column: Column) -> Bool { showsNow(column) }
    /// Changes the display mode so that the column is gone; does nothing for the secondary, and while collapsed
    /// (SP-M18).
    open func hide(_ column: Column) { setColumn(column, isShown: false) }
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

    // MARK: Display modes
    /// Default: `automatic`. Setting it drops what the user chose since; collapsed, it counts from the next expansion.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { modeMayHaveChanged() } }
    /// Never `automatic`; `secondaryOnly` until the view has settled (SP-8).
    open var displayMode: DisplayMode { split.displayMode }
    /// Made at the first question; a touch goes to the delegate's mode, or shows or hides the column (SP-9).
    open var displayModeButtonItem: UIBarButtonItem { ownDisplayModeButtonItem }
    /// Default: `automatic`. Raises an invalid-argument exception in the classic style (SP-M2).
    open var preferredSplitBehavior: SplitBehavior {
        get {
            insistOnColumns("preferredSplitBehavior")
            return split.preferredBehavior
        }
        set {
            guard insistOnColumns("setPreferredSplitBehavior:") else { return }
            split.preferredBehavior = newValue
            modeMayHaveChanged()
        }
    }
    /// The preference; `tile` where that is automatic. Raises an invalid-argument exception in the classic style
    /// (SP-M2).
    open var splitBehavior: SplitBehavior {
        insistOnColumns("splitBehavior")
        return split.preferredBehavior == .automatic ? .tile : split.preferredBehavior
    }
    /// Whether a swipe from the columns' edge shows one more of them (SP-26). Default: true.
    open var presentsWithGesture = true {
        didSet {
            split.swipe?.isEnabled = presentsWithGesture
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether the bar has a button that hides all columns but the secondary. Default: false.
    ///
    /// - Note: No effect here: there is no such button.
    open var showsSecondaryOnlyButton = false
    /// Whether the system puts ``displayModeButtonItem`` into the bar of the leading column that is seen, in column
    /// style (SP-26). Default: `automatic`, as ``presentsWithGesture`` says.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The side of the primary and supplementary columns; `leading`, the default, is at the right in right-to-left.
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Default: `none`; on iOS 26 `sidebar`, with which the primary floats over the others (SP-M3, SP-M4).
    open var primaryBackgroundStyle: BackgroundStyle {
        get { split.backgroundStyle ?? (isGlass ? .sidebar : .none) }
        set {
            split.backgroundStyle = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Widths, in points (SP-10)
    /// 0…1 of the whole width; before the limits below are applied. Default: 40 %, at most 320 points (375 on large
    /// pads).
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
    /// Beats the fraction, in column style only. Default: automatic.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// Wins over the maximum. Default: none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// Default: 320 points, 375 on pads from 1366 points wide. An app's greater fraction needs its own maximum.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The whole width while collapsed; 320 before the view is loaded, 280 with three columns (SP-M1, SP-M14).
    open var primaryColumnWidth: CGFloat { effectivePrimaryWidth }
    /// As for the primary column. Raises an invalid-argument exception without a supplementary column (SP-M2).
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { supplementaryWidthsDidChange("preferredSupplementaryColumnWidthFraction") }
    }
    /// As for the primary column. Raises an invalid-argument exception without a supplementary column (SP-M2).
    open var preferredSupplementaryColumnWidth = automaticDimension {
        didSet { supplementaryWidthsDidChange("preferredSupplementaryColumnWidth") }
    }
    /// As for the primary column. Raises an invalid-argument exception without a supplementary column (SP-M2).
    open var minimumSupplementaryColumnWidth = automaticDimension {
        didSet { supplementaryWidthsDidChange("minimumSupplementaryColumnWidth") }
    }
    /// As for the primary column. Raises an invalid-argument exception without a supplementary column (SP-M2).
    open var maximumSupplementaryColumnWidth = automaticDimension {
        didSet { supplementaryWidthsDidChange("maximumSupplementaryColumnWidth") }
    }
    /// What the secondary keeps of the width beside others, in points; 464 by default (SP-M6, SP-M8). From iOS 26.
    open var minimumSecondaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The supplementary column's width; -1 unless there are three columns; 320 before the view is loaded (SP-M1).
    open var supplementaryColumnWidth: CGFloat { effectiveSupplementaryWidth }
    /// 0…1 of the whole width; before the limits below are applied. Default: 320 points. From iOS 26, like the others.
    open var preferredInspectorColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
    /// Beats the fraction. Default: automatic.
    open var preferredInspectorColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// Wins over the maximum. Default: none.
    open var minimumInspectorColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// Default: what leaves the secondary its least width.
    open var maximumInspectorColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// Of the inspector as it is or would be shown; the whole width while collapsed.
    open var inspectorColumnWidth: CGFloat { effectiveInspectorWidth }

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
    /// The delegate's answer; without a delegate as for any controller, the columns aren't asked (LB-6).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        replacement(of: "supportedInterfaceOrientations")
            ?? delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The delegate's answer; without a delegate portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        replacement(of: "preferredInterfaceOrientationForPresentation")
            ?? delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
    open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
}

extension UISplitViewController {
    /// How many columns there are; `unspecified` is the classic style with primary and secondary.
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    /// Which place a controller takes; `compact` stands for all others while collapsed. The inspector is at the trailing
    /// edge, hidden until it is shown, and a sheet while collapsed (iOS 26).
    public enum Column: Int, Sendable, Comparable {
        case primary = 0
        case supplementary, secondary, compact, inspector

        /// By the columns' order on the screen, leading first; `compact` and `inspector` come last.
        public static func < (left: Column, right: Column) -> Bool { left.rawValue < right.rawValue }
    }
    /// Which columns are seen, and whether they cover the secondary; raw values are UIKit's.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The name before iOS 14.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The name before iOS 14.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The name before iOS 14.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    /// How the primary shares the width: beside the secondary, over it, or pushing it off the screen (SP-25).
    /// `automatic` overlays on pads in portrait, before iOS 26.
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    /// The side of the primary column, by reading direction.
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    /// What lies behind the primary column; `sidebar` is a Mac's, and floats on iOS 26.
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// When the display mode's button is shown in the secondary's bar.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}

extension UIViewController {
    /// Posted when showing a detail begins to mean something else (SP-11).
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification"
    )
}
