import Foundation
import InsetFoundation
import Testing

@Suite("Data detectors")
struct NSDataDetectorTests {
    // The names of these types are deprecated in Swift's Foundation.
    private static let (date, address, link, phoneNumber) = (UInt64(16), UInt64(32), UInt64(64), UInt64(2048))

    private func matches(_ types: UInt64, _ text: String) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types)
            .matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    }

    @Test(arguments: [
        ("See https://example.com/a?b=c.", "https://example.com/a?b=c"), ("(http://x.org/a_(b))", "http://x.org/a_(b)"),
        ("at www.foo.bar, or", "http://www.foo.bar"), ("apple.com/iphone!", "http://apple.com/iphone"),
        ("mail joe@acme.co.uk!", "mailto:joe@acme.co.uk"), ("“https://a.io/x”", "https://a.io/x"),
        ("see (foo.dev)", "http://foo.dev"), ("😀 tel:+15551234", "tel:+15551234"),
    ])
    func `a link is found without the sentence around it`(text: String, address: String) throws {
        #expect(try matches(Self.link, text).map(\.url?.absoluteString) == [address])
    }

    @Test(arguments: ["README.swift", "the end.In my view", "e.g. this", "1.5", "http://", "a@b", "3:30"])
    func `no link is found in other texts`(text: String) throws {
        #expect(try matches(Self.link, text).isEmpty)
    }

    @Test(arguments: [
        "+49 30 1234567", "(555) 123-4567", "555-123-4567", "1-800-555-0199", "555-1234", "5551234567", "030/1234567",
        "+15551234567",
    ])
    func `a phone number is found as it's written`(number: String) throws {
        let found = try matches(Self.phoneNumber, "call \(number), please")
        #expect(found.map(\.phoneNumber) == [number])
        #expect(found.map(\.range) == [NSRange(location: 5, length: number.utf16.count)])
    }

    @Test(arguments: ["12345", "192.168.10.100", "1234-5678-9012-3456", "$1234567", "2024-01-02", "v1.2.3", "10:30"])
    func `other digits are no phone number`(text: String) throws {
        #expect(try matches(Self.phoneNumber, "it is \(text) now").isEmpty)
    }

    @Test(arguments: [
        ("2024-01-02", 2024, 1, 2, 12, 0), ("January 5, 2024 at 5:30 PM", 2024, 1, 5, 17, 30),
        ("5 March 2021", 2021, 3, 5, 12, 0), ("Sept. 3, 2022", 2022, 9, 3, 12, 0), ("02.03.2024", 2024, 3, 2, 12, 0),
        ("Mon, Jan 1, 2024", 2024, 1, 1, 12, 0), ("the 4th of July 2023", 2023, 7, 4, 12, 0),
    ])
    func `a date without a time is at noon`(
        text: String,
        year: Int,
        month: Int,
        day: Int,
        hour: Int,
        minute: Int
    ) throws {
        let date = try #require(try matches(Self.date, "on \(text), we").first?.date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        #expect(parts == DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
    }

    @Test func `a date names its time zone`() throws {
        let found = try #require(try matches(Self.date, "at 2024-06-01T10:20:30+02:00").first)
        #expect(found.date == Date(timeIntervalSince1970: 1_717_230_030))
        #expect(found.timeZone?.secondsFromGMT() == 7200)
    }

    @Test func `tomorrow is the day after this one`() throws {
        let date = try #require(try matches(Self.date, "see you Tomorrow at 5pm").first?.date)
        #expect(Calendar.current.isDateInTomorrow(date))
        #expect(Calendar.current.component(.hour, from: date) == 17)
    }

    @Test(arguments: ["13/45/2024", "you may go", "2024", "25:61 pm"])
    func `no date is found in other texts`(text: String) throws {
        #expect(try matches(Self.date, text).isEmpty)
    }

    @Test func `matches come in the order of the text, of the types that were asked for`() throws {
        let text = "555-1234 a.com 2024-01-02"
        let types = Self.link | Self.phoneNumber
        #expect(try matches(types, text).map(\.resultType.rawValue) == [Self.phoneNumber, Self.link])
    }

    @Test func `a block may stop, and texts may be replaced`() throws {
        let detector = try NSDataDetector(types: Self.link)
        let range = NSRange(location: 0, length: 11)
        var count = 0
        detector.enumerateMatches(in: "a.com b.com", range: range) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
        #expect(detector.numberOfMatches(in: "a.com b.com", range: range) == 2)
        #expect(
            detector.stringByReplacingMatches(in: "a.com b.com", range: range, withTemplate: "<$0>")
                == "<a.com> <b.com>"
        )
    }

    @Test func `a detector of nothing can't be made`() {
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test func `the parts of an address have names`() {
        let parts: [NSTextCheckingKey: String] = [.city: "Berlin", .zip: "10115", .name: "Ada"]
        #expect(parts[.city] == "Berlin" && parts[.street] == nil && NSTextCheckingKey.zip.rawValue == "ZIP")
    }
}
