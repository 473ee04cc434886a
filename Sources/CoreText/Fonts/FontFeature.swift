/// Other forms of characters that a font offers, as OpenType names them.
package struct FontFeature: Hashable, Sendable {
    /// Four letters in one number.
    package var tag: UInt32
    /// 0 turns it off; 1 and more choose a form.
    package var value: UInt32

    package init(tag: UInt32, value: UInt32 = 1) {
        self.tag = tag
        self.value = value
    }

    /// Four ASCII letters as OpenType packs them.
    static func tag(_ name: String) -> UInt32 { name.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    /// The OpenType feature of Apple's type and selector (the font feature registry); nil for what has no counterpart.
    package init?(type: Int, selector: Int) {
        if type == Self.stylisticAlternatives {
            guard selector >= 2, selector <= 41 else { return nil }
            let number = selector / 2
            self.init(tag: Self.tag("ss\(number / 10)\(number % 10)"), value: selector.isMultiple(of: 2) ? 1 : 0)
            return
        }
        guard let (name, value) = Self.known["\(type) \(selector)"] else { return nil }
        self.init(tag: Self.tag(name), value: value)
    }

    /// Type and selector of the registry.
    private static let known: [String: (String, UInt32)] = [
        "1 2": ("liga", 1), "1 3": ("liga", 0), "1 4": ("dlig", 1), "1 5": ("dlig", 0), "1 18": ("clig", 1),
        "1 19": ("clig", 0), "1 20": ("hlig", 1), "1 21": ("hlig", 0), "6 0": ("tnum", 1), "6 1": ("pnum", 1),
        "10 0": ("subs", 0), "10 1": ("sups", 1), "10 2": ("subs", 1), "10 3": ("ordn", 1), "10 4": ("sinf", 1),
        "11 1": ("afrc", 1), "11 2": ("frac", 1), "14 4": ("zero", 1), "14 5": ("zero", 0), "21 0": ("onum", 1),
        "21 1": ("lnum", 1), "33 0": ("case", 1), "33 1": ("case", 0), "36 0": ("calt", 1), "36 1": ("calt", 0),
        "36 2": ("swsh", 1), "37 1": ("smcp", 1), "37 2": ("pcap", 1), "38 1": ("c2sc", 1), "38 2": ("c2pc", 1),
    ]
    private static let stylisticAlternatives = 35
}
