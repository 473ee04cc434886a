import Foundation

extension NSLayoutManager {
    /// What kind of glyph one is, for those who lay out by hand.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: Int
        /// Kinds by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing is drawn, and no room is taken.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// Tabs, line ends and the like.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space, which gives way in justified lines.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A mark that stands on what is before it.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The kind of a glyph, as glyphs are counted as characters; none for letters.
    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let text = textStorage?.string as NSString?, isValidGlyphIndex(glyphIndex),
            let scalar = Unicode.Scalar(text.character(at: glyphIndex))
        else { return [] }
        if scalar.properties.generalCategory == .control || ["\u{2028}", "\u{2029}"].contains(scalar) {
            return .controlCharacter
        }
        if scalar.properties.isWhitespace { return .elastic }
        return scalar.properties.canonicalCombiningClass != .notReordered ? .nonBaseCharacter : []
    }
}
