import CICU

/// Times relative to a moment in the words of a language, as "3 days ago".
final class ICURelativeFormat {
    /// ICU's `UDateRelativeDateTimeFormatterStyle`.
    enum Width: Int32 {
        case long, short, narrow
    }

    /// ICU's `UDisplayContext` for capitals.
    enum Context: Int32 {
        case none = 256
        case middleOfSentence, beginningOfSentence, listItem, standalone
    }

    /// ICU's `URelativeDateTimeUnit`.
    enum Unit: Int32 {
        case year, quarter, month, week, day, hour, minute, second
    }

    private let format: OpaquePointer

    /// Nil if ICU can't make one.
    ///
    /// - Parameter numbers: Nil for the language's own.
    init?(locale: String, width: Width, context: Context, numbers: ICUNumbers?) {
        var status: Int32 = 0
        let owned = numbers.flatMap { $0.open(locale) }
        guard let format = swift_ureldatefmt_open(locale, owned, width.rawValue, context.rawValue, &status),
            status <= 0
        else { return nil }
        self.format = format
    }

    deinit { swift_ureldatefmt_close(format) }

    /// Always with a number, as "1 day ago".
    func numeric(_ offset: Double, _ unit: Unit) -> String? {
        ICUText.make { swift_ureldatefmt_formatNumeric(format, offset, unit.rawValue, $0, $1, &$2) }
    }

    /// In words where the language has some, as "yesterday".
    func named(_ offset: Double, _ unit: Unit) -> String? {
        ICUText.make { swift_ureldatefmt_format(format, offset, unit.rawValue, $0, $1, &$2) }
    }
}
