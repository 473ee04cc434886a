extension AttributeScopes.UIKitAttributes {
    /// The face and size of characters; without it Helvetica 12, or the view's font.
    public enum FontAttribute: AttributedStringKey {
        /// A font, whose size is in points.
        public typealias Value = UIFont
        /// The raw value of `NSAttributedString.Key.font`.
        public static let name = "NSFont"
    }

    /// Spacing, indents and breaking of a paragraph, taken from its first character.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// A paragraph style, whose lengths are in points.
        public typealias Value = NSParagraphStyle
        /// The raw value of `NSAttributedString.Key.paragraphStyle`.
        public static let name = "NSParagraphStyle"
    }

    /// The color of glyphs and of lines without one of their own; without it black, or the view's.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// Resolved with the traits of the view that draws.
        public typealias Value = UIColor
        /// The raw value of `NSAttributedString.Key.foregroundColor`.
        public static let name = "NSColor"
    }

    /// Fills the line's height behind characters; without it nothing.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// Resolved with the traits of the view that draws.
        public typealias Value = UIColor
        /// The raw value of `NSAttributedString.Key.backgroundColor`.
        public static let name = "NSBackgroundColor"
    }

    /// Whether letters join as the font says.
    public enum LigatureAttribute: AttributedStringKey {
        /// 0 for none, 1 for the font's.
        public typealias Value = Int
        /// The raw value of `NSAttributedString.Key.ligature`.
        public static let name = "NSLigature"
    }

    /// Room after each character; wins over `tracking`.
    public enum KernAttribute: AttributedStringKey {
        /// Points; negative ones bring characters together.
        public typealias Value = CGFloat
        /// The raw value of `NSAttributedString.Key.kern`.
        public static let name = "NSKern"
    }

    /// Room after each character where there is no `kern`.
    public enum TrackingAttribute: AttributedStringKey {
        /// Points; negative ones bring characters together.
        public typealias Value = CGFloat
        /// The raw value of `NSAttributedString.Key.tracking`.
        public static let name = "CTTracking"
    }

    /// A line through the middle of characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// An attributed string holds its raw value as a number.
        public typealias Value = NSUnderlineStyle
        /// The raw value of `NSAttributedString.Key.strikethroughStyle`.
        public static let name = "NSStrikethrough"
    }

    /// A line below the baseline; links have one without it.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// An attributed string holds its raw value as a number.
        public typealias Value = NSUnderlineStyle
        /// The raw value of `NSAttributedString.Key.underlineStyle`.
        public static let name = "NSUnderline"
    }

    /// The color of outlines; without it the foreground's.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// Resolved with the traits of the view that draws.
        public typealias Value = UIColor
        /// The raw value of `NSAttributedString.Key.strokeColor`.
        public static let name = "NSStrokeColor"
    }

    /// The thickness of outlines; without it, or 0, letters are filled only.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// Percent of the font's size; negative ones fill the letters too.
        public typealias Value = CGFloat
        /// The raw value of `NSAttributedString.Key.strokeWidth`.
        public static let name = "NSStrokeWidth"
    }

    /// What characters throw behind them; without it nothing.
    public enum ShadowAttribute: AttributedStringKey {
        /// A shadow, whose lengths are in points.
        public typealias Value = NSShadow
        /// The raw value of `NSAttributedString.Key.shadow`.
        public static let name = "NSShadow"
    }

    /// The image that stands on the character U+FFFC.
    public enum AttachmentAttribute: AttributedStringKey {
        /// An attachment, whose bounds count from the baseline, in points, y up.
        public typealias Value = NSTextAttachment
        /// The raw value of `NSAttributedString.Key.attachment`.
        public static let name = "NSAttachment"
    }

    /// Lifts characters from the line's baseline; lines get higher for it.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// Points; positive is up.
        public typealias Value = CGFloat
        /// The raw value of `NSAttributedString.Key.baselineOffset`.
        public static let name = "NSBaselineOffset"
    }

    /// The underline's color; without it the foreground's.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// Resolved with the traits of the view that draws.
        public typealias Value = UIColor
        /// The raw value of `NSAttributedString.Key.underlineColor`.
        public static let name = "NSUnderlineColor"
    }

    /// The strike-through's color; without it the foreground's.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// Resolved with the traits of the view that draws.
        public typealias Value = UIColor
        /// The raw value of `NSAttributedString.Key.strikethroughColor`.
        public static let name = "NSStrikethroughColor"
    }

    /// Slants letters beyond the font's own slant.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The skew: points to the right for a point up.
        public typealias Value = CGFloat
        /// The raw value of `NSAttributedString.Key.obliqueness`.
        public static let name = "NSObliqueness"
    }

    /// Makes letters wider or narrower.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The logarithm of how much wider letters are.
        public typealias Value = CGFloat
        /// The raw value of `NSAttributedString.Key.expansion`.
        public static let name = "NSExpansion"
    }
}
