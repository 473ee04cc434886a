import CoreGraphics
import Platform

/// The room that a text is laid out in, and by whose rules.
package struct TextLayoutOptions: Hashable, Sendable {
    /// The width of a line, in points; infinite: as wide as the text.
    package var width: CGFloat
    /// Lines below it are left out, but never the first.
    package var height: CGFloat
    /// 0: no limit.
    package var maximumNumberOfLines: Int
    /// What happens to the last line when text is left over; nil: as the paragraph's line break mode says, so that a
    /// paragraph that truncates or clips has one line.
    ///
    /// A label wraps by words and passes its own mode here.
    package var truncation: LineBreakMode?
    /// What lines stand around, in the layout's space.
    package var exclusions = TextExclusions()
    /// No line ends inside a Korean word, whatever the paragraph says.
    package var keepsHangulWords = false
    /// Letters may come closer before a line is truncated, whatever the paragraph says.
    package var allowsTightening = false
    /// How full a line must be to be left without a part of the next word, where the paragraph says nothing; 0: empty.
    package var hyphenationFactor: CGFloat = 0
    /// Whether paragraphs may ask for hyphens.
    package var allowsHyphenation = true
    /// Where natural alignment begins.
    package var layoutDirection: LayoutDirection
    package var era: Era

    package init(
        width: CGFloat = .infinity,
        height: CGFloat = .infinity,
        maximumNumberOfLines: Int = 0,
        truncation: LineBreakMode? = nil,
        layoutDirection: LayoutDirection = .leftToRight,
        era: Era
    ) {
        self.width = width
        self.height = height
        self.maximumNumberOfLines = maximumNumberOfLines
        self.truncation = truncation
        self.layoutDirection = layoutDirection
        self.era = era
    }
}
