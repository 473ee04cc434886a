import Platform

/// How a paragraph is set; never changes.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private final let foundationTag = FoundationValueTag()
    // Unchecked: only the mutable subclass, which is its owner's, changes the values.
    var values = ParagraphValues()

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { standardStyle }

    public override init() {
        super.init()
    }

    init(values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// True: archives that ask for it may hold styles.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a style from an archive.
    public required init?(coder: NSCoder) {
        values = ParagraphValues(archivedIn: coder)
        super.init()
    }

    /// Writes all that the style says; of lists nothing is kept.
    open func encode(with coder: NSCoder) { values.write(to: coder) }

    /// Points between two lines, beyond their heights.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Default: natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// From the leading margin to the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading margin to the other lines, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the leading margin, or from the trailing one when not positive.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Default: word wrapping.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points; 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Points; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The natural height of lines times this, before the minimum and maximum; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Default: by the text's own characters.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The next word is hyphenated where a line would be filled to less than this share of its width, 0…1 (TX-7).
    ///
    /// Default: 0, which leaves it to the layout manager. Words are parted by the rules of the user's first language,
    /// and not at all where the system has no patterns for it; soft hyphens (U+00AD) always count.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated wherever lines have room left, as by a factor of 1 (iOS 15). Default: false.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Default: twelve, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// Points between tabs behind the last stop.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// True when letters may come closer before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// Whether Korean lines break between words only; the other wishes change nothing. Default: none.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// The lists that the paragraph is an item of, the outermost first; HTML fills it. Empty by default.
    ///
    /// The innermost list's marker is drawn before the first line from iOS 16 on, without being in the text (TX-8).
    open var textLists: [NSTextList] { values.textLists }

    /// The direction in which a language reads; natural for an unknown one.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .natural }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    /// With the same values, and never mutable.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    /// An `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }
}

private let standardStyle = NSParagraphStyle()
