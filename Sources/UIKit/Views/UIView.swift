import Platform

/// A rectangle of the screen: draws, lays out its subviews, receives events.
///
/// This file is the class's face: state, and every member that an app may override. What the members do lives in the
/// file of its concern. Bounds, center, transform, alpha and visibility are the layer's; nothing mirrors them.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The layer's class; asked once, when the view is made.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view needs constraints to be laid out at all. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Holds the view's geometry and what it shows.
    public let layer: CALayer

    // MARK: State of the concerns
    var hierarchy = HierarchyState()
    var constraintState = ConstraintState()
    var safeArea = SafeAreaState()
    var margins = MarginsState()
    var traits = ViewTraitState()
    var tint = TintState()
    var accessibility = AccessibilityState()
    var nib = ViewNibState()
    /// The controller whose root view this is.
    weak var owningViewController: UIViewController?

    // MARK: Creating
    /// - Parameter frame: Points in the superview's bounds space.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        self.frame = frame
    }

    /// Called for a view in a document, with that document's coder.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        decode(from: coder)
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Called after everything that a document connects is connected.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry (Views/UIView+Geometry.swift)
    /// The smallest upright rectangle around the view, in the superview's bounds space, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }
    /// The view's own space: its size, and the point that lies at its top left corner.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    /// Where the layer's anchor point lies in the superview's bounds space.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    /// Called when size or origin of the bounds have changed, however that came about.
    func boundsDidChange(from oldBounds: CGRect) {}
    /// Applied about the center; no part of layout (AL-37).
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Pixels per point; the screen's by default.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
    /// The size that suits the view best; its present size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { fitSize() }

    // MARK: Hierarchy (Views/UIView+Hierarchy.swift)
    open var superview: UIView? { hierarchy.superview }
    /// The farthest first.
    open var subviews: [UIView] { hierarchy.subviews }
    open var window: UIWindow? { hierarchy.superview?.window }
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func removeFromSuperview() { leaveSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

    // MARK: Looks
    open var backgroundColor: UIColor? { didSet { updateLayerColors() } }
    /// 0 (invisible) … 1, for the view and all below it.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// Inherited from the superview unless set; the system's blue at the root.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}
    /// Draws the view's contents into the current context; nothing by default.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Events (Events/UIView+HitTesting.swift)
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { hierarchy.gestureRecognizers.isEmpty ? nil : hierarchy.gestureRecognizers }
        set { setGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The deepest view that takes touches at a point of this view's bounds space; nil where none does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open override var next: UIResponder? { owningViewController ?? superview }
    open var tag = 0

    // MARK: Layout (Layout/LayoutEngine/UIView+LayoutPass.swift)
    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { layoutNow() }
    /// Places the subviews; the base class applies the constraints' frames to direct subviews (AL-34).
    open func layoutSubviews() { applyConstraintFrames() }

    // MARK: Autoresizing (Layout/Autoresizing/UIView+Autoresizing.swift)
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = [] { didSet { maskDidChange(from: oldValue) } }

    // MARK: Constraints (Layout/Constraints/UIView+Constraints.swift)
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    open func updateConstraints() { constraintState.needsUpdate = false }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
    /// Points of the alignment rectangle; `UIView.noIntrinsicMetric` where the view has no wish.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// How far the alignment rectangle lies inside the frame (AL-11).
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

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
    /// The line height of the view's font, for system spacing between baselines; nil for a view without text.
    var baselineLineHeight: CGFloat? { nil }

    // MARK: Safe area (Layout/SafeArea/UIView+SafeArea.swift)
    /// How far the system's bars and the screen's edges reach into the view, in points; zero outside a window (SA-5).
    open var safeAreaInsets: UIEdgeInsets { safeArea.insets }
    open func safeAreaInsetsDidChange() {}
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
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Traits (Traits/UIView+Traits.swift)
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrideStyle }
        set { setOverrideStyle(newValue) }
    }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { directionDidChange() } }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { currentLayoutDirection }

    // MARK: Accessibility (Accessibility/UIView+Accessibility.swift)
    /// Whether assistive apps see the view; labels and controls are elements unless told otherwise.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? isElementByItself }
        set { accessibility.isElement = newValue }
    }
    /// What names the element; a label's text or a button's title by default.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? labelByItself }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// What the element is set to, as text.
    open var accessibilityValue: String? {
        get { accessibility.value ?? valueByItself }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? traitsByThemselves }
        set { accessibility.traits = newValue }
    }
    /// Points of the screen.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue }
    }
    /// Names the view for tests; never read out.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// What stands for the view's contents, in order; nil: its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    // MARK: Editing
    /// Lets the first responder go that is this view or lies in it; `force` doesn't ask it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else { return false }
        return view.resignFirstResponder() || (force && FirstResponder.drop(view))
    }

    // MARK: Debugging
    nonisolated open override var description: String {
        MainActor.assumeIsolated { ViewDescription(of: self).line }
    }
}
