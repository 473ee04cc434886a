/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    override var takesTaps: Bool { true }
    /// How a switch looks in a Mac app; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// Sliding, outside Mac apps.
        case automatic = 0
        /// A box with a check mark, in a Mac app.
        case checkbox = 1
        /// A track with a knob.
        case sliding = 2
    }

    private final let parts = (
        body: ControlPart(frame: .zero), track: ControlPart(frame: .zero), knob: ControlPart(frame: .zero)
    )
    private final var isOnStored = false
    /// Whether the touch has already flipped the switch by dragging.
    private final var flippedByDrag = false

    /// The size is the system's, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchLook.current.size.size))
        prepareSwitch()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSwitch()
    }

    private func prepareSwitch() {
        isOpaque = false
        guard parts.body.superview == nil else { return }
        addSubview(parts.body)
        parts.body.addSubview(parts.track)
        parts.body.addSubview(parts.knob)
    }

    // MARK: State
    /// Setting sends no event and moves the knob at the next layout. Default: false.
    open var isOn: Bool {
        get { isOnStored }
        set { observed(["on"]) { setOn(newValue, animated: false) } }
    }
    /// Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStored else { return }
        isOnStored = on
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Looks
    /// The border's color while the switch is off, before iOS 13, if it was set on the switch itself.
    private var offColor: UIColor? { tint.own }
    /// Nil: green.
    open var onTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.onTintColor)
        }
    }
    /// Nil: white.
    open var thumbTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.thumbTintColor)
        }
    }
    /// Not shown since iOS 7.
    open var onImage: UIImage? { didSet { noteAppearance(of: \.onImage) } }
    /// Not shown since iOS 7.
    open var offImage: UIImage? { didSet { noteAppearance(of: \.offImage) } }
    /// Shown by the Mac's checkbox only.
    open var title: String?
    /// Whether the switch is to look like a check box. Default: automatic.
    ///
    /// - Note: No effect here: it looks as on iPhones.
    open var preferredStyle: Style = .automatic
    /// Always sliding.
    open var style: Style { .sliding }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        let metrics = SwitchLook.current
        return CGRect(origin: .zero, size: metrics.size.size).inset(by: metrics.alignment.insets).size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchLook.current.size.size }
    open override var alignmentRectInsets: UIEdgeInsets { SwitchLook.current.alignment.insets }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SwitchLook.current
        let size = metrics.size.size
        parts.body.frame = CGRect(origin: .zero, size: size)
        // Disabled: the whole control at half alpha.
        parts.body.alpha = isEnabled ? 1 : 0.5
        // Pictures of iOS 13 and later, whose tracks have no border, show the knob's shadow on the track alone.
        parts.body.layer.cornerRadius = size.height / 2
        parts.body.clipsToBounds = metrics.border == 0
        let on = onTintColor ?? .systemGreen
        parts.track.show(isOn ? on : metrics.track.color, frame: parts.body.bounds, radius: size.height / 2)
        parts.track.layer.borderWidth = metrics.border
        parts.track.layer.borderColor =
            (isOn ? on : offColor ?? metrics.borderColor.color).resolvedColor(with: traitCollection).cgColor
        let knob = metrics.knob.size
        let travels = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = travels ? size.width - metrics.knobInset - knob.width : metrics.knobInset
        parts.knob.show(
            thumbTintColor ?? .white,
            frame: CGRect(x: x, y: metrics.knobInset, width: knob.width, height: knob.height),
            radius: knob.height / 2
        )
        parts.knob.showShadow(metrics.shadow)
    }

    // MARK: Touches
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        flippedByDrag = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = touch.location(in: self).x
        let wants =
            isOn
            ? (isRightToLeft ? x > bounds.width * 0.75 : x < bounds.width * 0.25)
            : (isRightToLeft ? x < bounds.width * 0.25 : x > bounds.width * 0.75)
        let moved = abs(touch.location(in: self).x - touch.previousLocation(in: self).x) > 0
        if wants, moved { flip(byDrag: true) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, !flippedByDrag { flip(byDrag: false) }
    }

    private func flip(byDrag: Bool) {
        flippedByDrag = flippedByDrag || byDrag
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding([.button, .toggleButton], value: isOn ? "1" : "0")
    }
}
