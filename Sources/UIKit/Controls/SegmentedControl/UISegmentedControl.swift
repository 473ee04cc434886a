/// A row of segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    override var takesTaps: Bool { true }
    /// Whether something that is dragged selects the segment over which it rests. Default: false.
    open var isSpringLoaded = false
    /// No segment, as a segment's number.
    public static let noSegment = -1

    /// A segment by its place; raw values are UIKit's.
    public enum Segment: Int, Sendable {
        /// Each one, wherever it stands.
        case any = 0
        /// The leftmost of several.
        case left = 1
        /// Neither first nor last.
        case center = 2
        /// The rightmost of several.
        case right = 3
        /// The only one.
        case alone = 4
    }

    var segments: [SegmentContent] = []
    private final var partElements = PartElements<SegmentElement>()
    var looks = SegmentedLooks()
    /// The size that the control took by itself; nil for one that got a size.
    var ownSize: CGSize?
    let parts = SegmentedParts()
    /// The segment under the finger.
    var pressedSegment: Int? { didSet { if pressedSegment != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSegments()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSegments()
    }

    /// A control with a segment for each item.
    ///
    /// - Parameter items: Strings and images; the control takes the size that fits.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepareSegments()
        segments = (items ?? []).compactMap(SegmentContent.init(item:))
        takeNaturalSize()
        segmentsDidChange()
    }

    /// A segment for each action; choosing one performs it (iOS 14).
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(SegmentContent.init(action:))
        if frame.size == .zero { takeNaturalSize() }
        segmentsDidChange()
    }

    private func prepareSegments() {
        isOpaque = false
        for part in [parts.track, parts.pill] where part.superview == nil { addSubview(part) }
    }

    // MARK: Segments (an index out of range raises: TX-M9)
    /// 0 at first, without items or actions.
    open var numberOfSegments: Int { segments.count }
    /// Clamped to the ends; the selected segment stays selected. At once, animated or not.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }
    /// Clamped to the ends; the selected segment stays selected. At once, animated or not.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    /// Clamped to the ends; choosing the segment performs the action after the events. At once, animated or not.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment)
    }
    /// Ends the selection if it was the selected one; otherwise that stays the same (TX-M9). At once, animated or not.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
    /// Ends the selection.
    open func removeAllSegments() { removeEverySegment() }
    /// Takes the place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// Nil for a segment with an image.
    open func titleForSegment(at segment: Int) -> String? { content(at: segment)?.title }
    /// Takes the place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    /// Nil for a segment with a title.
    open func imageForSegment(at segment: Int) -> UIImage? { content(at: segment)?.image }
    /// Takes the place of title, image, width and offset.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = SegmentContent(action: action) }
    }
    /// Nil for a segment that was made without one.
    open func actionForSegment(at segment: Int) -> UIAction? { content(at: segment)?.action }
    /// `noSegment` where there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// 0: by itself.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// In points; 0: by itself.
    open func widthForSegment(at segment: Int) -> CGFloat { content(at: segment)?.width ?? 0 }
    /// Moves title or image from its place, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }
    /// In points; zero by default.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(at: segment)?.offset ?? .zero }
    /// Disabling the selected segment deselects it (TX-M9).
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
        if !enabled, segment == selectedSegmentIndex { selectedSegmentIndex = Self.noSegment }
    }
    /// True by default.
    open func isEnabledForSegment(at segment: Int) -> Bool { content(at: segment)?.isEnabled ?? false }

    // MARK: Selection
    /// `noSegment` for none, the default. Setting it sends no event.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        willSet { keyWillChange("selectedSegmentIndex") }
        didSet {
            if selectedSegmentIndex >= segments.count { checkSegment(selectedSegmentIndex) }
            setNeedsLayout()
            keyDidChange("selectedSegmentIndex")
        }
    }
    /// Whether the selection ends with the touch. Default: false.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }

    // MARK: Looks
    /// Whether segments are as wide as their content asks for. Default: false: all alike.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
    /// Nil: the system's (iOS 13).
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.selectedSegmentTintColor)
        }
    }
    /// Normal ones count for selected segments too; other states are kept and not shown. Nil: the system's.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        looks.titleAttributes[state] = attributes
        segmentsDidChange()
        noteAppearance(of: "titleTextAttributes", attributes, for: UInt(state.rawValue)) {
            $0.setTitleTextAttributes($1, for: state)
        } get: {
            $0.titleTextAttributes(for: state)
        }
    }
    /// What was set for exactly this state; nil where nothing was.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.titleAttributes[state] }
    /// Draws the segments in a state with an image, in place of the system's look; nil brings that back.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        looks.backgroundImages[state] = image
        setNeedsLayout()
        noteAppearance(of: "backgroundImage", image, for: UInt(state.rawValue)) {
            $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
        } get: {
            $0.backgroundImage(for: state, barMetrics: barMetrics)
        }
    }
    /// What was set for this state, for any bar metrics.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { looks.backgroundImages[state] }
    /// Draws the line between segments in two states with an image, as wide as that; nil brings the line back.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        looks.dividers[leftState, rightState] = image
        segmentsDidChange()
        noteAppearance(of: "dividerImage", image, for: UInt(leftState.rawValue), Int(rightState.rawValue)) {
            $0.setDividerImage(
                $1,
                forLeftSegmentState: leftState,
                rightSegmentState: rightState,
                barMetrics: barMetrics
            )
        } get: {
            $0.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
    }
    /// What was set for these states, for any bar metrics.
    open func dividerImage(
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks.dividers[leftState, rightState] }
    /// Moves titles and images of the segments at a place, in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        looks.adjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
        noteAppearance(of: "contentPositionAdjustment", adjustment, for: UInt(leftCenterRightOrAlone.rawValue)) {
            $0.setContentPositionAdjustment($1, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        } get: {
            $0.contentPositionAdjustment(forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
    }
    /// What was set for exactly this place, for any bar metrics; zero by default.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset { looks.adjustments[leftCenterRightOrAlone] ?? .zero }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        let insets = alignmentRectInsets
        let size = naturalSize
        return CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override var alignmentRectInsets: UIEdgeInsets { SegmentedControlLook.current.alignment.insets }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showSegments()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? { nil }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility() }
    /// One element for each segment, unless others are set (EV-9).
    open override var accessibilityElements: [Any]? {
        get {
            if let stated = super.accessibilityElements { return stated }
            return partElements.first(segments.count) { SegmentElement(self, segment: $0) }
        }
        set { super.accessibilityElements = newValue }
    }

    // MARK: Touches
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSegment = enabledSegment(at: touch.location(in: self))
        return super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSegment = enabledSegment(at: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = pressedSegment
        pressedSegment = nil
        if let chosen { choose(chosen) }
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        pressedSegment = nil
    }
}
