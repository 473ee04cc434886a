import Foundation
import InsetFoundation
import Testing

@Suite("Formatters: relative times")
struct RelativeDateTimeFormatterTests {
    private func formatter(
        _ style: RelativeDateTimeFormatter.UnitsStyle = .full,
        _ names: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        locale: String = "en_US"
    ) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        (formatter.unitsStyle, formatter.dateTimeStyle) = (style, names)
        return formatter
    }

    @Test(
        arguments: [
            (-86_400.0, "1 day ago"), (86_400, "in 1 day"), (0, "in 0 seconds"), (-59, "59 seconds ago"),
            (-7300, "2 hours ago"), (-8 * 86_400, "1 week ago"), (62 * 86_400, "in 2 months"),
        ] as [(TimeInterval, String)]
    )
    func `the largest unit is named with its number`(seconds: TimeInterval, text: String) {
        #expect(formatter().localizedString(fromTimeInterval: seconds) == text)
    }

    @Test(arguments: [
        (DateComponents(day: -1), "yesterday"), (DateComponents(day: 1), "tomorrow"),
        (DateComponents(second: 0), "now"),
        (DateComponents(weekOfYear: -1), "last week"), (DateComponents(hour: 1), "in 1 hour"),
        (DateComponents(year: 0, day: -3), "3 days ago"),
    ])
    func `names stand for numbers where there are some`(components: DateComponents, text: String) {
        #expect(formatter(.full, .named).localizedString(from: components) == text)
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"),
        (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
    ])
    func `each style has its own units`(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test func `a moment is seen from another one`() {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter().localizedString(for: now - 7199, relativeTo: now) == "1 hour ago")
        #expect(formatter(locale: "de_DE").localizedString(for: now + 300, relativeTo: now) == "in 5 Minuten")
    }

    @Test func `the context decides about the first letter`() {
        let formatter = formatter(.full, .named)
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }
}
