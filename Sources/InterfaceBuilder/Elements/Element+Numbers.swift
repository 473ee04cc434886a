import Foundation

extension Element {
    /// The largest length, in points, that is taken for one: anything beyond is a slip or an attack.
    static let largestLength = 10_000_000.0

    /// A finite number; nil where the attribute is absent, not a number, infinite or NaN.
    func number(_ attribute: String) -> Double? {
        self[attribute].flatMap(Self.number)
    }

    /// A finite number of points within `largestLength`.
    func length(_ attribute: String) -> Double? {
        number(attribute).flatMap { abs($0) <= Self.largestLength ? $0 : nil }
    }

    /// Reads "12", "0.0", "-1.5e3"; nil for anything that is not a finite number.
    static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first,
            first == 0x2D || first == 0x2B || first == 0x2E || (0x30...0x39).contains(first)
        else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A whole number, also where it is written with a fraction; nil for anything else.
    func integer(_ attribute: String) -> Int? {
        number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// "YES" and "NO" (also "true" and "false", "1" and "0"); nil for anything else.
    func bool(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: nil
        }
    }
}
