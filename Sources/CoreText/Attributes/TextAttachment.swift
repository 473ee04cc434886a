import CoreGraphics

/// Something that stands in a line like a character; the layout keeps its place, the caller draws it.
package struct TextAttachment: Hashable, Sendable {
    /// Points.
    package var size: CGSize
    /// From the baseline up to its bottom, in points; negative hangs below.
    package var baselineOffset: CGFloat
    /// The caller's own mark.
    package var id: Int

    package init(size: CGSize, baselineOffset: CGFloat = 0, id: Int = 0) {
        self.size = size
        self.baselineOffset = baselineOffset
        self.id = id
    }

    /// U+FFFC, which stands for it in the text.
    package static let character: Character = "\u{FFFC}"
}
