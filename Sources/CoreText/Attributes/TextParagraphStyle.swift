import CoreGraphics
import Platform

/// How a paragraph's lines stand; lengths in points, defaults as in UIKit's `NSParagraphStyle`.
package struct TextParagraphStyle: Hashable, Sendable {
    package var alignment: TextAlignment = .natural
    package var lineBreakMode: LineBreakMode = .wordWrapping
    /// Between two lines, added to what the fonts want.
    package var lineSpacing: CGFloat = 0
    /// After the paragraph's last line, where another paragraph follows.
    package var paragraphSpacing: CGFloat = 0
    /// Before the first line, but not at the top of the text.
    package var paragraphSpacingBefore: CGFloat = 0
    /// 0: no limit.
    package var minimumLineHeight: CGFloat = 0
    /// 0: no limit.
    package var maximumLineHeight: CGFloat = 0
    /// The natural line height is multiplied by it before the limits apply; 0: as 1.
    package var lineHeightMultiple: CGFloat = 0
    /// From the leading edge to the first line.
    package var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge to all other lines.
    package var headIndent: CGFloat = 0
    /// Positive: from the leading edge to where lines end; zero or negative: from the trailing edge inward.
    package var tailIndent: CGFloat = 0
    /// Where tabs lead, from the leading edge, in ascending order.
    package var tabStops: [TextTabStop] = []
    /// The distance of tab stops after the last of `tabStops`; 0 counts as UIKit's 28.
    package var defaultTabInterval: CGFloat = 0
    /// Unspecified: by the paragraph's first strong character, else the interface's direction.
    package var baseWritingDirection: LayoutDirection = .unspecified

    /// How full a line must be, of its width, to be left without a part of the next word; 0: as the layout says.
    package var hyphenationFactor: CGFloat = 0
    /// No line ends inside a Korean word.
    package var keepsHangulWords = false
    /// Letters may come closer, by up to a twentieth of the width, before a line is truncated.
    package var allowsTightening = false

    package init() {}

    /// The first tab stop behind a place.
    func tabStop(after x: Double) -> TextTabStop {
        if let stop = tabStops.first(where: { Double($0.location) > x + 0.01 }) { return stop }
        let interval = defaultTabInterval > 0 ? Double(defaultTabInterval) : Self.standardTabInterval
        return TextTabStop(location: ((x + 0.01) / interval).rounded(.down) * interval + interval)
    }

    private static let standardTabInterval = 28.0
}
