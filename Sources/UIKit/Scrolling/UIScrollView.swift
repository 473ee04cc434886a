/// Shows a part of content that is larger than the view.
///
/// The offset is the bounds' origin; nothing mirrors it. This file is the face; content, adjustment, motion, zooming and
/// indicators live in the files beside it.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegateHolding {
    var scrolling = ScrollingState()
    var zooming = ZoomingState()
    var scrollIndicators = ScrollIndicatorState()
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The navigation bar and tab bar that follow the offset.
    var bars = ScrollViewBars()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        prepareForPanning()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareForPanning()
    }

    // MARK: Content (Scrolling/UIScrollView+Content.swift)
    /// The content's size in points, without insets; constraints on the content set it (SC-12).
    open var contentSize: CGSize {
        get { scrolling.contentSize }
        set { setContentSize(newValue) }
    }
    /// The point of the content that lies at the view's top left corner; setting tells the delegate (SC-18).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { move(to: newValue) }
    }
    /// Moves at once, or within 0.3 seconds (SC-M7).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        animated ? animateOffset(to: contentOffset) : jump(to: contentOffset)
    }
    /// Scrolls the least distance that shows a rectangle of the content (SC-M6).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// The content's area (SC-12).
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content, identifier: "UIScrollViewContentLayoutGuide") }
    /// The visible frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, identifier: "UIScrollViewFrameLayoutGuide") }

    // MARK: Insets (Scrolling/UIScrollView+Adjustment.swift)
    /// Room around the content that the app wants, in points. Zero by default.
    open var contentInset: UIEdgeInsets {
        get { scrolling.contentInset }
        set { changeInsets { $0.contentInset = newValue } }
    }
    /// What the app wants and what the system adds (SC-1).
    open var adjustedContentInset: UIEdgeInsets { scrolling.adjustedContentInset }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustment() } }
    }
    open func adjustedContentInsetDidChange() {}
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustment()
    }

    // MARK: Delegate
    /// The delegate; tables and collections have one of their own type under the same name.
    public final var heldScrollDelegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: Scrolling (Scrolling/Motion)
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var isDirectionalLockEnabled = false
    open var isPagingEnabled = false
    open var bounces = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var alwaysBounceVertical = false { didSet { updateAdjustment() } }
    open var alwaysBounceHorizontal = false { didSet { updateAdjustment() } }
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var decelerationRate: DecelerationRate = .normal
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var indexDisplayMode: IndexDisplayMode = .automatic
    open var allowsKeyboardScrolling = true
    open var isTracking: Bool { scrolling.isTracking }
    open var isDragging: Bool { scrolling.motion.isDragging }
    open var isDecelerating: Bool { scrolling.motion.isDecelerating }
    open var isScrollAnimating: Bool { scrolling.motion.isAnimating }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func stopScrollingAndZooming() { stopMotion() }
    /// Follows the finger; apps may add targets or a delegate's relations to it.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(target: nil, action: nil)
    open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

    // MARK: Indicators (Scrolling/Indicators)
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
    /// How far the indicators keep from the edges, in points, beside what the system adds (SC-10).
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: Zooming (Scrolling/UIScrollView+Zooming.swift)
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    /// 1 by default; has no effect without a view for zooming (SC-M19).
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomContent(to: scale) }
    /// Zooms and scrolls so that a rectangle of the unzoomed content fills the view (SC-M17).
    open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect) }
    open var bouncesZoom = true
    open var isZooming: Bool { zooming.isZooming }
    open var isZoomBouncing: Bool { false }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAdjustment()
        updateContentSizeFromConstraints()
        placeRefreshControl()
        updateIndicators()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue != super.bounds { boundsWillChange(to: newValue) }
            super.bounds = newValue
        }
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        visibleBoundsDidChange(from: oldBounds)
    }

    // What UIKit's own subclasses take part in.
    /// Called with the bounds to be, while the old ones still hold (SC-M1).
    func boundsWillChange(to newBounds: CGRect) {}
    /// Called when the offset has moved, before the delegate hears of it.
    func offsetDidChange() {}
    /// Whether the adjustment looks at the content along an axis; tables always scroll vertically.
    func isScrollable(_ axis: NSLayoutConstraint.Axis) -> Bool { scrollsContent(along: axis) }
}

/// Gives scroll views their delegate under a name that subclasses may give another type to.
@preconcurrency @MainActor
public protocol ScrollViewDelegateHolding: AnyObject {
    /// What scrolls and whom it tells.
    var heldScrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollViewDelegateHolding where Self: UIScrollView {
    /// Hears about scrolling and zooming; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { heldScrollDelegate }
        set { heldScrollDelegate = newValue }
    }
}
