import CICU

/// How numbers are written inside a text of ICU's.
struct ICUNumbers {
    /// ICU's names for what is set here.
    private enum Attribute {
        static let groupingUsed: Int32 = 1
        static let minimumIntegerDigits: Int32 = 4
        static let maximumFractionDigits: Int32 = 6
        static let minimumFractionDigits: Int32 = 7
    }

    /// ICU's `UNumberFormatStyle`.
    enum Style: Int32 {
        case decimal = 1
        case spellOut = 5
    }

    var style = Style.decimal
    var minimumIntegerDigits = 1
    var minimumFractionDigits = 0
    var maximumFractionDigits = 3
    var usesGrouping = true

    /// A format that its receiver owns.
    func open(_ locale: String) -> OpaquePointer? {
        var status: Int32 = 0
        guard let format = swift_unum_open(style.rawValue, nil, 0, locale, nil, &status), status <= 0 else {
            return nil
        }
        if style == .decimal {
            swift_unum_setAttribute(format, Attribute.groupingUsed, usesGrouping ? 1 : 0)
            swift_unum_setAttribute(format, Attribute.minimumIntegerDigits, Int32(minimumIntegerDigits))
            swift_unum_setAttribute(format, Attribute.maximumFractionDigits, Int32(maximumFractionDigits))
            swift_unum_setAttribute(format, Attribute.minimumFractionDigits, Int32(minimumFractionDigits))
        }
        return format
    }

    /// A number alone.
    func string(_ value: Double, _ locale: String) -> String? {
        guard let format = open(locale) else { return nil }
        defer { swift_unum_close(format) }
        return ICUText.make { swift_unum_formatDouble(format, value, $0, $1, nil, &$2) }
    }
}
