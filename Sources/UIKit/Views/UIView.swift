import Platform

/// A rectangle of the screen: draws, lays out its subviews, receives events.
///
/// This file is the class's face: state, and every member that an app may override. What the members do lives in the
/// file of its concern. Bounds, center, transform, alpha and visibility are the layer's; nothing mirrors them.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UILargeContentViewerItem {
    /// The layer's class; asked once, when the view is made.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view needs constraints to be laid out at all. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Holds the view's geometry and contents; a subclass may answer with another, its own stays on the screen.
    open var layer: CALayer { ownLayer }
    nonisolated(unsafe) final let ownLayer: CALayer  // Speed: layout asks often; nothing overridden stands between.

    // MARK: State of the concerns
    // Speed: checks for exclusive access would be a tenth of a layout. These are never held while others run.
    @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = HierarchyState()
    @exclusivity(unchecked) final var layoutFlags = LayoutFlags()
    @exclusivity(unchecked) nonisolated(unsafe) final var constraintState = ConstraintState()
    @exclusivity(unchecked) final var safeArea = SafeAreaState()
    nonisolated(unsafe) final var ownReference: ItemReference?
    final var margins = MarginsState()
    @exclusivity(unchecked) final var reception = TraitReception()
    var tint = TintState()
    var nib = ViewNibState()
    var appearanceRecord: AppearanceRecord?
    /// What takes appearances along with the view: a bar's items.
    var appearanceContents: [any AppearanceBearing] { [] }
    @exclusivity(unchecked) final var controllerLink = ControllerLink()

    // MARK: Creating
    /// A view of a place and size: points in the superview's bounds space.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        takeLayer()
        self.frame = frame
    }

    /// Called for a view in a document, with that document's coder.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        takeLayer()
        decode(from: coder)
        if let archive = coder as? NSKeyedUnarchiver { ViewArchive(self).read(archive) }
    }

    // MARK: Dynamics
    /// The outline that an animator lets collide. Default: the bounds, as a rectangle.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for `.path`, in points about the center; its convex hull is what collides. Default: empty.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Holds the subviews that archives keep: the app's own. Cells and effects have a view for them; controls have none.
    var archivedContainer: UIView? { self }

    /// Writes place, looks and subviews into a keyed archive; not constraints, and not what classes of UIKit add.
    open func encode(with coder: NSCoder) { (coder as? NSKeyedArchiver).map { ViewArchive(self).write($0) } }

    public override convenience init() { self.init(frame: .zero) }

    deinit {
        ownLayer.owner = nil
        ownReference?.itemIsGone()
        for subview in hierarchy.subviews { subview.hierarchy.superview = nil }
        for constraint in constraintState.held { constraint.holder = nil }
    }

    /// Called when a document has made the view; another view that is returned takes its place (PR-36). Returns itself.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    /// Called after everything that a document connects is connected.
    open func awakeFromNib() {}
    /// For views to get ready for Xcode's canvas.
    ///
    /// - Note: No effect here: it is never called; the canvas runs no code of views.
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry (Views/UIView+Geometry.swift)
    /// The smallest upright rectangle around the view, in the superview's bounds space, in points.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { changeGeometry(of: []) { ownLayer.frame = newValue } }
    }
    /// The view's own space: its size, and the point that lies at its top left corner.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { changeGeometry { ownLayer.bounds = newValue } }
    }
    /// Where the layer's anchor point lies in the superview's bounds space.
    open var center: CGPoint {
        get { ownLayer.position }
        set { changeGeometry { ownLayer.position = newValue } }
    }
    /// The keys under which others observe where the view is.
    var observableGeometry: [String] { ["frame", "bounds", "center"] }
    /// How round the corners are; nil, the default, leaves that to the layer's `cornerRadius`.
    var givenCorners: UICornerConfiguration? { didSet { updateCorners() } }
    /// How round the corners are, by sizes that may follow the view's own and its superview's. Square by default.
    open var cornerConfiguration: UICornerConfiguration {
        get { givenCorners ?? .corners(radius: .fixed(0)) }
        set { givenCorners = newValue }
    }
    /// Effects of the device's tilt, which lies still here. Empty by default.
    open var motionEffects: [UIMotionEffect] = []
    /// Adds an effect of the device's tilt.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes an effect away.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Called when size or origin of the bounds have changed, however that came about.
    func boundsDidChange(from oldBounds: CGRect) {}
    /// Applied about the center; no part of layout (AL-37).
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { observed(["transform"]) { ownLayer.setAffineTransform(newValue) } }
    }
    /// Applied about the anchor point, in three dimensions; no part of layout. Identity by default.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }
    /// Pixels per point; the screen's by default.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { ownLayer.contentsScale = newValue }
    }
    /// The size that suits the view best; its present size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { replacement(of: "sizeThatFits:", size) ?? bounds.size }
    /// Takes the size of `sizeThatFits` for the present size; the frame's origin stays.
    open func sizeToFit() { if !callReplacement("sizeToFit") { fitSize() } }

    // MARK: Hierarchy (Views/UIView+Hierarchy.swift)
    /// Nil for windows and for views outside a hierarchy; it keeps its subviews, not they it.
    open var superview: UIView? { hierarchy.superview }
    /// The farthest first.
    open var subviews: [UIView] { hierarchy.subviews }
    /// The window at the root of the tree; nil where there is none. A window's is itself.
    open var window: UIWindow? { hierarchy.superview?.window }
    /// Puts a view in front of the others, taken from its old superview; the view itself or an ancestor raises.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Beyond the end means in front, below zero behind all.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// In front of all when the sibling isn't a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// In front of all when the sibling isn't a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Does nothing for what isn't a subview.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    /// Does nothing for what isn't a subview.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Does nothing when an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Deactivates the constraints between the view's subtree and the rest of the tree (AL-38).
    open func removeFromSuperview() { leaveSuperview() }
    /// Called after the subview has its superview and its window; does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called while it still is a subview; does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the change; nil: the view leaves. Does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the change, `didMoveToWindow()` included; does nothing.
    open func didMoveToSuperview() {}
    /// Called before the change where the window changes, superviews first; nil: the view leaves. Does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the change where the window changed, superviews first; does nothing.
    open func didMoveToWindow() {}
    /// The view itself or the first one below it with this tag, depth first; nil where there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

    /// Called when a subview was hidden or shown.
    func visibilityDidChange(of subview: UIView) {}

    // MARK: Looks
    /// Nil, the default, draws nothing; the color follows the view's traits.
    open var backgroundColor: UIColor? {
        willSet { keyWillChange("backgroundColor") }
        didSet { backgroundColorDidChange() }
    }
    /// 0 (invisible) … 1, for the view and all below it.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { observed(["alpha"]) { ownLayer.opacity = Float(min(1, max(0, newValue))) } }
    }
    /// Hidden views take no touches and, in a stack view, no room (AL-50); their constraints go on. Default: false.
    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set { observed(["hidden", "isHidden"]) { setHidden(newValue) } }
    }
    /// Cuts subviews and contents off at the bounds and their rounded corners. Default: false.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { observed(["clipsToBounds"]) { ownLayer.masksToBounds = newValue } }
    }
    /// A promise that drawing fills the bounds (EV-M7). Default: true.
    ///
    /// - Note: No effect here: what lies behind is painted in any case.
    open var isOpaque = true
    /// Whether `draw(_:)` finds a clear context. Default: true.
    ///
    /// - Note: No effect here: drawing always begins with a clear context.
    open var clearsContextBeforeDrawing = true
    /// What a change of size does with what was drawn. Default: scaled to fill.
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
    /// Shows the view only where the mask's alpha is; no subview, in this view's bounds space. Nil by default.
    open var mask: UIView? { didSet { ownLayer.mask = mask?.ownLayer } }
    /// Inherited from the superview unless set; the system's blue at the root.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { observed(["tintColor"]) { takeTintColor(newValue) } }
    }
    /// The mode in effect, inherited while automatic; setting automatic inherits again.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    /// The name under which the view's state is kept; nil, the default: it isn't.
    open var restorationIdentifier: String?
    /// Writes down what the view wants to know at the next launch. Does nothing: lists and scroll views are seen to.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what was written down at an earlier launch. Does nothing.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called at each change of the tint in effect, and when the view gets a superview; does nothing.
    open func tintColorDidChange() {}
    /// Draws the view's contents into the current context; nothing by default.
    open func draw(_ rect: CGRect) {}
    /// Has `draw(_:)` called before the next picture.
    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
    /// The same as `setNeedsDisplay()` for a rectangle of the bounds space, in points.
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

    // MARK: Events (Events/UIView+HitTesting.swift)
    /// False: neither the view nor its subviews take touches. Default: true.
    open var isUserInteractionEnabled = true
    /// What happens to the view that the pointer comes to; copied. Nil, the default: nothing.
    open var hoverStyle: UIHoverStyle? { didSet { hoverStyle = hoverStyle?.copy() as? UIHoverStyle } }
    /// Whether the view takes more than one finger while no recognizer watches. Default: false.
    open var isMultipleTouchEnabled = false
    /// Whether no other view gets a touch while one is in this view. Default: false.
    open var isExclusiveTouch = false
    /// In the order of their adding; nil before the first one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { hierarchy.hasRecognizerList ? hierarchy.gestureRecognizers : nil }
        set { setGestureRecognizers(newValue) }
    }
    /// Takes the recognizer from its old view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Does nothing for a recognizer of another view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Asked before the recognizer's delegate, of the touched view and each up to the recognizer's own. Default: true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The deepest view that takes touches at a point of this view's bounds space; nil where none does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    /// In the view's bounds space. Default: within the bounds, the right and bottom edges excluded.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// How many running animations keep touches away (Animation/Blocks/ViewAction.swift).
    final var refusedTouches = 0
    open override var next: UIResponder? { owningViewController ?? superview }
    /// A number for `viewWithTag(_:)`. Default: 0.
    open var tag = 0

    // MARK: Focus (Views/Focus)
    /// Whether keys can move the focus here. Default: false; true for text inputs, and for cells that their list lets.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus, which there is on iPad and Mac.
    open var isFocused: Bool { FocusEngine.hasFocus(self) }
    /// Where the focus goes when it comes to the view's branch; empty, the default: to its first item.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The same as a single view, as it was said before iOS 10. Nil by default.
    open var preferredFocusedView: UIView? { nil }
    /// The controller whose root view this is, or else the superview; nil for a window.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let controller = owningViewController { return controller }
        return superview
    }
    /// The view itself, for its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The subviews that meet a rectangle of the bounds space, in points.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }
    /// The group that the tab key goes to as a whole; nil, the default: that of what is around.
    open var focusGroupIdentifier: String? {
        get { focusWishes?.group }
        set { wishForFocus { $0.group = newValue } }
    }
    /// How much the view is its group's first choice. Default: ignored.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusWishes?.priority ?? .ignored }
        set { wishForFocus { $0.priority = newValue } }
    }
    /// How the view shows that it has the focus. Default: a halo for what can have it; none for text inputs.
    open var focusEffect: UIFocusEffect? {
        get { focusWishes?.effect ?? usualFocusEffect }
        set { wishForFocus { $0.effect = .some(newValue) } }
    }
    /// Whether views behind this one can have the focus. Default: false.
    open var isTransparentFocusItem: Bool { false }
    /// Whether the view's focus waits for a key. Default: automatic.
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Has the focus sought anew at the end of the turn, where it is in the view or nowhere.
    open func setNeedsFocusUpdate() { FocusEngine.engine(of: self)?.requestInside(self) }
    /// Does at once what was asked for.
    open func updateFocusIfNeeded() { FocusEngine.engine(of: self)?.updateIfNeeded() }
    /// Asked before the focus leaves or enters the view's branch. Default: true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has left or entered the view's branch; does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// The sound of the move. Nil by default; none is heard here.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// Called as a finger moves on a remote control's surface; never here.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    final var focusWishes: FocusWishes?
    // For UIKit's own views.
    /// The least height of a navigation bar's row, in points, that has the view in the title's place; 0: the bar's own.
    var leastTitleRowHeight: CGFloat { 0 }
    var usualFocusEffect: UIFocusEffect? { canBecomeFocused ? UIFocusHaloEffect() : nil }
    /// Whether what is inside is a focus group of its own.
    var isFocusGroup: Bool { false }
    /// Called when the view got or lost the focus.
    func focusDidChange() {}
    /// Makes the next item that way, where a list has none yet.
    func revealFocusItem(_ heading: UIFocusHeading, from item: any UIFocusItem) {}
    /// Does what a tap would do; false where there is nothing to do.
    func activateByKey() -> Bool { false }
    /// Scrolls to the item that has the focus.
    func scrollForFocus(to offset: CGPoint) {}

    // MARK: Layout (Layout/LayoutEngine/UIView+LayoutPass.swift)
    /// Called before the first layout and when asked for (iOS 26); does nothing. Observed objects don't ask for it here.
    open func updateProperties() {}
    /// Has `layoutSubviews()` called in the next pass, at the end of the turn (AL-32).
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out now what needs it, from the topmost ancestor that does (AL-32).
    open func layoutIfNeeded() { layoutNow() }
    /// Places the subviews; the base class applies the constraints' frames to direct subviews (AL-34).
    open func layoutSubviews() { applyConstraintFrames() }

    // MARK: Autoresizing (Layout/Autoresizing/UIView+Autoresizing.swift)
    /// Whether subviews follow a change of the size by their masks. Default: true.
    open var autoresizesSubviews = true
    /// What changes with the superview's size, while the mask is translated. Default: empty.
    open var autoresizingMask: AutoresizingMask = [] { didSet { maskDidChange(from: oldValue) } }

    // MARK: Constraints (Layout/Constraints/UIView+Constraints.swift)
    /// Whether frame and mask place the view rather than constraints (AL-30). Default: true.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Called in the pass before layout, subviews first (AL-31); overriders call super last.
    open func updateConstraints() { constraintState.needsUpdate = false }
    /// Called before `updateConstraints()`, and before sizes are asked for: the moment to bring contents up to date.
    func constraintsWillUpdate() {}
    /// Has `updateConstraints()` called in the next pass; several calls are one.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// True before the first pass.
    open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }
    /// Calls `updateConstraints()` now where it is due, in the view and below.
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
    /// Points of the alignment rectangle; `UIView.noIntrinsicMetric` where the view has no wish.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Has the next pass ask for the intrinsic size again (AL-12).
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// How far the alignment rectangle lies inside the frame (AL-11).
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The frame less the insets, in the superview's bounds space.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The opposite of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// The view whose first baseline counts for this one: itself by default (AL-20).
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts for this one: itself by default (AL-20).
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The view whose last baseline counts, by its name before iOS 9: itself by default.
    open func forBaselineLayout() -> UIView { self }
    /// The size at which the constraints hold, as near the target as priority 50 gets, up to whole pixels (AL-36).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
    /// The target's width and height are wishes of these priorities (AL-36); the result goes up to whole pixels.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // What the engine asks of views whose content decides their size; only UIKit's own classes override these.
    /// The content's size when its width may be at most `width`; nil is no limit.
    func contentSize(fittingWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Whether the height depends on the width, so that layout takes a second pass (AL-13).
    var contentHeightFollowsWidth: Bool { false }
    /// Whether a row of such views in a stack view has equal widths as far as their priorities leave it open.
    var sharesWidthInStack: Bool { false }
    /// From the alignment rectangle's top to the first baseline, for a given size; nil: at the bottom (AL-20).
    func firstBaselineOffset(in size: CGSize) -> CGFloat? { nil }
    /// From the alignment rectangle's bottom up to the last baseline; nil: at the bottom.
    func lastBaselineOffset(in size: CGSize) -> CGFloat? { nil }
    /// Whether the text keeps to the middle of a view that is higher than its content, and the baselines with it.
    var centersTextVertically: Bool { false }
    /// The line height of the view's font, for system spacing between baselines; nil for a view without text.
    var baselineLineHeight: CGFloat? { nil }
    /// What the view shows, for logs to tell it from others; nil for a view without text.
    var textForLogs: String? { nil }
    /// Has what the view arranges placed anew.
    func arrangementDidChange() {}
    /// Called when a subview's content wishes another size; true: the view arranges its subviews by what they wish.
    func contentSizeDidChange(of subview: UIView) -> Bool { false }
    /// Called when something changed in the constraints that are solved in a subview.
    func constraintsDidChange(of subview: UIView) {}
    /// Whether its edges mean its content to constraints, whose size they give (SC-13).
    var scrollsContent: Bool { false }
    /// Called when the engine has solved what the content's size follows from.
    func contentFollows(_ engine: LayoutEngine) {}
    /// Whether its subviews have the size that it gives them, as a cell's content view.
    var encapsulatesSubviews: Bool { false }

    // MARK: Safe area (Layout/SafeArea/UIView+SafeArea.swift)
    /// How far the system's bars and the screen's edges reach into the view, in points; zero outside a window (SA-5).
    open var safeAreaInsets: UIEdgeInsets { safeArea.insets }
    /// Called when the insets have changed, before the layout that follows; does nothing.
    open func safeAreaInsetsDidChange() {}
    /// Whether the safe area adds to the margins (LM-3). Default: true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    // MARK: Margins (Layout/Margins/UIView+Margins.swift)
    /// The effective margins: what was set, the safe area and the system's minimum together (LM-3, LM-6).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The same store as `layoutMargins`, by the layout direction (LM-2).
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    /// Whether the margins reach at least as far as the superview's (LM-5). Default: false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }
    /// Whether its subviews are rows, whose margins above and below are their own wherever they scroll to (LM-19).
    var scrollsRows: Bool { false }
    /// Called when the effective margins have changed, before `safeAreaInsetsDidChange()` (LM-11); does nothing.
    open func layoutMarginsDidChange() {}

    // MARK: Traits (Traits/UIView+Traits.swift)
    /// What flows in from above, with the view's own overrides (TR-5); a prediction outside a hierarchy (TR-4).
    open var traitCollection: UITraitCollection { currentTraits }
    /// What flows into a window from its screen; nil for all other views.
    var traitsFromScreen: UITraitCollection? { nil }
    /// Called when any trait has changed, the new ones in place (TR-8); does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// For the view and all below it (TR-18). Default: unspecified.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { reception.overrideStyle }
        set { setOverrideStyle(newValue) }
    }
    /// The smallest text size that holds in the view and below it; nil, the default, for none (iOS 15).
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { reception.textSizes.minimum }
        set { limitTextSizes { $0.minimum = newValue } }
    }
    /// The largest text size that holds in the view and below it; nil, the default, for none (iOS 15).
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { reception.textSizes.maximum }
        set { limitTextSizes { $0.maximum = newValue } }
    }
    /// Which views limit the text size here and to what, a line each; for a debugger.
    open var appliedContentSizeCategoryLimitsDescription: String { describeTextSizeLimits() }
    /// For this view alone, not its subviews (TR-M4). Default: unspecified.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            directionDidChange()
            noteAppearance(of: \.semanticContentAttribute)
        }
    }
    /// By the semantic attribute, or else by the traits (AL-22).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { currentLayoutDirection }

    // MARK: Animation (Animation/Blocks/ViewAction.swift)
    /// What a change of the layer's property does: `NSNull`, nothing, outside of animation blocks; inside, its animation.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        blockAction(for: layer, forKey: event)
    }

    // MARK: Editing
    /// Lets the first responder go that is this view or lies in it; `force` doesn't ask it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        firstResponderInside.map { $0.resignFirstResponder() || (force && $0.resignByForce()) } ?? false
    }

    // MARK: Holding constraints (Layout/Constraints/UIView+Constraints.swift)
    /// The active constraints that this view holds.
    open var constraints: [NSLayoutConstraint] { constraintState.held }
    /// Activates the constraint, which goes to the nearest common ancestor, not always to this view (AL-2).
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates the constraints in the order given (AL-7).
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint that this view holds; others stay active.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
    /// Deactivates those that this view holds; others stay active.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    /// How strongly the view refuses to grow beyond its intrinsic size (AL-10). Default: 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState.hugging[axis]
    }
    /// 1000 still gives way to required constraints, without a log (AL-6b).
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, for: axis)
    }
    /// How strongly the view refuses to shrink below its intrinsic size (AL-10). Default: 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState.compressionResistance[axis]
    }
    /// 1000 still gives way to required constraints, without a log (AL-6b).
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) { setCompressionResistance(priority, for: axis) }

    // MARK: Anchors; each attribute has one for all time
    /// The alignment rectangle's edge at which text begins in the layout direction (AL-22).
    open var leadingAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.leading) }
    /// The alignment rectangle's edge at which text ends in the layout direction (AL-22).
    open var trailingAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.trailing) }
    /// The alignment rectangle's left edge, whatever the layout direction; pairs with no leading or trailing one.
    open var leftAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.left) }
    /// The alignment rectangle's right edge, whatever the layout direction; pairs with no leading or trailing one.
    open var rightAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.right) }
    /// The alignment rectangle's top edge.
    open var topAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.top) }
    /// The alignment rectangle's bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.bottom) }
    /// The alignment rectangle's width.
    open var widthAnchor: NSLayoutDimension { reference.dimension(.width) }
    /// The alignment rectangle's height.
    open var heightAnchor: NSLayoutDimension { reference.dimension(.height) }
    /// The alignment rectangle's center; without mask or inset that of the frame.
    open var centerXAnchor: NSLayoutXAxisAnchor { reference.xAnchor(.centerX) }
    /// The alignment rectangle's center; without mask or inset that of the frame.
    open var centerYAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.centerY) }
    /// The first line of text of `forFirstBaselineLayout`; the bottom edge of a view without text (AL-20).
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.firstBaseline) }
    /// The last line of text of `forLastBaselineLayout`; the bottom edge of a view without text (AL-20).
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { reference.yAnchor(.lastBaseline) }

    // MARK: Layout guides (Layout/LayoutGuides/UIView+LayoutGuides.swift)
    /// The guides that the app added, in that order, with the system's guides that were asked for.
    open var layoutGuides: [UILayoutGuide] { constraintState.guides }
    /// Takes the guide from its old view. Guides need a view before their constraints are activated (AL-23).
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeGuide(layoutGuide) }
    /// Removes a guide and the constraints that name it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { dropGuide(layoutGuide) }
    /// The view less its safe area insets (SA-16).
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide") }
    /// The view less its effective layout margins (LM-11).
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, identifier: "UIViewLayoutMarginsGuide") }
    /// The part of the margins guide that reads well (LM-15).
    open var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent, identifier: "UIViewReadableContentGuide")
    }
    /// The keyboard's place, or the safe area's bottom edge while it is hidden (SC-14).
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Converting
    /// A point of this view's bounds space in another view's; in the window's when `view` is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        ownLayer.convert(point, to: (view ?? rootView).ownLayer)
    }
    /// A point of another view's bounds space in this view's; of the window's when `view` is nil.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        ownLayer.convert(point, from: (view ?? rootView).ownLayer)
    }
    /// The smallest upright rectangle around it in another view's bounds space; in the window's when `view` is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        ownLayer.convert(rect, to: (view ?? rootView).ownLayer)
    }
    /// The smallest upright rectangle around it in this view's bounds space; from the window's when `view` is nil.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        ownLayer.convert(rect, from: (view ?? rootView).ownLayer)
    }
    /// Points, from the view's bounds space; by way of the screen to what is no view.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPlaced(point, to: coordinateSpace)
    }
    /// Points, into the view's bounds space; by way of the screen from what is no view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? any ScreenPlaced)?.convertPlaced(point, to: self)
            ?? coordinateSpace.convert(point, to: self)
    }
    /// The smallest upright rectangle around it in another space, in points.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertPlaced(rect, to: coordinateSpace)
    }
    /// The smallest upright rectangle around it in the view's bounds space, in points.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? any ScreenPlaced)?.convertPlaced(rect, to: self)
            ?? coordinateSpace.convert(rect, to: self)
    }

    // MARK: Snapshots (Views/Snapshots/UIView+Snapshots.swift)
    /// A view that shows what this one shows now; nil for a view without size.
    ///
    /// - Parameter afterUpdates: Whether layout that is due is done first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// A view that shows a part of what this one shows now.
    ///
    /// - Parameters:
    ///   - rect: In this view's bounds; what lies outside of them is shown, too.
    ///   - afterUpdates: Whether changes that wait are drawn.
    ///   - capInsets: Sides that keep their size when the new view is resized, in points.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { makeSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

    // MARK: Interactions (Events/Interactions/UIInteraction.swift)
    /// In the order of their adding. Empty by default.
    open var interactions: [any UIInteraction] {
        get { hierarchy.interactions }
        set { replaceInteractions(by: newValue) }
    }
    /// Takes the interaction from the view that held it.
    open func addInteraction(_ interaction: any UIInteraction) { takeInteraction(interaction) }
    /// Does nothing for an interaction that the view doesn't hold.
    open func removeInteraction(_ interaction: any UIInteraction) { dropInteraction(interaction) }

    // MARK: Large content (Views/LargeContent)
    /// Whether a resting finger enlarges it, at accessibility sizes below an interaction. Default: false; true in bars.
    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown ?? false }
        set { largeContent.isShown = newValue }
    }
    /// The enlarged words. By default those of a label or a button, else nil.
    open var largeContentTitle: String? {
        get { largeContent.title ?? textForLogs }
        set { largeContent.title = newValue }
    }
    /// The enlarged image. By default that of an image view or a button, else nil.
    open var largeContentImage: UIImage? {
        get { largeContent.image ?? naturalLargeContentImage }
        set { largeContent.image = newValue }
    }
    /// Whether the image is drawn larger than it is. Default: false.
    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage ?? false }
        set { largeContent.scalesImage = newValue }
    }
    /// Points by which the image is moved in at each edge. Default: zero.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets ?? .zero }
        set { largeContent.imageInsets = newValue }
    }
    final var largeContent = LargeContentState()
    var naturalLargeContentImage: UIImage? { nil }

    // MARK: The layer's calls
    /// The layer's call in the layout pass: calls `layoutSubviews()` for the view's own layer (EV-M8).
    open func layoutSublayers(of layer: CALayer) {
        if layer === ownLayer { layoutSubviews() }
    }
    /// The layer's call when it needs contents: calls `draw(_:)` with the bounds, in the view's traits (TR-17).
    open func draw(_ layer: CALayer, in context: CGContext) {
        context.asCurrent { traitCollection.withCurrent { draw(bounds) } }
    }
    /// Does nothing: `draw(_:)` makes the contents.
    open func display(_ layer: CALayer) {}
    /// Has `updateProperties()` called once before the next layout, which it doesn't ask for (iOS 26).
    open func setNeedsUpdateProperties() { markNeedsProperties(\.viewHasProperties) }
    /// Calls `updateProperties()` at once where it was asked for, here and below (iOS 26).
    open func updatePropertiesIfNeeded() { updatePropertiesInTree() }
    /// True for the view itself and for any of its superviews.
    open func isDescendant(of view: UIView) -> Bool { liesInside(view) }

    // MARK: Debugging
    nonisolated open override var description: String { MainActor.assumeIsolated { loggedLine } }

    // MARK: Accessibility
    override var naturalAccessibilityFrame: CGRect { convert(bounds, to: nil) }
}
