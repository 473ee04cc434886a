/// A control for one value out of a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    override var takesTaps: Bool { true }
    /// How a slider looks; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// With a thumb.
        case `default` = 0
        /// Without a thumb, as where media play.
        case thumbless = 1
    }

    var parts = SliderParts()
    var images = SliderImages()
    private final var storedValue: Float = 0
    /// From the touch to the thumb's center, in points.
    private final var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSlider()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSlider()
    }

    private func prepareSlider() {
        isOpaque = false
        for part in parts.all where part.superview == nil { addSubview(part) }
    }

    // MARK: Value
    /// Clamped to the range. Default: 0.
    open var value: Float {
        get { storedValue }
        set { observed(["value"]) { setValue(newValue, animated: false) } }
    }
    /// Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        let clamped = max(minimumValue, min(maximumValue, value))
        guard clamped != storedValue else { return }
        storedValue = clamped
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }
    /// Default: 0.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
            setNeedsLayout()
        }
    }
    /// Default: 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
            setNeedsLayout()
        }
    }
    /// Whether events are sent while the thumb moves. Default: true.
    open var isContinuous = true

    // MARK: The track (iOS 26)
    /// Marks, and what can be chosen; nil, the default: no marks, and all of the range (BT-36).
    open var trackConfiguration: TrackConfiguration? {
        didSet { if trackConfiguration != oldValue { showTicks() } }
    }
    /// Default: `default`.
    open var sliderStyle: Style = .default { didSet { setNeedsLayout() } }

    // MARK: Looks
    /// On the side of the minimum. Nil, the default: the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.minimumTrackTintColor)
        }
    }
    /// On the side of the maximum. Nil, the default: the system's gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.maximumTrackTintColor)
        }
    }
    /// Of the standard thumb. Nil, the default: white.
    open var thumbTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.thumbTintColor)
        }
    }
    /// At the end of the minimum, in its own size; makes the track shorter. Nil by default.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// At the end of the maximum, in its own size; makes the track shorter. Nil by default.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// Whether the slider is to look as on the Mac (BT-17). Default: automatic.
    ///
    /// - Note: No effect here: no slider looks as on the Mac.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// What holds: always as on the iPad (BT-17).
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Replaces the standard thumb, in its own size; nil for normal brings that back.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        setImage(image, for: state, \.thumb)
        noteAppearance(of: "thumbImage", image, for: UInt(state.rawValue)) {
            $0.setThumbImage($1, for: state)
        } get: {
            $0.images.thumb[state]
        }
    }
    /// Replaces the color on the side of the minimum; nil for normal brings that back.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        setImage(image, for: state, \.minimum)
        noteAppearance(of: "minimumTrackImage", image, for: UInt(state.rawValue)) {
            $0.setMinimumTrackImage($1, for: state)
        } get: {
            $0.images.minimum[state]
        }
    }
    /// Replaces the color on the side of the maximum; nil for normal brings that back.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        setImage(image, for: state, \.maximum)
        noteAppearance(of: "maximumTrackImage", image, for: UInt(state.rawValue)) {
            $0.setMaximumTrackImage($1, for: state)
        } get: {
            $0.images.maximum[state]
        }
    }
    /// Falls back to the normal one; nil where the standard thumb is shown.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[state] ?? images.thumb[.normal] }
    /// Falls back to the normal one; nil where the color is shown.
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimum[state] ?? images.minimum[.normal] }
    /// Falls back to the normal one; nil where the color is shown.
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximum[state] ?? images.maximum[.normal] }
    /// For the present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// For the present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// For the present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func setImage(
        _ image: UIImage?,
        for state: State,
        _ slot: WritableKeyPath<SliderImages, [UIControl.State: UIImage]>
    ) {
        images[keyPath: slot][state] = image
        setNeedsLayout()
    }

    // MARK: Places (in the slider's bounds space)
    /// Of zero size without an image; at the right in right-to-left layouts.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isMinimum: true)
    }
    /// Of zero size without an image; at the left in right-to-left layouts.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isMinimum: false)
    }
    /// Between the value images, centered vertically.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }
    /// The thumb's frame for a value; it may stick out at the track's ends. `rect` is the track's.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(in: bounds, track: rect, value: value)
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        let metrics = SliderLook.current
        let insets = metrics.alignment.insets
        return CGSize(width: UIView.noIntrinsicMetric, height: metrics.height - insets.top - insets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: SliderLook.current.height)
    }
    open override var alignmentRectInsets: UIEdgeInsets { SliderLook.current.alignment.insets }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Touches
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let x = touch.location(in: self).x
        // A finger is wider than the thumb.
        guard thumb.insetBy(dx: -15, dy: -15).contains(touch.location(in: self)) else { return false }
        grip = thumb.midX - x
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        if isContinuous { sendActions(for: .valueChanged) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch) }
        super.endTracking(touch, with: event)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    private func follow(_ touch: UITouch) {
        let value = self.value(at: touch.location(in: self).x + grip)
        guard let trackConfiguration, maximumValue > minimumValue else { return self.value = value }
        let length = maximumValue - minimumValue
        self.value = minimumValue + trackConfiguration.chosen((value - minimumValue) / length) * length
    }

    // MARK: Accessibility
    /// Parts of the range by which assistive apps move the thumb (EV-6).
    private static let adjustment: Float = 0.1

    override func adjust(by steps: Int) {
        guard isEnabled else { return }
        value += Float(steps) * Self.adjustment * (maximumValue - minimumValue)
        sendActions(for: .valueChanged)
    }

    override var naturalAccessibility: NaturalAccessibility {
        let share = NaturalAccessibility.percentage(value, from: minimumValue, to: maximumValue)
        return super.naturalAccessibility.adding(.adjustable, value: share)
    }
}
