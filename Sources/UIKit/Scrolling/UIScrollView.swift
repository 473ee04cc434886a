/// Shows a part of content that is larger than the view.
///
/// The offset is the bounds' origin; nothing mirrors it. This file is the face; content, adjustment, motion, zooming and
/// indicators live in the files beside it.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer, DetailedView {
    var scrolling = ScrollingState()
    var zooming = ZoomingState()
    var scrollIndicators = ScrollIndicatorState()
    /// The one delegate, under whichever class's property it was set.
    weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
    }
    /// The navigation bar and tab bar that follow the offset.
    var bars = ScrollViewBars()

    /// Another delegate was set.
    func scrollDelegateDidChange() {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        prepareForPanning()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareForPanning()
    }

    override var observableGeometry: [String] { super.observableGeometry + ["contentOffset"] }

    // MARK: Content (Scrolling/UIScrollView+Content.swift)
    /// The content's size in points, without insets; constraints on the content set it (SC-12).
    open var contentSize: CGSize {
        get { scrolling.contentSize }
        set { observed(["contentSize"]) { setContentSize(newValue) } }
    }
    /// The point of the content that lies at the view's top left corner; setting tells the delegate (SC-18).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { move(to: newValue) }
    }
    /// The size of the part of the content that is seen, in points: that of the bounds.
    open var visibleSize: CGSize { bounds.size }
    override func scrollForFocus(to offset: CGPoint) { setContentOffset(offset, animated: true) }
    /// Moves at once, or within 0.3 seconds (SC-M7).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        animated ? animateOffset(to: contentOffset) : jump(to: contentOffset)
    }
    /// Scrolls the least distance that shows a rectangle of the content (SC-M6).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// The content's area (SC-12).
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The visible frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, identifier: "UIScrollViewFrameLayoutGuide") }

    // MARK: Insets (Scrolling/UIScrollView+Adjustment.swift)
    /// Room around the content that the app wants, in points; up to iOS 10 with what the system adds (SC-11). Zero by
    /// default.
    open var contentInset: UIEdgeInsets {
        get { shownContentInset }
        set { observed(["contentInset"]) { setContentInset(newValue) } }
    }
    /// What the app wants and what the system adds (SC-1).
    open var adjustedContentInset: UIEdgeInsets { scrolling.adjustedContentInset }
    /// Where content lies that is smaller than its room within the insets: a share of what is left, (0, 0) for the top left
    /// corner, the default, to (1, 1) (SC-23, iOS 17.4).
    open var contentAlignmentPoint = CGPoint.zero { didSet { if contentAlignmentPoint != oldValue { settleOffset() } } }
    /// How the safe area becomes content insets; no effect before iOS 11 (SC-2 … SC-5, SC-11).
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustment() } }
    }
    /// Called after the insets changed and the offset followed, before the delegate hears of it (SC-1); does nothing.
    open func adjustedContentInsetDidChange() {}
    /// Whether the safe area insets the indicators too, from iOS 13. Default: true; `.never` wins over it (SC-10).
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustment()
    }

    // MARK: Scrolling (Scrolling/Motion)
    /// Whether a finger moves the content. Default: true; the app's own calls scroll in any case.
    open var isScrollEnabled = true {
        willSet { keyWillChange("scrollEnabled") }
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            keyDidChange("scrollEnabled")
        }
    }
    /// Whether a drag that begins at a horizontal end, towards the outside, is left to a scroll view around this one
    /// (SC-24, iOS 17.4). Default: true.
    open var transfersHorizontalScrollingToParent = true
    /// As `transfersHorizontalScrollingToParent`, at the vertical ends. Default: true.
    open var transfersVerticalScrollingToParent = true
    /// Whether a drag that begins along one axis keeps to it; one that begins aslant does not (SC-22). Default: false.
    open var isDirectionalLockEnabled = false
    /// At the top, one for each view (iOS 26).
    public final private(set) lazy var topEdgeEffect = edgeEffect()
    /// At the left, one for each view (iOS 26).
    public final private(set) lazy var leftEdgeEffect = edgeEffect()
    /// At the bottom, one for each view (iOS 26).
    public final private(set) lazy var bottomEdgeEffect = edgeEffect()
    /// At the right, one for each view (iOS 26).
    public final private(set) lazy var rightEdgeEffect = edgeEffect()
    /// Whether a released drag comes to rest on a multiple of the bounds' size. Default: false.
    open var isPagingEnabled = false
    /// Whether a drag or a deceleration goes beyond the content's ends and springs back (SC-M11). Default: true.
    open var bounces = true
    /// As `bounces`, for the horizontal axis; counts only while `bounces` is true. Default: true.
    open var bouncesHorizontally = true
    /// As `bounces`, for the vertical axis; counts only while `bounces` is true. Default: true.
    open var bouncesVertically = true
    /// Lets content scroll vertically that is no higher than the bounds (SC-4, SC-16). Default: false; tables: true.
    open var alwaysBounceVertical = false { didSet { updateAdjustment() } }
    /// Lets content scroll horizontally that is no wider than the bounds (SC-4, SC-16). Default: false.
    open var alwaysBounceHorizontal = false { didSet { updateAdjustment() } }
    /// Whether a tap on the status bar scrolls to the top, if no other scroll view on the screen wants to. Default: true.
    open var scrollsToTop = true
    /// Whether subviews have a finger's touches only after a moment in which no drag begins, or at their end; without it
    /// from the start (SC-21). Default: true.
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away that a subview has (SC-21). Default: true.
    open var canCancelContentTouches = true
    /// How fast a released drag slows down (SC-17). Default: `.normal`.
    open var decelerationRate: DecelerationRate = .normal
    /// What a drag does to the keyboard. Default: `.none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether an index is shown while scrolling with a dial. Default: `.automatic`.
    ///
    /// - Note: No effect here: there is no dial.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Whether the keyboard's keys scroll the content. Default: true.
    ///
    /// - Note: No effect here: keys scroll nothing.
    open var allowsKeyboardScrolling = true
    /// Whether a finger that may scroll is down, be it still or dragging.
    open var isTracking: Bool { scrolling.isTracking }
    /// Whether a finger has passed the ten points at which a drag begins (SC-M8), and is still down.
    open var isDragging: Bool { scrolling.motion.isDragging }
    /// Whether the content runs out, bounces back or turns to a page after a drag.
    open var isDecelerating: Bool { scrolling.motion.isDecelerating }
    /// Whether `setContentOffset(_:animated:)` is on its way.
    open var isScrollAnimating: Bool { scrolling.motion.isAnimating }
    /// Asked before a subview has touches that went down in it; false keeps them from it (SC-21). True by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Asked when a drag is to begin with a touch that a subview has; true but for controls (SC-21).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Ends animation and deceleration at the present offset; a drag goes on.
    open func stopScrollingAndZooming() { stopMotion() }
    /// Follows the finger; apps may add targets or a delegate's relations to it.
    open var panGestureRecognizer: UIPanGestureRecognizer { ownPanRecognizer }
    private final let ownPanRecognizer = ScrollPanGestureRecognizer(target: nil, action: nil)
    /// Stands above the content, and fires when that is pulled down by 110 points. Nil by default.
    open var refreshControl: UIRefreshControl? { didSet { refreshControlDidChange(from: oldValue) } }

    // MARK: Indicators (Scrolling/Indicators)
    /// Whether a bar shows the place along wider content while it scrolls. Default: true.
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    /// Whether a bar shows the place along higher content while it scrolls. Default: true.
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    /// Default: `.default`, which follows the traits' light or dark style.
    open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
    /// How far the indicators keep from the edges, in points, beside what the system adds (SC-10).
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    /// As `verticalScrollIndicatorInsets`, for the horizontal indicator. Zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    /// Reads the vertical indicator's insets, in points; setting it sets both indicators'.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Shows the indicators for half a second, along the axes where content is larger than the bounds.
    open func flashScrollIndicators() { flashIndicators() }

    /// Shows the indicators while the block changes the offset, then lets them go (iOS 17.4).
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        if contentOffset != before { flashIndicators() }
    }

    // MARK: Zooming (Scrolling/UIScrollView+Zooming.swift)
    /// The least that `zoomScale` takes. Default: 1; a scale set already stays as it is.
    open var minimumZoomScale: CGFloat = 1 { didSet { updatePinching() } }
    /// The most that `zoomScale` takes; below the minimum the minimum counts. Default: 1, so that nothing zooms.
    open var maximumZoomScale: CGFloat = 1 { didSet { updatePinching() } }
    /// 1 by default; has no effect without a view for zooming (SC-M19).
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { observed(["zoomScale"]) { setZoomScale(newValue, animated: false) } }
    }
    /// Zooms around the middle of the bounds, within the limits: at once, or within 0.3 seconds (SC-M19).
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        animateZoom(animated) { $0.zoomContent(to: scale) }
    }
    /// Zooms and scrolls so that a rectangle of the unzoomed content fills the view (SC-M17): at once, or within 0.3
    /// seconds.
    open func zoom(to rect: CGRect, animated: Bool) { animateZoom(animated) { $0.zoomContent(to: rect) } }
    /// Whether a pinch goes beyond the limits and springs back. Default: true (SC-M16).
    open var bouncesZoom = true
    /// Whether fingers pinch the content.
    open var isZooming: Bool { zooming.isZooming }
    /// Whether an animated zoom is on its way, a caller's or a spring back (iOS 17.4).
    open var isZoomAnimating: Bool { zooming.isAnimating }
    /// Whether the content springs back after a pinch beyond the limits.
    open var isZoomBouncing: Bool { zooming.isBouncing }
    /// Zooms the content; nil while the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    // MARK: Layout
    override var scrollsContent: Bool { true }
    override func contentFollows(_ engine: LayoutEngine) { followContent(of: engine) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAdjustment()
        updateContentSizeFromConstraints()
        placeRefreshControl()
        updateIndicators()
        updateEdgeContainers()
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
    /// Where a released drag comes to rest, before the delegate is asked; velocities are in points a millisecond.
    func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
    /// Called when the offset has moved, before the delegate hears of it.
    func offsetDidChange() {}
    /// A finger is about to take the content along.
    func draggingWillBegin() {}
    /// The content has come to rest after an animation, or after a finger let go of it.
    func motionDidEnd() {}
    /// Whether the adjustment looks at the content along an axis; tables always scroll vertically.
    func isScrollable(_ axis: NSLayoutConstraint.Axis) -> Bool { scrollsContent(along: axis) }

    // MARK: Debugging
    var describedDetails: [String] {
        let insets = adjustedContentInset
        return [
            "contentOffset: \(ViewDescription.list(contentOffset.x, contentOffset.y))",
            "contentSize: \(ViewDescription.list(contentSize.width, contentSize.height))",
            "adjustedContentInset: \(ViewDescription.list(insets.top, insets.left, insets.bottom, insets.right))",
        ]
    }
}

// A subclass may declare a property of another type under the name of what a protocol's extension gives it, which it
// couldn't with a member of the class; tables, collections and text views do. Any protocol that views conform to serves.
extension UICoordinateSpace where Self: UIScrollView {
    /// Hears about scrolling and zooming; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
