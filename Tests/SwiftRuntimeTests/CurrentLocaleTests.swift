import Foundation
import Testing

@testable import SwiftRuntime

@Suite("Runtime: the person's region and language")
struct CurrentLocaleTests {
    @Test func `formatters and calendars take US English where no device says otherwise`() {
        #expect(CurrentLocale.isEffective)
        #expect(Locale.current.identifier == "en_US")
        #expect(Locale.preferredLanguages == ["en-US"])
        #expect(Calendar.current.firstWeekday == 1)
        let prices = NumberFormatter()
        prices.numberStyle = .currency
        #expect(prices.string(from: 1.5) == "$1.50")
        let dates = DateFormatter()
        (dates.dateStyle, dates.timeZone) = (.short, TimeZone(secondsFromGMT: 0))
        #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "1/1/70")
    }
}
