import Foundation

/// A number that is kept as it is, and written in the one way in which the stage writes numbers, in JSON and in text: at
/// most three decimals, none that are zero at the end, no exponent and no negative zero.
@propertyWrapper
public struct ThreeDecimals: Codable, Hashable, Sendable {
    /// As it was set; a number that was decoded is as it was written.
    public var wrappedValue: Double

    /// Keeps a number.
    public init(wrappedValue: Double) { self.wrappedValue = wrappedValue }

    /// Reads a number.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Double.self)
    }

    /// Writes the number with at most three decimals.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.rounded(wrappedValue))
    }

    // MARK: The format

    /// What is beyond this, in either direction, is written as this.
    private static let limit = 1e9

    /// The number that is written for a number: NaN is 0, and what is too large is a thousand million.
    public static func rounded(_ value: Double) -> Double {
        guard !value.isNaN else { return 0 }
        let rounded = (min(max(value, -limit), limit) * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }

    /// The number as text: "20", "33.667", "-0.5".
    public static func text(_ value: Double) -> String {
        let rounded = Self.rounded(value)
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
