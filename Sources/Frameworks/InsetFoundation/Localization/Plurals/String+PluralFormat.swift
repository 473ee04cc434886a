import Foundation

// What ported source calls where it formats a text that may have been looked up.
extension String {
    /// As `String(format:_:)` on iOS: a text that varies by number is the one for its arguments.
    public init(_format format: String, _ arguments: any CVarArg...) {
        self.init(_format: format, locale: nil, arguments: arguments)
    }

    /// As `String(format:arguments:)` on iOS.
    public init(_format format: String, arguments: [any CVarArg]) {
        self.init(_format: format, locale: nil, arguments: arguments)
    }

    /// As `String(format:locale:_:)` on iOS.
    public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(_format: format, locale: locale, arguments: arguments)
    }

    /// As `String(format:locale:arguments:)` on iOS.
    public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
        guard let chosen = PluralTexts.shared.format(format, numbers: arguments.map(Self.number)) else {
            self.init(format: format, locale: locale, arguments: arguments)
            return
        }
        let ordered = chosen.order.compactMap { arguments.indices.contains($0) ? arguments[$0] : nil }
        // A mark without an argument would read what isn't there.
        guard ordered.count == chosen.order.count else {
            self = chosen.format
            return
        }
        self.init(format: chosen.format, locale: locale, arguments: ordered)
    }

    /// As `localizedStringWithFormat(_:_:)` on iOS.
    public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(_format: format, locale: .current, arguments: arguments)
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }
}
