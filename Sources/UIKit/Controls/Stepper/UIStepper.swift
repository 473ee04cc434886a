import Foundation

/// A control with a button for less and one for more.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    override var takesTaps: Bool { true }
    private final let halves = (minus: StepperHalf(sign: -1), plus: StepperHalf(sign: 1))
    private final let divider = ControlPart(frame: .zero)
    private final var storedValue = 0.0
    /// The half under the finger.
    private final var pressed: StepperHalf?

    /// The size is the system's, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperLook.current.size.size))
        prepareStepper()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareStepper()
    }

    private func prepareStepper() {
        isOpaque = false
        for view in [halves.minus, halves.plus, divider] where view.superview == nil { addSubview(view) }
    }

    // MARK: Value
    /// Clamped to the range. Default: 0.
    open var value: Double {
        get { storedValue }
        set {
            observed(["value"]) {
                storedValue = max(minimumValue, min(maximumValue, newValue))
                setNeedsLayout()
            }
        }
    }
    /// Default: 0.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// Default: 100.
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Default: 1; more than 0.
    open var stepValue = 1.0
    /// Whether each step of a touch that stays sends its event, rather than the last one when the finger lifts. Default:
    /// true.
    open var isContinuous = true
    /// Whether a touch that stays makes further steps, the first after half a second. Default: true.
    open var autorepeat = true
    /// The next step of a touch that stays.
    private final var repetition: EventLoop.Token?
    /// The value when the finger went down, and whether it has made a step since.
    private final var touchStart = (value: 0.0, hasStepped: false)
    /// Seconds to the first step of a touch that stays, and between its further ones. Unknown.
    private static let repeatTimes: (first: TimeInterval, next: TimeInterval) = (0.5, 0.1)
    /// Whether a step beyond one end leads to the other. Default: false.
    open var wraps = false { didSet { setNeedsLayout() } }

    // MARK: Images (Controls/Stepper/UIStepper+Images.swift)
    final var images = StepperImages()
    /// Shows an image in place of the minus, as a template unless it says otherwise; nil brings the sign back.
    open func setDecrementImage(_ image: UIImage?, for state: State) { setImage(image, .decrement, state) }
    /// Shows an image in place of the plus, as a template unless it says otherwise; nil brings the sign back.
    open func setIncrementImage(_ image: UIImage?, for state: State) { setImage(image, .increment, state) }
    /// Draws each half with an image, in place of the fill and the outline; nil brings those back.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { setImage(image, .background, state) }
    /// Draws the line between the halves with an image while they are in two states; nil brings the line back.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
        images.dividers[left, right] = image
        setNeedsLayout()
    }
    /// What was set for exactly this state; nil where nothing was.
    open func decrementImage(for state: State) -> UIImage? { images.parts[.decrement]?[state] }
    /// What was set for exactly this state; nil where nothing was.
    open func incrementImage(for state: State) -> UIImage? { images.parts[.increment]?[state] }
    /// What was set for exactly this state; nil where nothing was.
    open func backgroundImage(for state: State) -> UIImage? { images.parts[.background]?[state] }
    /// What was set for exactly these states; nil where nothing was.
    open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
        images.dividers[left, right]
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize { StepperLook.current.size.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperLook.current.size.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = StepperLook.current
        let size = metrics.size.size
        let line = metrics.divider.size
        let half = ((size.width - line.width) / 2).roundedToPixel(scale: layoutScale)
        let isDrawnByApp = images.parts[.background]?.isEmpty == false
        let isOutlined = metrics.border > 0
        let tint = tintColor ?? .tintColor
        layer.cornerRadius = metrics.radius
        layer.borderWidth = isDrawnByApp ? 0 : metrics.border
        layer.borderColor = tint.resolvedColor(with: traitCollection).cgColor
        layer.backgroundColor =
            isDrawnByApp ? nil : metrics.fill.color.resolvedColor(with: traitCollection).cgColor
        let color = isOutlined ? tint : UIColor.label
        for part in [halves.minus, halves.plus] {
            part.isActive = isEnabled && (wraps || (part.sign < 0 ? value > minimumValue : value < maximumValue))
            part.color = part.isActive ? color : color.withAlphaComponent(metrics.disabledAlpha)
            part.isPressed = part === pressed
            let state: State = part.isPressed ? .highlighted : part.isActive ? .normal : .disabled
            part.state = state
            part.image = images[part.sign < 0 ? .decrement : .increment, state]
            part.backgroundPicture = images[.background, state]
        }
        halves.minus.frame = CGRect(x: 0, y: 0, width: half, height: size.height)
        halves.plus.frame = CGRect(x: size.width - half, y: 0, width: half, height: size.height)
        divider.show(
            isOutlined ? tint : .separator,
            frame: CGRect(x: half, y: (size.height - line.height) / 2, width: line.width, height: line.height),
            radius: 0
        )
        showDividerImage(between: halves.minus.state, halves.plus.state, in: divider)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Touches
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = (value, false)
        press(at: touch.location(in: self))
        scheduleRepetition(after: Self.repeatTimes.first)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(at: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopRepeating()
        if let pressed, !touchStart.hasStepped { step(by: pressed.sign) }
        if !isContinuous, value != touchStart.value { sendValue() }
        pressed = nil
        setNeedsLayout()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stopRepeating()
        pressed = nil
        setNeedsLayout()
    }

    private func press(at point: CGPoint) {
        let half = bounds.contains(point) ? (point.x < bounds.midX ? halves.minus : halves.plus) : nil
        pressed = half?.isActive ?? false ? half : nil
        setNeedsLayout()
    }

    private func step(by sign: Double) {
        let wish = value + sign * stepValue
        if wraps, wish > maximumValue {
            value = minimumValue
        } else if wraps, wish < minimumValue {
            value = maximumValue
        } else {
            value = wish
        }
        if isContinuous { sendValue() }
    }

    private func sendValue() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    private func scheduleRepetition(after seconds: TimeInterval) {
        guard autorepeat else { return }
        repetition = EventLoop.main.schedule(after: seconds) { [weak self] in
            guard let self else { return }
            if let pressed {
                touchStart.hasStepped = true
                step(by: pressed.sign)
                layoutIfNeeded()
                if !pressed.isActive { self.pressed = nil }
            }
            scheduleRepetition(after: Self.repeatTimes.next)
        }
    }

    private func stopRepeating() {
        repetition.map(EventLoop.main.cancel)
        repetition = nil
    }

    // MARK: Accessibility
    override func adjust(by steps: Int) {
        guard isEnabled else { return }
        let before = value
        step(by: Double(steps))
        if !isContinuous, value != before { sendValue() }
    }

    override var naturalAccessibility: NaturalAccessibility { super.naturalAccessibility.adding(.adjustable) }
}
