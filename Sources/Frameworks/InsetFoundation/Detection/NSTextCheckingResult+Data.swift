import Foundation

extension NSTextCheckingResult {
    private var detected: DetectedData? { (self as? DetectedResult)?.data }

    /// Where a link leads; nil for other results.
    public var url: URL? {
        if case .link(let url)? = detected?.value { url } else { nil }
    }

    /// The text of a phone number; nil for other results.
    public var phoneNumber: String? {
        if case .phoneNumber(let number)? = detected?.value { number } else { nil }
    }

    /// The moment of a date; nil for other results.
    ///
    /// A date without a time is at noon, a time without a date is today, a date without a year is in this one.
    public var date: Date? {
        if case .date(let date, _)? = detected?.value { date } else { nil }
    }

    /// The time zone that a date names; nil if it names none, and for other results.
    public var timeZone: TimeZone? {
        if case .date(_, let zone)? = detected?.value { zone } else { nil }
    }

    /// How long a date lasts, in seconds; 0 here, as no spans of time are found.
    public var duration: TimeInterval { 0 }

    /// The parts of an address or a flight; nil here, as none are found.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// The parts of an address; nil here, as none are found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }

    /// What would stand in a text's place; nil here, as no text is corrected.
    public var replacementString: String? { nil }

    /// A result for a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(DetectedData(range: range, value: .link(url)))
    }

    /// A result for a phone number.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(DetectedData(range: range, value: .phoneNumber(phoneNumber)))
    }

    /// A result for a date.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(DetectedData(range: range, value: .date(date, nil)))
    }
}
