import Foundation
import InsetFoundation
import Testing

@Suite("Formatters: lengths of time")
struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [],
        locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"),
        (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"), (.brief, "1hr 5min 9sec"),
        (.spellOut, "one hour, five minutes, nine seconds"),
    ])
    func `each style has its own words`(
        style: DateComponentsFormatter.UnitsStyle,
        text: String
    ) {
        #expect(formatter(style).string(from: 3909) == text)
    }

    @Test func `a style leaves out units without a value`() {
        #expect(formatter(.abbreviated).string(from: 3900) == "1h 5m")
        #expect(formatter(.full).string(from: 3605) == "1 hour, 5 seconds")
        #expect(formatter(.full).string(from: 0) == "0 seconds")
    }

    @Test(arguments: [
        (DateComponentsFormatter.ZeroFormattingBehavior.default, "5"),
        (DateComponentsFormatter.ZeroFormattingBehavior(), "0:05"), (.pad, "00:05"),
        (.dropLeading, "5"), (.dropAll, "5"),
    ])
    func `a clock's leading zeros go where the behavior says so`(
        behavior: DateComponentsFormatter.ZeroFormattingBehavior,
        text: String
    ) {
        let formatter = formatter(.positional, [.minute, .second])
        formatter.zeroFormattingBehavior = behavior
        #expect(formatter.string(from: 5) == text)
    }

    @Test func `a clock keeps zeros behind its first number`() {
        #expect(formatter(.positional).string(from: 3600) == "1:00:00")
        let padded = formatter(.positional, [.day, .hour, .minute, .second])
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 3600) == "0d 1:00:00")
        padded.allowedUnits = [.hour, .minute, .second]
        #expect(padded.string(from: 3909) == "01:05:09")
    }

    @Test(arguments: [
        (DateComponentsFormatter.ZeroFormattingBehavior.dropLeading, 600.0, "10m 0s"),
        (.dropTrailing, 3600, "0d 1h"), (.dropMiddle, 3610, "0d 1h 10s"), (.dropAll, 3610, "1h 10s"),
        (.pad, 3600, "0d 1h 0m 0s"), (DateComponentsFormatter.ZeroFormattingBehavior(), 3600, "0d 1h 0m 0s"),
    ])
    func `zeros are dropped where they stand`(
        behavior: DateComponentsFormatter.ZeroFormattingBehavior,
        seconds: TimeInterval,
        text: String
    ) {
        let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
        formatter.zeroFormattingBehavior = behavior
        #expect(formatter.string(from: seconds) == text)
    }

    @Test func `amounts above a unit's range go on into the next`() {
        #expect(formatter(.full).string(from: DateComponents(day: 10, hour: 25)) == "1 week, 4 days, 1 hour")
        #expect(formatter(.positional).string(from: DateComponents(second: 125)) == "2:05")
    }

    @Test func `days between dates are those of the calendar`() {
        let formatter = formatter(.full, [.month, .day])
        formatter.calendar?.timeZone = .gmt
        let start = Date(timeIntervalSince1970: 1_706_745_600)  // 2024-02-01
        #expect(formatter.string(from: start, to: start + 30 * 86_400) == "1 month, 1 day")
        #expect(formatter.string(from: start + 86_400, to: start) == "-1 day")
    }

    @Test func `the largest units stay where there are too many`() {
        let formatter = formatter(.full)
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 90_061) == "1 day, 1 hour")
    }

    @Test func `a single largest unit collapses into the next`() {
        let formatter = formatter(.abbreviated)
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 63) == "63s")
        #expect(formatter.string(from: 123) == "2m 3s")
    }

    @Test func `a fraction of the smallest unit is shown on demand`() {
        let formatter = formatter(.abbreviated, .hour)
        #expect(formatter.string(from: 5400) == "1h")
        formatter.allowsFractionalUnits = true
        #expect(formatter.string(from: 5400) == "1.5h")
    }

    @Test func `phrases stand around English lengths of time only`() {
        let english = formatter(.full)
        (english.includesApproximationPhrase, english.includesTimeRemainingPhrase) = (true, true)
        #expect(english.string(from: 300) == "About 5 minutes remaining")
        let german = formatter(.full, locale: "de_DE")
        german.includesTimeRemainingPhrase = true
        #expect(german.string(from: 300) == "5 Minuten")
    }

    @Test func `other languages have their words, joints and digits`() {
        #expect(formatter(.full, locale: "de_DE").string(from: 3900) == "1 Stunde und 5 Minuten")
        #expect(formatter(.positional, locale: "ar_EG").string(from: 3909) == "١:٠٥:٠٩")
    }

    @Test func `a sentence begins with a capital`() {
        let formatter = formatter(.spellOut)
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.string(from: 60) == "One minute")
    }

    @Test func `only components are objects of it`() {
        #expect(formatter(.abbreviated).string(for: DateComponents(hour: 2)) == "2h")
        #expect(formatter(.abbreviated).string(for: "2") == nil)
        #expect(formatter(.abbreviated).string(from: .infinity) == nil)
    }
}
