import CoreGraphics

/// A place to which a tab character leads.
package struct TextTabStop: Hashable, Sendable {
    /// From the leading edge, in points.
    package var location: CGFloat
    /// How the text behind the tab stands to it: natural and left begin there, right ends, center is centered.
    package var alignment: TextAlignment
    /// Characters whose first one stands at a right-aligned stop, as the point of decimal numbers does; empty for none.
    package var terminators: String

    package init(location: CGFloat, alignment: TextAlignment = .natural, terminators: String = "") {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}
