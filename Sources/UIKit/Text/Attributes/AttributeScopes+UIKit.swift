extension AttributeScopes {
    /// UIKit's attributes of an AttributedString, and Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of an AttributedString, and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The face and size of characters; without it Helvetica 12, or the view's font.
        public let font: FontAttribute
        /// Spacing, indents and breaking of a paragraph, taken from its first character.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of glyphs and of lines without one of their own; without it black, or the view's.
        public let foregroundColor: ForegroundColorAttribute
        /// Fills the line's height behind characters; without it nothing.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters join as the font says.
        public let ligature: LigatureAttribute
        /// Room after each character; wins over `tracking`.
        public let kern: KernAttribute
        /// Room after each character where there is no `kern`.
        public let tracking: TrackingAttribute
        /// A line through the middle of characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line below the baseline; links have one without it.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of outlines; without it the foreground's.
        public let strokeColor: StrokeColorAttribute
        /// The thickness of outlines; without it, or 0, letters are filled only.
        public let strokeWidth: StrokeWidthAttribute
        /// What characters throw behind them; without it nothing.
        public let shadow: ShadowAttribute
        /// The image that stands on the character U+FFFC.
        public let attachment: AttachmentAttribute
        /// Lifts characters from the line's baseline; lines get higher for it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The underline's color; without it the foreground's.
        public let underlineColor: UnderlineColorAttribute
        /// The strike-through's color; without it the foreground's.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Slants letters beyond the font's own slant.
        public let obliqueness: ObliquenessAttribute
        /// Makes letters wider or narrower.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes, links among them.
        public let foundation: FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by the names of the scope's properties (`text.underlineStyle`).
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
