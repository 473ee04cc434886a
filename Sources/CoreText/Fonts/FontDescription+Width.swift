import Platform

extension FontDescription {
    /// The width of a text on one line, in points, unrounded; line breaks count as nothing.
    ///
    /// UIKit rounds it up to the pixel: `roundedUpToPixel(_:scale:)`.
    package func width(of text: String, in era: Era) -> CGFloat {
        guard size > 0, !text.isEmpty else { return 0 }
        let systemEra = SystemFontEra(era)
        if case .system = family, systemEra != .helveticaNeue, design == .standard || design == .rounded,
            features.isEmpty
        {
            // Speed: text that the table holds needs no shaping.
            let face = SystemFontFace.of(size: size, face: systemFace, era: systemEra)
            if let width = face.width(text) { return width * stretch }
        }
        return LineShaper(font: self, era: systemEra).width(of: text)
    }
}

/// Rounds a width or height up to the screen's pixel, as UIKit does for labels (TX facts, system-font.json `_model`).
///
/// Computed lengths carry noise, so a ten-thousandth of a point above a pixel does not count.
package func roundedUpToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    // Nothing is no less than nothing: what rounds up to minus zero is zero.
    ((length - 0.0001) * scale).rounded(.up) / scale + 0
}
