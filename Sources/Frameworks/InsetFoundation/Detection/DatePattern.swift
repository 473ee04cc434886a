import Foundation
import Synchronization

/// The regular expression of dates and times in a language, and what its words mean.
enum DatePattern {
    private static let made = Mutex<[String: NSRegularExpression]>([:])

    /// The expression of a locale; English names count in every one.
    static func current(_ locale: Locale) -> NSRegularExpression {
        made.withLock { made in
            if let pattern = made[locale.identifier] { return pattern }
            let pattern = DetectionPattern.make(text(locale))
            made[locale.identifier] = pattern
            return pattern
        }
    }

    /// Which month a name means, 1 to 12; nil for other words.
    static func month(_ name: String, _ locale: Locale) -> Int? {
        let searched = name.lowercased()
        for calendar in calendars(locale) {
            for symbols in [calendar.monthSymbols, calendar.shortMonthSymbols] {
                let place = symbols.firstIndex { bare($0) == searched }
                if let place { return place + 1 }
            }
        }
        return searched == "sept" ? 9 : nil
    }

    /// How many days from now a word means: -1, 0 or 1; nil for other words.
    static func offset(_ word: String, _ locale: Locale) -> Int? {
        let searched = word.lowercased()
        for locale in [locale, english] {
            for (name, offset) in relativeWords(locale) where name == searched { return offset }
        }
        return nil
    }

    // MARK: Words

    private static let english = Locale(identifier: "en_US")

    private static func calendars(_ locale: Locale) -> [Calendar] {
        [locale, english].map { locale in
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            return calendar
        }
    }

    /// Without the point of an abbreviation.
    private static func bare(_ name: String) -> String {
        name.lowercased().trimmingCharacters(in: ["."])
    }

    private static func relativeWords(_ locale: Locale) -> [(String, Int)] {
        let format = ICURelativeFormat(locale: locale.identifier, width: .long, context: .none, numbers: nil)
        return [-1, 0, 1].compactMap { offset in
            format?.named(Double(offset), .day).map { ($0.lowercased(), offset) }
        }
    }

    private static func alternatives(_ words: [String]) -> String {
        // The longest first, as an expression takes the first that fits; blanks have no meaning in these expressions.
        let all = Set(words).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
        return all.map { NSRegularExpression.escapedPattern(for: $0).replacingOccurrences(of: " ", with: "\\ ") }
            .joined(separator: "|")
    }

    // MARK: The expression

    private static func text(_ locale: Locale) -> String {
        let months = alternatives(
            calendars(locale).flatMap { $0.monthSymbols + $0.shortMonthSymbols }.map(bare) + ["sept"]
        )
        let weekdays = alternatives(
            calendars(locale).flatMap { $0.weekdaySymbols + $0.shortWeekdaySymbols }.map(bare)
        )
        let days = alternatives([locale, english].flatMap { relativeWords($0).map(\.0) })
        return #"""
            (?<![\w.,/:+\-])
            (?: (?: (?:\#(weekdays)) \.? ,? \s )?
                (?: (?<isoYear>[12]\d{3}) - (?<isoMonth>\d{2}) - (?<isoDay>\d{2})
                  | (?<first>\d{1,2}) (?<dot>[./\-]) (?<second>\d{1,2}) \k<dot> (?<numericYear>\d{4}|\d{2})
                  | (?<monthBefore>\#(months)) \.? \s (?<dayBefore>\d{1,2}) (?:st|nd|rd|th)? (?![\d:])
                    (?: ,? \s (?<yearBefore>[12]\d{3}) )?
                  | (?<dayAfter>\d{1,2}) (?:st|nd|rd|th|\.)? \s (?:of\s)? (?<monthAfter>\#(months)) \b \.?
                    (?: ,? \s (?<yearAfter>[12]\d{3}) )?
                  | \b (?<relative>\#(days)) \b )
                (?: (?: T | ,? \s (?: at \s )? )
                    (?: (?<hour>\d{1,2}) : (?<minute>\d{2}) (?: : (?<second60>\d{2}) (?: \.\d+ )? )?
                        \s? (?<half>[ap]\.?m\b\.?)? (?<zone> Z | [+\-]\d{2}:?\d{2} )?
                      | (?<lateHour>\d{1,2}) (?<lateMinute>(?!))? \s? (?<lateHalf>[ap]\.?m\b\.?) ) )?
              | (?<loneHour>\d{1,2}) (?: : (?<loneMinute>\d{2}) )? \s? (?<loneHalf>[ap]\.?m\b\.?) )
            (?! \w | [/:\-]\d )
            """#
    }
}
