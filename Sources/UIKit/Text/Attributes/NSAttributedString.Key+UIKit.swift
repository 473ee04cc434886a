extension NSAttributedString.Key {
    /// A UIFont. Default: Helvetica 12, as in UIKit.
    public static let font = NSAttributedString.Key("NSFont")
    /// An NSParagraphStyle.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A UIColor. Default: black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A UIColor. Default: none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 for no ligatures, 1 for those of the font. Default: 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number of points by which letters stand apart; 0 turns kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number of points by which letters stand apart; kerning stays.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// An NSUnderlineStyle's raw value. Default: 0.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// An NSUnderlineStyle's raw value. Default: 0.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A UIColor. Default: the foreground color.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number, percent of the font's size; negative fills the letters too.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An NSShadow.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `NSAttributedString.TextEffectStyle`, such as the letterpress.
    ///
    /// - Note: No effect here: text is drawn flat.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An NSTextAttachment.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A URL or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number of points; positive is up.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A UIColor. Default: the foreground color.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A UIColor. Default: the foreground color.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the skew of letters.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the logarithm of how much wider letters are.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Numbers, from the outermost direction in: the raw value of an `NSWritingDirection` plus that of an
    /// `NSWritingDirectionFormatType`. The paragraph's own direction is its style's.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// A number: always 0, horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
}
