import Foundation

extension ParagraphValues {
    private static let lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
        ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
        ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    private enum Key {
        static let alignment = "NSAlignment"
        static let lineBreakMode = "NSLineBreakMode"
        static let direction = "NSWritingDirection"
        static let hyphenation = "NSHyphenationFactor"
        static let hyphenates = "NSUsesDefaultHyphenation"
        static let tightens = "NSAllowsTighteningForTruncation"
        static let strategy = "NSLineBreakStrategy"
        static let tabs = "NSTabStops"
    }

    init(archivedIn coder: NSCoder) {
        self.init()
        for (key, path) in Self.lengths { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? alignment
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? lineBreakMode
        if coder.containsValue(forKey: Key.direction) {
            let direction = NSWritingDirection(rawValue: coder.decodeInteger(forKey: Key.direction))
            baseWritingDirection = direction ?? baseWritingDirection
        }
        hyphenationFactor = coder.decodeFloat(forKey: Key.hyphenation)
        usesDefaultHyphenation = coder.decodeBool(forKey: Key.hyphenates)
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightens)
        lineBreakStrategy = .init(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.strategy)))
        let tabs = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.tabs) as? [NSNumber]
        guard let tabs else { return }
        // Alignment and place, by turns.
        tabStops = stride(from: 0, to: tabs.count - 1, by: 2).map { index in
            NSTextTab(
                textAlignment: NSTextAlignment(rawValue: tabs[index].intValue) ?? .natural,
                location: CGFloat(tabs[index + 1].doubleValue)
            )
        }
    }

    func write(to coder: NSCoder) {
        for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
        coder.encode(baseWritingDirection.rawValue, forKey: Key.direction)
        coder.encode(hyphenationFactor, forKey: Key.hyphenation)
        coder.encode(usesDefaultHyphenation, forKey: Key.hyphenates)
        coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.tightens)
        coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: Key.strategy)
        let tabs = tabStops.flatMap { [NSNumber(value: $0.alignment.rawValue), NSNumber(value: Double($0.location))] }
        coder.encode(tabs as NSArray, forKey: Key.tabs)
    }
}
