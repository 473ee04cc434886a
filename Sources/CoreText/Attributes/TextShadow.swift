import CoreGraphics

/// A shadow of glyphs.
package struct TextShadow: Hashable, Sendable {
    /// Points right and down.
    package var offset: CGSize
    /// Points.
    package var blurRadius: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}
