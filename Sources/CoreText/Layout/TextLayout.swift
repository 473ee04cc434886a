import CoreGraphics
import Platform

/// A text on its lines: the one place that measures, draws and finds places in text of more than one look.
///
/// Paragraphs are resolved into directions (`BidiLevels`), shaped (`LineShaper`), filled into lines (`LineFiller`), cut
/// where room ends (`LineTruncation`) and placed. Lengths are in points, unrounded; y runs downward from the top.
package struct TextLayout: Sendable {
    package private(set) var text: AttributedText
    package let options: TextLayoutOptions
    package private(set) var lines: [TextLine]
    /// The room that the lines take: the widest line with its indents, and down to the last line's bottom.
    package private(set) var size: CGSize
    /// The widest line's width with the spaces that hang over the ends of wrapped lines; at most the options' width.
    package let widthWithHangingSpaces: CGFloat
    /// True if some of the text is not on the lines.
    package let isTruncated: Bool

    /// The faces that the lines' glyphs refer to.
    let faces: [ShapedText.SizedFace]

    /// - Parameters:
    ///   - arranging: Decides about lines in place of the text's styles; asked for each line, from the top.
    ///   - shape: Says which room lines have, in place of the options' width and exclusions; for a finite width only.
    package init(
        _ text: AttributedText,
        options: TextLayoutOptions,
        arranging: (any LineArranging)? = nil,
        shape: (any LineShape)? = nil
    ) {
        self.text = text
        self.options = options
        var builder = TextLayoutBuilder(text: text, options: options, arranging: arranging, shape: shape)
        builder.run()
        lines = builder.lines
        size = builder.size
        widthWithHangingSpaces = max(builder.size.width, min(builder.reachWithHangingSpaces, options.width))
        isTruncated = builder.isTruncated
        faces = builder.shaped.faces
    }

    /// The same with room above some lines and below the last one.
    ///
    /// - Parameters:
    ///   - gaps: Points above a line, by its number.
    ///   - bottom: Points below the last line.
    package func spaced(_ gaps: [Int: CGFloat], bottom: CGFloat) -> TextLayout {
        var layout = self
        var offset: CGFloat = 0
        for index in lines.indices {
            offset += gaps[index] ?? 0
            layout.lines[index].origin.y += offset
        }
        layout.size.height += offset + bottom
        return layout
    }

    /// The same lines in the colors of a text that has the same characters in the same fonts.
    package func recolored(by other: AttributedText) -> TextLayout {
        guard other.length == text.length else { return self }
        var layout = self
        layout.text = other
        for line in lines.indices {
            for index in lines[line].glyphs.indices {
                let glyph = lines[line].glyphs[index]
                // An ellipsis looks like the line's first character.
                let place = glyph.cluster.isEmpty ? lines[line].range.lowerBound : glyph.cluster.lowerBound
                layout.lines[line].glyphs[index].run = Int32(other.runIndex(at: place) ?? 0)
            }
            let first = Int32(other.runIndex(at: lines[line].range.lowerBound) ?? 0)
            for index in (lines[line].marker?.glyphs ?? []).indices {
                layout.lines[line].marker?.glyphs[index].run = first
            }
        }
        return layout
    }

    /// From the top to the first line's baseline; nil without lines.
    package var firstBaseline: CGFloat? { lines.first?.baseline }

    /// From the top to the last line's baseline; nil without lines.
    package var lastBaseline: CGFloat? { lines.last?.baseline }

    /// The room that a text takes, without keeping the layout.
    package static func size(of text: AttributedText, options: TextLayoutOptions) -> CGSize {
        quickSize(of: text, options: options) ?? TextLayout(text, options: options).size
    }

    /// The room that a label takes for a text: a space at which a line was wrapped counts, as far as there is room.
    package static func labelSize(of text: AttributedText, options: TextLayoutOptions) -> CGSize {
        if let size = quickSize(of: text, options: options) { return size }
        let layout = TextLayout(text, options: options)
        return CGSize(width: layout.widthWithHangingSpaces, height: layout.size.height)
    }

    // Speed: a label's usual text is one run on one line, whose size needs no glyphs.
    private static func quickSize(of text: AttributedText, options: TextLayoutOptions) -> CGSize? {
        guard text.runs.count == 1, text.markers.isEmpty, let attributes = text.runs.first?.attributes,
            attributes.attachment == nil,
            attributes.kern == 0, attributes.usesKerning, attributes.expansion == 0, attributes.baselineOffset == 0,
            attributes.paragraphStyle == plainStyle,
            case .system = attributes.font.family,
            !hasSeparators(text.string)
        else { return nil }
        let width = attributes.font.width(of: text.string, in: options.era)
        guard width <= options.width else { return nil }
        return CGSize(width: width, height: attributes.font.metrics(in: options.era).lineHeight)
    }
    /// True if tabs, line breaks or other controls stand in a text.
    private static func hasSeparators(_ string: String) -> Bool {
        string.utf8.withContiguousStorageIfAvailable { bytes in
            guard let base = bytes.baseAddress else { return false }
            for index in 0..<bytes.count where base[index] < 0x20 || base[index] == 0xC2 || base[index] == 0xE2 {
                // U+0085 is C2 85; U+2028 and U+2029 are E2 80 A8 and A9.
                if base[index] < 0x20 || base[index] == 0xC2 && base[index + 1] == 0x85 { return true }
                if base[index] == 0xE2, base[index + 1] == 0x80, base[index + 2] & 0xFE == 0xA8 { return true }
            }
            return false
        } ?? true
    }
    private static let plainStyle = TextParagraphStyle()
}
