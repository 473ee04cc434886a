import CICU

/// Durations in the words of a language: a number with its unit, and how several of them are joined.
final class ICUDurationFormat {
    /// ICU's `UATimeUnitStyle`.
    enum Style: Int32 {
        case full, abbreviated, narrow, shorter
    }

    /// ICU's `UATimeUnitField`.
    enum Unit: Int32 {
        case year, month, day, week, hour, minute, second
    }

    private let format: OpaquePointer
    private let locale: String
    private let style: Style

    /// Nil if ICU can't make one.
    init?(locale: String, style: Style, numbers: ICUNumbers) {
        var status: Int32 = 0
        guard let numbers = numbers.open(locale),
            let format = uatmufmt_openWithNumberFormat(locale, style.rawValue, numbers, &status)
        else { return nil }
        (self.format, self.locale, self.style) = (format, locale, style)
    }

    deinit { uatmufmt_close(format) }

    /// A number with its unit, as "5 minutes".
    func string(_ value: Double, _ unit: Unit) -> String? {
        ICUText.make { uatmufmt_format(format, value, unit.rawValue, $0, $1, &$2) }
    }

    /// Several of them as one text, as "1 hour, 5 minutes".
    func join(_ parts: [String]) -> String {
        guard let last = parts.last else { return "" }
        guard parts.count > 2 else {
            return parts.count == 2 ? fill(Join.two, parts[0], last) : last
        }
        // From the end, as CLDR has it: the end joins the last two, the start the first with all others.
        var text = fill(Join.end, parts[parts.count - 2], last)
        for index in parts.indices.dropLast(2).reversed() {
            text = fill(index == 0 ? Join.start : Join.middle, parts[index], text)
        }
        return text
    }

    /// ICU's `UATimeUnitListPattern`.
    private enum Join: Int32 {
        case two, end, middle, start
    }

    private func fill(_ join: Join, _ first: String, _ second: String) -> String {
        let pattern = ICUText.make { uatmufmt_getListPattern(locale, style.rawValue, join.rawValue, $0, $1, &$2) }
        return ICUPattern.fill(pattern ?? "{0}, {1}", [first, second])
    }

    /// How hours, minutes and seconds stand as on a clock, as `h:mm:ss`.
    ///
    /// - Parameter type: ICU's `UATimeUnitTimePattern`.
    static func clockPattern(_ type: ClockPattern, locale: String) -> String? {
        ICUText.make { uatmufmt_getTimePattern(locale, type.rawValue, $0, $1, &$2) }
    }

    /// ICU's `UATimeUnitTimePattern`.
    enum ClockPattern: Int32 {
        case hoursMinutes, hoursMinutesSeconds, minutesSeconds
    }
}
