import Foundation

/// Something that was found in a text.
struct DetectedData: Equatable {
    /// What it is.
    enum Value: Equatable {
        case link(URL)
        case phoneNumber(String)
        /// A moment, with the time zone if the text has one.
        case date(Date, TimeZone?)
    }

    /// The bits of `NSTextCheckingResult.CheckingType`, whose names are deprecated in Swift's Foundation.
    ///
    /// Dates, addresses and links have other ones there than on iOS, where they are a place lower.
    enum Kind {
        static let date: UInt64 = 1 << 4
        static let address: UInt64 = 1 << 5
        static let link: UInt64 = 1 << 6
        static let phoneNumber: UInt64 = 1 << 11
        static let transitInformation: UInt64 = 1 << 12
        /// What a detector is asked for on iOS, and nothing finds here.
        static let unknown: UInt64 = address | transitInformation
    }

    /// In UTF-16 units.
    let range: NSRange
    let value: Value

    /// Everything of some kinds in a range, in the order of the text, without overlaps.
    static func all(_ kinds: UInt64, in string: String, _ range: NSRange) -> [DetectedData] {
        // Links first: their digits are no numbers. Then dates, whose digits might be a phone number's.
        var found = LinkScanner.links(in: string, range)
        found += DateScanner(now: Date(), calendar: .current).dates(in: string, range).filter { !$0.overlaps(found) }
        found += PhoneScanner.numbers(in: string, range).filter { !$0.overlaps(found) }
        return found.filter { $0.kind & kinds != 0 }.sorted { $0.range.location < $1.range.location }
    }

    var kind: UInt64 {
        switch value {
        case .link: Kind.link
        case .phoneNumber: Kind.phoneNumber
        case .date: Kind.date
        }
    }

    /// Whether it shares characters with one of others.
    func overlaps(_ others: [DetectedData]) -> Bool {
        others.contains { NSIntersectionRange($0.range, range).length > 0 }
    }
}
