import CoreGraphics
import Platform

/// A picture of the icon font that stands in for SF Symbols (CupertinoIcons, MIT).
///
/// UIKit's table of symbol names gives the code points.
package struct IconGlyph: Sendable {
    private static let face: FontFace? = {
        guard let folder = ResourceFolder(module: "CoreText") else { return nil }
        return try? FontFace(path: folder.url.appendingPathComponent("Fonts/CupertinoIcons.ttf").path)
    }()

    private let face: FontFace
    private let glyph: UInt32

    /// Nil if the font has no picture at this code point.
    package init?(codePoint: UInt32) {
        guard let face = Self.face, let glyph = face.glyph(for: codePoint) else { return nil }
        self.face = face
        self.glyph = glyph
    }

    /// The ink at a size in points: from the pen on the baseline, y downward; zero for a blank.
    package func bounds(size: CGFloat) -> CGRect {
        guard let ink = face.inkBounds(of: glyph) else { return .zero }
        return CGRect(
            x: ink.minX * size,
            y: -ink.maxY * size,
            width: ink.width * size,
            height: ink.height * size
        )
    }

    /// What the font wants the picture to take in a line of text, in points.
    package func advance(size: CGFloat) -> CGFloat { face.advance(of: glyph) * Double(size) }

    /// The outline at a size in points, in the same place as `bounds`.
    package func path(size: CGFloat) -> CGPath? { face.path(of: glyph, size: Double(size)) }

    /// Fills the picture with the context's fill color.
    ///
    /// - Parameter origin: Where the pen stands on the baseline, in user space.
    package func draw(in context: CGContext, at origin: CGPoint, size: CGFloat) {
        let sized = ShapedText.SizedFace(face: face, style: SyntheticStyle(), size: Double(size))
        GlyphPainter(context: context).fill([.init(glyph: glyph, face: sized, origin: origin)])
    }
}
