import CoreGraphics

/// What a stretch of text looks like, as UIKit's attributed strings say it.
package struct TextAttributes: Hashable, Sendable {
    package var font: FontDescription
    package var color: CGColor
    package var backgroundColor: CGColor?
    /// Points after each character.
    package var kern: CGFloat = 0
    /// Whether pairs of letters stand closer or wider as the font says; `NSKern` of 0 turns that off.
    package var usesKerning = true
    /// Whether letters join as the font says.
    package var usesLigatures = true
    /// The natural logarithm of what widths are multiplied by.
    package var expansion: CGFloat = 0
    /// Points upward.
    package var baselineOffset: CGFloat = 0
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// Horizontal shift for each point upward.
    package var obliqueness: CGFloat = 0
    /// In percent of the point size: positive draws the outline alone, negative fills too; 0 none.
    package var strokeWidth: CGFloat = 0
    /// Default: `color`.
    package var strokeColor: CGColor?
    package var shadow: TextShadow?
    /// Stands in place of the text's U+FFFC.
    package var attachment: TextAttachment?
    /// Directions around the text, the outermost first: it runs in them whatever its letters say, or within them by itself.
    package var writingDirections: [TextWritingDirection] = []
    /// True for links; their color and underline are attributes of their own.
    package var isLink = false
    package var paragraphStyle: TextParagraphStyle

    package init(
        font: FontDescription,
        color: CGColor = .black,
        paragraphStyle: TextParagraphStyle = TextParagraphStyle()
    ) {
        self.font = font
        self.color = color
        self.paragraphStyle = paragraphStyle
    }
}
