import Foundation

/// Puts values into a line.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty line.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds the text between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as it describes itself; privacy and alignment in columns.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(Self.described(value()))
    }

    /// Adds a whole number in a format.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number,
        format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(format.text(number()))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ number: @autoclosure () -> Number,
        format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(format.text(Double(number())))
    }

    private static func described<Value>(_ value: Value) -> String {
        guard let optional = value as? any OptionalValue else { return "\(value)" }
        return optional.wrappedText ?? "nil"
    }
}

private protocol OptionalValue {
    var wrappedText: String? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedText: String? { map { "\($0)" } }
}
