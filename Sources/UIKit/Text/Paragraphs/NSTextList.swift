/// How the items of a list in a text are marked.
open class NSTextList: NSObject, @unchecked Sendable {
    // Unchecked: constant, but for the first number, which its owner sets before use.
    /// What marks items look like: text with one counter in braces ("{decimal}.").
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The same as `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// An empty box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A ring.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled disc.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// Numbers to the base 16, with small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Numbers to the base 16, with capitals.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Numbers to the base 8.
        public static let octal = MarkerFormat("{octal}")
        /// Marks a, b, c.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, C.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Marks a, b, c.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A, B, C.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Marks i, ii, iii.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// 1, 2, 3.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// How lists are put together.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: Int
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A nested list's marks begin with those of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// How items are marked.
    public let markerFormat: MarkerFormat
    /// How the list is put together with those around it.
    public let listOptions: Options
    /// Of the first item. Default: 1.
    open var startingItemNumber = 1

    /// A list whose items are marked in a format.
    ///
    /// - Parameter options: Bits of `Options`.
    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: options)
        super.init()
    }

    /// Whether texts are taken to hold the markers of their lists (iOS 26); false.
    open class var includesTextListMarkers: Bool { false }

    /// Whether items are numbered.
    open var isOrdered: Bool {
        guard let name = counter?.name else { return false }
        return Self.symbols[name] == nil
    }

    /// The mark of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let counter else { return markerFormat.rawValue }
        var text = markerFormat.rawValue
        text.replaceSubrange(counter.range, with: Self.text(of: counter.name, itemNumber))
        return text
    }

    /// How much further each list stands in, in points, where nobody says.
    static let indent: CGFloat = 36
    /// From where a list begins to its markers, in points.
    static let markerIndent: CGFloat = 11

    private var counter: (name: String, range: Range<String.Index>)? {
        let format = markerFormat.rawValue
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return (String(format[format.index(after: open)..<close]), open..<format.index(after: close))
    }

    private static let symbols = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func text(of counter: String, _ number: Int) -> String {
        if let symbol = symbols[counter] { return symbol }
        switch counter {
        case "lower-hexadecimal": return String(number, radix: 16)
        case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
        case "octal": return String(number, radix: 8)
        case "lower-alpha", "lower-latin": return letters(number)
        case "upper-alpha", "upper-latin": return letters(number).uppercased()
        case "lower-roman": return roman(number).lowercased()
        case "upper-roman": return roman(number)
        default: return String(number)
        }
    }

    /// a…z, aa, ab…
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let parts = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, letters) in parts {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
