import Foundation

/// Shows a calendar month by month, with decorations below its days, and lets people choose days or weeks (iOS 16).
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// How large a decoration is; raw values are UIKit's.
    public enum DecorationSize: Int, Sendable {
        case small = 0
        /// The default.
        case medium = 1
        case large = 2
    }

    /// Says which days are decorated. Held weakly; nil by default.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { if delegate !== oldValue { showMonth() } } }
    /// What may be chosen; nil, the default: nothing.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            selectionDidChange()
        }
    }
    /// The first and the last day that can be seen and chosen. Default: all there are.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            if let nearest = clamped(month), nearest != month { show(nearest, animated: false) } else { showMonth() }
        }
    }
    /// For the names and the direction of writing, and for the first weekday. Default: the device's.
    open var locale: Locale {
        get { givenLocale ?? DatePickerValues.currentLocale }
        set {
            givenLocale = newValue
            dates.locale = newValue
            showMonth()
        }
    }
    /// Which days and months there are, in which time zone. Default: the device's.
    open var calendar: Calendar {
        get { dates }
        set {
            dates = newValue
            if let givenLocale { dates.locale = givenLocale }
            month = startOfMonth(month)
            showMonth()
        }
    }
    /// Of the calendar. Nil brings back the current one.
    open var timeZone: TimeZone? {
        get { dates.timeZone }
        set {
            let shown = dates.dateComponents([.era, .year, .month], from: month)
            dates.timeZone = newValue ?? .current
            month = dates.date(from: shown) ?? month
            showMonth()
        }
    }
    /// Of all text. Default: the system's.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { showMonth() } }
    /// Whether there is room for decorations below the days. Default: true.
    open var wantsDateDecorations = true {
        didSet {
            invalidateIntrinsicContentSize()
            showMonth()
        }
    }
    /// The month that is shown, a day in it left out; setting it isn't animated and tells no delegate.
    open var visibleDateComponents: DateComponents {
        get { dates.dateComponents([.calendar, .era, .year, .month], from: month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// Shows the month of a date; what the range leaves out becomes the nearest month in it. Tells no delegate.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = dates.date(from: dateComponents), let other = clamped(date) else { return }
        show(other, animated: animated)
    }
    /// Asks the delegate again about days, where they are shown.
    ///
    /// - Parameter animated: Whether new decorations fade in.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let days = Set(dates.compactMap(day))
        page.decorate(days, animated: animated)
    }

    // MARK: State
    final var dates = DatePickerValues.currentCalendar
    private final var givenLocale: Locale?
    /// In which direction the app's locale is written; nil where it set none.
    final var givenDirection: Locale.LanguageDirection? {
        givenLocale.map { Locale.Language(identifier: $0.identifier).characterDirection }
    }
    /// The first day of the month that is shown.
    final lazy var month = startOfMonth(DeviceDate.now(in: dates.timeZone))
    final let header = MonthHeader()
    final let clip = UIView()
    final lazy var page = MonthPage(self)
    /// Lets a finger turn the pages.
    private final lazy var drag = MonthDrag(self)
    final var wheels: UIDatePicker?

    // MARK: Creating
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        clip.clipsToBounds = true
        addSubview(clip)
        addSubview(header)
        clip.addSubview(page)
        header.turn = { [weak self] in self?.turn(by: $0) }
        header.openWheels = { [weak self] in self?.toggleWheels() }
        _ = drag
        showMonth()
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        let size = DatePickerLook.current.inlineDate.size
        return CGSize(width: size.width, height: size.height + (wantsDateDecorations ? Self.decorations : 0))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// Points that decorations add to the height of a calendar; not measured.
    private static let decorations: CGFloat = 60

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MonthHeader.height)
        clip.frame = CGRect(
            x: 0,
            y: MonthHeader.height,
            width: bounds.width,
            height: max(0, bounds.height - MonthHeader.height)
        )
        if !drag.isMoving { page.frame = clip.bounds }
        wheels?.frame = clip.frame
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showMonth()
    }
}
