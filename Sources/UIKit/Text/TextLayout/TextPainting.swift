import CoreText

/// Draws laid-out text into the current context.
@MainActor
enum TextPainting {
    /// - Parameters:
    ///   - origin: Of the layout's top left corner, in the context's space.
    ///   - string: Where the images of the text's attachments are.
    ///   - shadow: Of all glyphs: its color, and its offset in points.
    static func draw(
        _ layout: TextLayout, at origin: CGPoint, attachmentsOf string: NSAttributedString? = nil,
        shadow: (color: CGColor, offset: CGSize)? = nil
    ) {
    }
}
