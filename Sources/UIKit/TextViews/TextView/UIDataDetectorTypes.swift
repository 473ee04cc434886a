/// What becomes a link in a text by itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Empty: nothing is detected.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses: here those of the United States (TX-13).
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates, times and what happens then: here days and times in common English forms (TX-13).
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels: here those of UPS, of the United States' post and of mail between countries (TX-13).
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights: here those of the larger airlines, and what follows the word "flight" (TX-13).
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words that the system knows something about.
    ///
    /// - Note: No effect here: nothing is known of words.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All kinds, also those to come.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
