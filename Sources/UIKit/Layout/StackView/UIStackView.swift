import Platform

/// Lays out views in a row or a column.
///
/// A stack view has no layout of its own: it makes constraints between its arranged views and its edges, which coexist
/// with the app's (`StackConstraints`). They are made anew in `updateConstraints` after a change of the arrangement.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// Stands for the stack's own `spacing`.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the system's space between siblings (AL-55).
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// AL-56: before iOS 14 a stack view has nothing to draw on.
    open override class var layerClass: AnyClass {
        Quirk.stackViewsDraw.holds ? CALayer.self : CATransformLayer.self
    }

    private final var arrangement = StackArrangement()
    /// The constraints that the stack view made, all active.
    private final var ownConstraints: [NSLayoutConstraint] = []
    private final var needsOwnConstraints = true
    /// Stand for the gaps between neighbors where these are to be equal.
    private final var gaps: [UILayoutGuide] = []
    /// By view, those whose content had no say along some axis when the constraints were made.
    private final var ignoredContents: [ObjectIdentifier: [Bool]] = [:]

    // MARK: Creating
    /// A stack of views.
    ///
    /// - Parameter views: Become arranged subviews, in this order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Called with a document's coder, which holds what the document says of it; never fails.
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Arranged views (AL-50)
    /// The views that the stack arranges, in order; a part of `subviews`, which has an order of its own.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds the view at the end, also as a subview, and stops it translating its mask (AL-M3).
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangement.views.count) }

    /// Adds a view, or moves it when it is arranged already.
    ///
    /// - Parameter stackIndex: Among the arranged views; an exception beyond their number.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if stackIndex < 0 || stackIndex > arrangement.views.count {
            return UIKitException.raise(
                .range,
                "*** -[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds"
            )
        }
        if view.superview !== self { addSubview(view) }
        arrangement.views.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangement.views.insert(view, at: min(max(0, stackIndex), arrangement.views.count))
        arrangementDidChange()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangement.views.contains(where: { $0 === view }) else { return }
        arrangement.remove(view)
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement
    /// Row or column; horizontal by default.
    open var axis: NSLayoutConstraint.Axis {
        get { arrangement.axis }
        set { change(\.axis, to: newValue) }
    }
    /// How the room along the axis is shared; fill by default.
    open var distribution: Distribution {
        get { arrangement.distribution }
        set { change(\.distribution, to: newValue) }
    }
    /// How views stand across the axis; fill by default.
    open var alignment: Alignment {
        get { arrangement.alignment }
        set { change(\.alignment, to: newValue) }
    }
    /// Points between neighbors, the least for the equal distributions; 0 by default.
    open var spacing: CGFloat {
        get { arrangement.spacing }
        set { change(\.spacing, to: newValue) }
    }
    /// Whether vertical spacing is measured from baseline to baseline; false by default.
    open var isBaselineRelativeArrangement: Bool {
        get { arrangement.isBaselineRelative }
        set { change(\.isBaselineRelative, to: newValue) }
    }
    /// Whether views stay inside the layout margins rather than the edges (LM-18); false by default.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { arrangement.isMarginsRelative }
        set { change(\.isMarginsRelative, to: newValue) }
    }

    /// Sets the room after one view, in place of the stack's spacing.
    ///
    /// - Parameter spacing: Points to the next visible view, or one of the two constants (AL-55).
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
        arrangementDidChange()
    }

    /// The space set after a view; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private func change<Value: Equatable>(_ path: WritableKeyPath<StackArrangement, Value>, to value: Value) {
        guard arrangement[keyPath: path] != value else { return }
        arrangement[keyPath: path] = value
        arrangementDidChange()
    }

    // MARK: Changes
    /// Has the stack's constraints made anew in the next pass.
    override func arrangementDidChange() {
        needsOwnConstraints = true
        setNeedsUpdateConstraints()
    }

    override func visibilityDidChange(of subview: UIView) {
        if arrangement.views.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    /// Proportions follow intrinsic sizes.
    override func contentSizeDidChange(of subview: UIView) -> Bool {
        if arrangement.distribution == .fillProportionally { visibilityDidChange(of: subview) }
        return false
    }

    /// Whether a view's content has no say along an axis: it is hidden and takes no room there, or only follows.
    func ignoresContentSize(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        guard view.isHidden, arrangement.views.contains(where: { $0 === view }) else { return false }
        return axis == arrangement.axis || arrangement.alignment == .fill
    }

    open override func updateConstraints() {
        if needsOwnConstraints {
            needsOwnConstraints = false
            NSLayoutConstraint.deactivate(ownConstraints)
            for gap in gaps { removeLayoutGuide(gap) }
            gaps = []
            ownConstraints = StackConstraints(of: self, arrangement).made()
            NSLayoutConstraint.activate(ownConstraints)
            takeUpIgnoredContents()
        }
        super.updateConstraints()
    }

    /// Has contents count again, or no longer, whose views were shown or hidden, or that another axis or alignment lets in.
    private func takeUpIgnoredContents() {
        var ignored: [ObjectIdentifier: [Bool]] = [:]
        for view in subviews {
            let id = ObjectIdentifier(view)
            let axes = NSLayoutConstraint.Axis.allCases.map { ignoresContentSize(of: view, along: $0) }
            if axes.contains(true) { ignored[id] = axes }
            guard ignored[id] != ignoredContents[id] else { continue }
            islandRoot.constraintState.engine?.contentSizeDidChange(of: view)
        }
        ignoredContents = ignored
    }

    /// New guides of this stack view, gone at the next change.
    func gapGuides(count: Int) -> [UILayoutGuide] {
        gaps = (0..<count).map { _ in UILayoutGuide() }
        for gap in gaps { addLayoutGuide(gap) }
        return gaps
    }

    // MARK: Baselines (AL-21)
    open override var forFirstBaselineLayout: UIView { arrangement.baselineView(isFirst: true) ?? self }
    open override var forLastBaselineLayout: UIView { arrangement.baselineView(isFirst: false) ?? self }
}
