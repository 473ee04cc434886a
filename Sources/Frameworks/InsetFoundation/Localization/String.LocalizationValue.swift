import Foundation

extension String {
    /// A text to be looked up in an app's tables, with values in it: "There are \(count) apples" has the key
    /// "There are %lld apples".
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// What stands in the tables.
        let key: String
        let arguments: [Argument]

        /// A value in a text.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): NSString(string: text)
                case .integer(let value): value
                case .unsigned(let value): value
                case .number(let value): value
                }
            }
        }

        /// A text without values.
        public init(_ value: String) { self.init(stringLiteral: value) }

        /// A text without values.
        public init(stringLiteral value: String) {
            (key, arguments) = (value.replacingOccurrences(of: "%", with: "%%"), [])
        }

        /// A text with values.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Collects a text's parts.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [Argument] = []

            /// Begins without parts.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// A part that is the same in every language's key.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            /// A text: `%@`.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
            /// A text: `%@`.
            public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }
            /// A whole number: `%lld` or `%llu` with 64 bits, `%d` or `%u` with fewer.
            public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
                if Value.isSigned {
                    append(value.bitWidth > 32 ? "%lld" : "%d", .integer(Int64(truncatingIfNeeded: value)))
                } else {
                    append(value.bitWidth > 32 ? "%llu" : "%u", .unsigned(UInt64(truncatingIfNeeded: value)))
                }
            }
            /// A number: `%lf`.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
            /// A number: `%f`.
            public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
            /// A value as a style writes it: `%@`.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }

        /// A text of a table with the values in it.
        func filled(_ text: String, _ locale: Locale) -> String {
            arguments.isEmpty ? text : String(_format: text, locale: locale, arguments: arguments.map(\.value))
        }
    }

    /// The text of an app's tables for a key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text where no table has it.
    ///   - table: Which table; `Localizable` by default.
    ///   - bundle: Whose tables; the app's by default.
    ///   - locale: How numbers in the text are written; the current one by default.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: keyAndValue.lookupKey, value: nil, table: table)
        self = keyAndValue.filled(text, locale)
    }

    /// The text of an app's tables for a key, or a default one.
    ///
    /// - Parameter defaultValue: The text where no table has the key; its values are in every language's text.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main)
            .localizedString(forKey: key.description, value: defaultValue.lookupKey, table: table)
        self = defaultValue.filled(text, locale)
    }
}

extension String.LocalizationValue {
    /// A text without values stands in the tables as it is.
    var lookupKey: String {
        arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key
    }
}
