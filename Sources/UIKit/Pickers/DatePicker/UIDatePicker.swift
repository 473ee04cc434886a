import Platform

/// A control for a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen; raw values are UIKit's.
    public enum Mode: Int, Sendable {
        /// Hours and minutes, in the order of the locale.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// Day and time; the default.
        case dateAndTime = 2
        /// Hours and minutes of `countDownDuration`; always on wheels by default.
        case countDownTimer = 3
        /// Month and year without a day.
        case yearAndMonth = 4
    }

    var values = DatePickerValues.current
    private final var content: (any DatePickerContent)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Its wheels and buttons are elements, not the picker.
    override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility() }

    // MARK: Date
    /// Setting sends no event; it is clamped and rounded down to the minute interval (PK-M6).
    open var date: Date {
        get { values.date }
        set { observed(["date"]) { setDate(newValue, animated: false) } }
    }
    /// Clamped and rounded like `date` (PK-M6); sends no event, and wheels jump rather than turn.
    open func setDate(_ date: Date, animated: Bool) { change { $0.set(date) } }
    /// Clamps `date` at once; ignored while later than `maximumDate` (PK-M6). Nil, the default: no limit.
    open var minimumDate: Date? {
        get { values.minimum }
        set {
            change {
                $0.minimum = newValue; $0.set($0.date)
            }
        }
    }
    /// Clamps `date` at once; ignored while earlier than `minimumDate` (PK-M6). Nil, the default: no limit.
    open var maximumDate: Date? {
        get { values.maximum }
        set {
            change {
                $0.maximum = newValue; $0.set($0.date)
            }
        }
    }
    /// Minutes; one that doesn't divide an hour becomes 1 (PK-M6).
    open var minuteInterval: Int {
        get { values.minuteInterval }
        set {
            change {
                $0.minuteInterval = newValue > 0 && 60 % newValue == 0 ? newValue : 1; $0.set($0.date)
            }
        }
    }
    /// Seconds.
    open var countDownDuration: TimeInterval {
        get { values.countDown }
        set { change { $0.countDown = max(60, (newValue / 60).rounded(.down) * 60) } }
    }
    /// For the names and the order of the parts; nil brings back the current one, the default.
    open var locale: Locale? {
        get { values.locale }
        set { change { $0.locale = newValue ?? DatePickerValues.currentLocale } }
    }
    /// Which days and months there are; nil brings back the current one, the default.
    open var calendar: Calendar! {
        get { values.calendar }
        set { change { $0.calendar = newValue ?? DatePickerValues.currentCalendar } }
    }
    /// In which dates are shown and chosen: the calendar's. Nil brings back the current one.
    open var timeZone: TimeZone? {
        get { values.calendar.timeZone }
        set { change { $0.calendar.timeZone = newValue ?? .current } }
    }

    // MARK: Looks
    /// Default: date and time.
    open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { contentDidChange() } } }
    /// A wish; `datePickerStyle` is what it becomes. Default: automatic.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
    }
    /// What automatic has become: compact, or wheels before iOS 14 and for durations (PK-M5).
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer || !Quirk.datePickersAreCompact.holds ? .wheels : .compact
    }
    /// Whether `date` is rounded down to the minute interval (PK-M6); the wheels keep to it in any case. Default: true.
    open var roundsToMinuteInterval: Bool {
        get { values.roundsToMinuteInterval }
        set {
            change {
                $0.roundsToMinuteInterval = newValue; $0.set($0.date)
            }
        }
    }

    private func change(_ change: (inout DatePickerValues) -> Void) {
        change(&values)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func contentDidChange() {
        content?.view.removeFromSuperview()
        content = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What the content calls when somebody chose another date.
    func choose(_ date: Date) {
        let before = values.date
        change { $0.set(date) }
        guard values.date != before else { return }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        let metrics = DatePickerLook.current
        switch datePickerStyle {
        case .wheels: return CGSize(width: metrics.wheels.size.width, height: metrics.wheels.size.height)
        case .inline:
            switch datePickerMode {
            case .time: return metrics.inlineTime.size
            case .dateAndTime: return metrics.inlineDateAndTime.size
            case .date, .yearAndMonth, .countDownTimer: return metrics.inlineDate.size
            }
        case .compact, .automatic: return CompactDateLayout(values, mode: datePickerMode, scale: layoutScale).size
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = content ?? makeContent()
        shown.view.frame = bounds
        shown.show(values)
        shown.view.alpha = isEnabled ? 1 : 0.5
    }

    /// The color of the wheels' texts, which apps set by the key `textColor`; nil: that of labels.
    final var titleColor: UIColor? {
        didSet { (content as? DateWheels)?.titleColor = titleColor }
    }

    private func makeContent() -> any DatePickerContent {
        let made: any DatePickerContent
        switch datePickerStyle {
        case .wheels: made = DateWheels(self)
        case .inline where datePickerMode != .time: made = CalendarView(self)
        case .inline, .compact, .automatic: made = CompactDateView(self)
        }
        (made as? DateWheels)?.titleColor = titleColor
        addSubview(made.view)
        content = made
        return made
    }
}

/// How a date picker looks; raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact, or wheels before iOS 14 and for durations (PK-M5).
    case automatic = 0
    /// Turning wheels, 320 by 216 points (PK-M5).
    case wheels = 1
    /// Buttons with the date and the time as text.
    case compact = 2
    /// A calendar month in place.
    case inline = 3
}
