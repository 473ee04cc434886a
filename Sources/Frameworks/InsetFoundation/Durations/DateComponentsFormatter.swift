import Foundation

/// Writes lengths of time in the words of a language: "1 hour, 5 minutes", or as a clock: "1:05:09".
///
/// Fractions of a second are left out. The language is that of ``calendar``, else the current locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How numbers and their units are written; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may appear; empty by default, which allows all that the formatter knows.
    ///
    /// Those are year, month, weekOfMonth, day, hour, minute and second; others are ignored here, where iOS raises an
    /// exception. What is left below the smallest unit isn't shown.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units without a value are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Counts the days of months and years, and has the language; the current one by default.
    ///
    /// Nil stands for a Gregorian calendar in English.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// From when a length of time is counted, as months aren't equally long; nil, the default, is the start of 2001.
    open var referenceDate: Date?
    /// Whether the smallest unit has a fraction for what it can't say, as "1.5h"; false by default.
    open var allowsFractionalUnits = false
    /// How many units appear at most, the largest first; 0, the default, stands for all.
    ///
    /// What follows is cut off, not rounded.
    open var maximumUnitCount = 0
    /// Whether a single one of the largest unit counts in the next one, as "63s" in place of "1m 3s"; false by default.
    open var collapsesLargestUnit = false
    /// Whether the text says that it's approximate, as "About 5 minutes"; false by default.
    ///
    /// Only in English: other languages get the length of time alone here.
    open var includesApproximationPhrase = false
    /// Whether the text says that the time remains, as "5 minutes remaining"; false by default.
    ///
    /// Only in English: other languages get the length of time alone here.
    open var includesTimeRemainingPhrase = false
    /// Where the text will stand; unknown by default.
    ///
    /// At the beginning of a sentence a first letter is a capital; the other values have no effect here.
    open var formattingContext = Formatter.Context.unknown

    /// A formatter with the defaults.
    public override init() { super.init() }

    /// A formatter with the defaults: none are archived here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Texts

    /// A length of time, given in units; amounts above a unit's range go on into the next.
    open func string(from components: DateComponents) -> String? {
        let calendar = countingCalendar
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return text(calendar, start, end)
    }

    /// The time between two moments; negative if the second is earlier.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(calendar ?? Self.plainCalendar, startDate, endDate)
    }

    /// A length of time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Toward zero, as a fraction of a second isn't shown.
        return text(countingCalendar, start, start + ti.rounded(.towardZero))
    }

    /// The text of `DateComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let components as NSDateComponents: string(from: components as DateComponents)
        default: nil
        }
    }

    /// A length of time with the defaults but for the style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Another formatter with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        (copy.unitsStyle, copy.allowedUnits, copy.zeroFormattingBehavior) =
            (unitsStyle, allowedUnits, zeroFormattingBehavior)
        (copy.calendar, copy.referenceDate) = (calendar, referenceDate)
        (copy.allowsFractionalUnits, copy.maximumUnitCount, copy.collapsesLargestUnit) =
            (allowsFractionalUnits, maximumUnitCount, collapsesLargestUnit)
        (copy.includesApproximationPhrase, copy.includesTimeRemainingPhrase, copy.formattingContext) =
            (includesApproximationPhrase, includesTimeRemainingPhrase, formattingContext)
        return copy
    }

    // MARK: Work

    private static var plainCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar
    }

    /// Without a time zone of people: a day has 24 hours in a length of time that begins nowhere.
    private var countingCalendar: Calendar {
        var calendar = calendar ?? Self.plainCalendar
        if referenceDate == nil { calendar.timeZone = .gmt }
        return calendar
    }

    private func text(_ calendar: Calendar, _ start: Date, _ end: Date) -> String? {
        let known = DurationUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        let units = known.isEmpty ? DurationUnit.allCases : known
        var duration = DurationParts(calendar, from: start, to: end, in: units, hasFraction: allowsFractionalUnits)
        if collapsesLargestUnit { duration.collapse() }
        duration.drop(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
        if maximumUnitCount > 0 { duration.cut(to: maximumUnitCount) }
        let locale = calendar.locale ?? .current
        guard let text = DurationText(style: unitsStyle, locale: locale.identifier, pads: isPadded).text(duration)
        else { return nil }
        return DurationPhrase(
            isApproximate: includesApproximationPhrase,
            isRemaining: includesTimeRemainingPhrase,
            beginsSentence: formattingContext == .beginningOfSentence
        ).phrase(text, locale)
    }

    private var isPadded: Bool { zeroFormattingBehavior.contains(.pad) }
}
