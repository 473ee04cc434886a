import Foundation

/// Says when something was or will be, seen from another moment: "3 days ago", "in 2 weeks", "yesterday".
///
/// The largest unit with a value is named; what is smaller is left out, not rounded.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How a unit is written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether words may stand in place of a number.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// Whether words may stand in place of a number; numeric by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; full by default.
    open var unitsStyle = UnitsStyle.full
    /// Where the text will stand, which decides about its first letter; unknown by default.
    open var formattingContext = Formatter.Context.unknown
    /// Counts days and months; the current one by default.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Has the language; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter with the defaults.
    public override init() { super.init() }

    /// A formatter with the defaults: none are archived here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A time, given in units; positive ones are in the future.
    ///
    /// - Parameter dateComponents: The largest unit that isn't 0 counts, or the smallest given one if all are.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let given = DurationUnit.allCases.compactMap { unit in
            (dateComponents.value(for: unit.component) ?? weeks(of: dateComponents, unit)).map { (unit, $0) }
        }
        guard let (unit, value) = given.first(where: { $0.1 != 0 }) ?? given.last else { return text(0, .second) }
        return text(value, unit)
    }

    /// A time so many seconds from now; a negative one is past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        // From a fixed moment, so that a length of time has the same text in every month.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = calendar ?? .current
        calendar.timeZone = .gmt
        return text(calendar, start, start + timeInterval)
    }

    /// A moment seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        text(calendar ?? .current, referenceDate, date)
    }

    /// The text of a `Date`, seen from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// Another formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        (copy.dateTimeStyle, copy.unitsStyle, copy.formattingContext) = (dateTimeStyle, unitsStyle, formattingContext)
        (copy.calendar, copy.locale) = (calendar, locale)
        return copy
    }

    // MARK: Work

    private func weeks(of components: DateComponents, _ unit: DurationUnit) -> Int? {
        unit == .week ? components.weekOfYear : nil
    }

    private func text(_ calendar: Calendar, _ start: Date, _ end: Date) -> String {
        let parts = DurationParts(calendar, from: start, to: end, in: DurationUnit.allCases, hasFraction: false)
        guard let largest = parts.parts.first(where: { $0.value != 0 }) else { return text(0, .second) }
        return text(Int(largest.value) * (parts.isNegative ? -1 : 1), largest.unit)
    }

    private func text(_ value: Int, _ unit: DurationUnit) -> String {
        var numbers: ICUNumbers?
        if unitsStyle == .spellOut { numbers = ICUNumbers(style: .spellOut) }
        let locale = (locale ?? .current).identifier
        guard let format = ICURelativeFormat(locale: locale, width: width, context: context, numbers: numbers),
            let text = dateTimeStyle == .named
                ? format.named(Double(value), unit.relativeUnit) : format.numeric(Double(value), unit.relativeUnit)
        else { return "" }
        return text
    }

    private var width: ICURelativeFormat.Width {
        switch unitsStyle {
        case .full, .spellOut: .long
        case .short: .short
        case .abbreviated: .narrow
        }
    }

    private var context: ICURelativeFormat.Context {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .unknown, .dynamic: .none
        @unknown default: .none
        }
    }
}

extension DurationUnit {
    fileprivate var relativeUnit: ICURelativeFormat.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
