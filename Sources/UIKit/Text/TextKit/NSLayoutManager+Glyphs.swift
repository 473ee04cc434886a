import CoreText
import Foundation

/// Glyphs one for each character, in UTF-16 units: of those that make up one glyph the first has it, the others 0.
extension NSLayoutManager {
    /// The number of a character's glyph in the font that its attributes say; 0 where the font has none, and beyond the
    /// text.
    public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        guard isValidGlyphIndex(glyphIndex) else { return 0 }
        return glyphs(in: NSRange(location: glyphIndex, length: 1)).first ?? 0
    }

    /// As `cgGlyph(at:)`; also says whether there is such a character.
    public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return cgGlyph(at: glyphIndex)
    }

    /// The glyphs of a range and what is known of each; a nil buffer isn't wanted.
    ///
    /// - Parameters:
    ///   - glyphRange: UTF-16 units; what sticks out of the text is left out.
    ///   - glyphBuffer: Gets numbers in the fonts.
    ///   - props: Gets the kinds of the glyphs.
    ///   - charIndexBuffer: Gets the characters, in UTF-16 units.
    ///   - bidiLevelBuffer: Gets 1 for glyphs that run from right to left, else 0.
    /// - Returns: How many glyphs there are.
    public func getGlyphs(
        in glyphRange: NSRange,
        glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
        bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let range = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
        let glyphs = glyphBuffer == nil ? [] : glyphs(in: range)
        for offset in 0..<range.length {
            let index = range.location + offset
            glyphBuffer?[offset] = glyphs[offset]
            props?[offset] = propertyForGlyph(at: index)
            charIndexBuffer?[offset] = index
            bidiLevelBuffer?[offset] = runsRightToLeft(at: index) ? 1 : 0
        }
        return range.length
    }

    private func glyphs(in range: NSRange) -> [CGGlyph] {
        guard let textStorage else { return [] }
        let text = textStorage.string as NSString
        var glyphs = [CGGlyph](repeating: 0, count: range.length)
        // Whole characters are asked for, so that no half of a pair counts as one.
        let whole = text.rangeOfComposedCharacterSequences(for: range)
        textStorage.enumerateAttribute(.font, in: whole) { font, part, _ in
            let font = font as? UIFont ?? .ofPlainText
            var characters = [UniChar](repeating: 0, count: part.length)
            text.getCharacters(&characters, range: part)
            var found = [CGGlyph](repeating: 0, count: part.length)
            CTFontGetGlyphsForCharacters(font, characters, &found, part.length)
            for (offset, glyph) in found.enumerated() {
                let place = part.location + offset - range.location
                if glyphs.indices.contains(place) { glyphs[place] = glyph }
            }
        }
        return glyphs
    }

    /// Whether the caret goes to the left from before a character to behind it.
    private func runsRightToLeft(at index: Int) -> Bool {
        guard let line = line(of: index, nil), index + 1 < line.range.location + line.range.length else { return false }
        return location(forGlyphAt: index + 1).x < location(forGlyphAt: index).x
    }
}
