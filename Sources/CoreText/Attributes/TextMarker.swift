import CoreGraphics

/// What stands before a paragraph's first line without being in its text: the marker of a list's item.
package struct TextMarker: Hashable, Sendable {
    /// Drawn in the looks of the paragraph's first character.
    package var string: String
    /// From the leading edge to the marker, in points.
    package var indent: CGFloat
    /// From the leading edge to the paragraph's lines, in points; the first one gives way to a wide marker.
    package var textIndent: CGFloat

    package init(_ string: String, indent: CGFloat, textIndent: CGFloat) {
        self.string = string
        self.indent = indent
        self.textIndent = textIndent
    }
}
