import CICU

/// Measurements in the words of a language, as "5 kilometers".
final class ICUMeasureFormat {
    /// ICU's `UAMeasureFormatWidth`.
    enum Width: Int32 {
        case wide, short, narrow
    }

    private let format: OpaquePointer

    /// Nil if ICU can't make one.
    init?(locale: String, width: Width, numbers: ICUNumbers) {
        var status: Int32 = 0
        guard let numbers = numbers.open(locale),
            let format = uameasfmt_open(locale, width.rawValue, numbers, &status), status <= 0
        else { return nil }
        self.format = format
    }

    deinit { uameasfmt_close(format) }

    /// A number with its unit.
    func string(_ value: Double, _ unit: Int32) -> String? {
        ICUText.make { uameasfmt_format(format, value, unit, $0, $1, &$2) }
    }

    /// A unit alone, as for more than one.
    func name(of unit: Int32) -> String? {
        ICUText.make { uameasfmt_getUnitName(format, unit, $0, $1, &$2) }
    }

    /// In which units a language's region measures, the largest first.
    ///
    /// - Parameters:
    ///   - category: CLDR's, as `length`.
    ///   - usage: CLDR's, as `general`.
    static func units(of category: String, for usage: String, locale: String) -> [Int32] {
        var units = [Int32](repeating: 0, count: 4)
        var status: Int32 = 0
        let count = uameasfmt_getUnitsForUsage(locale, category, usage, &units, Int32(units.count), &status)
        return status > 0 ? [] : Array(units.prefix(Int(count)))
    }
}
