import InsetFoundation

/// The key of a text in the app's tables, and what is put into that text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [String]
    /// A key.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// A key.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with what was put into it.
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The text of the app's table, or the key, with what was put into it.
    func text(in bundle: Bundle?, table: String?) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        guard !arguments.isEmpty else { return format }
        guard let chosen = PluralTexts.shared.format(format, numbers: arguments.map { Double($0) }) else {
            return Self.fill(format, with: arguments)
        }
        let ordered = chosen.order.map { arguments.indices.contains($0) ? arguments[$0] : "" }
        return Self.fill(chosen.format, with: ordered)
    }

    /// Puts texts in place of `%@`, `%lld`, `%2$@` and the like; `%%` is a percent sign.
    static func fill(_ format: String, with arguments: [String]) -> String {
        let placeholder = #/%(?:(?<place>\d+)\$)?(?:%|[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h|hh|q|z)?[@difuxXeEgGsc])/#
        var next = 0
        return format.replacing(placeholder) { match in
            if match.0 == "%%" { return "%" }
            let place = match.place.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.place == nil { next += 1 }
            return arguments.indices.contains(place) ? arguments[place] : String(match.0)
        }
    }

    /// Collects the key of a text that others are put into.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [String] = []
        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// A part of the key.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        private mutating func append(_ text: String, as specifier: String) {
            key += specifier
            arguments.append(text)
        }
        /// A text.
        public mutating func appendInterpolation(_ string: String) { append(string, as: "%@") }
        /// A text within.
        public mutating func appendInterpolation(_ text: Text) { append(text.content, as: "%@") }
        /// A picture, which is left out here.
        public mutating func appendInterpolation(_ image: Image) { append("", as: "%@") }
        /// A text with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(String(attributedString.characters), as: "%@")
        }
        /// A whole number.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            append(
                String(value),
                as: MemoryLayout<T>.size > 4 ? (T.isSigned ? "%lld" : "%llu") : (T.isSigned ? "%d" : "%u")
            )
        }
        /// A number.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(String(format: "%f", Double(value)), as: MemoryLayout<T>.size > 4 ? "%lf" : "%f")
        }
        /// A whole number in a format of C.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
            let isHexadecimal = specifier.hasSuffix("x") || specifier.hasSuffix("X")
            append(
                isHexadecimal
                    ? String(format: specifier, UInt64(truncatingIfNeeded: value))
                    : String(format: specifier, Int64(truncatingIfNeeded: value)),
                as: specifier
            )
        }
        /// A number in a format of C.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(String(format: specifier, Double(value)), as: specifier)
        }
        /// What a formatter of Foundation says of an object.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) {
            append(formatter?.string(for: subject) ?? "\(subject)", as: "%@")
        }
        /// What a formatter of Foundation says of an object.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(formatter?.string(for: subject) ?? "\(subject)", as: "%@")
        }
        /// What a style of Foundation says of a value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append(format.format(input), as: "%@") }
        /// A date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(style.text(date), as: "%@")
        }
        /// A time from one date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(Text.DateStyle.interval(dates), as: "%@")
        }
        /// Anything else that has a text of its own.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", as: "%@") }
    }
}
