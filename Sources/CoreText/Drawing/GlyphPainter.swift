import CCairo
import CoreGraphics

/// Paints glyphs of one look into a context.
struct GlyphPainter {
    /// A glyph at its place in user space.
    struct Placed {
        var glyph: UInt32
        var face: ShapedText.SizedFace
        /// The pen on the baseline, in points.
        var origin: CGPoint
    }

    let context: CGContext

    /// Fills the glyphs with the context's fill color; pictures keep their own colors.
    func fill(_ glyphs: [Placed]) {
        let matrix = context.pixelMatrix
        // Whole-pixel baselines and cached coverage need an upright, evenly scaled space of pixels.
        let isUpright =
            !context.isVector && abs(matrix.b) < 1e-9 && abs(matrix.c) < 1e-9 && matrix.a > 0
            && abs(matrix.a - matrix.d) < 1e-6 * matrix.a
        var items: [GlyphCache.Item] = []
        var outlines: [Placed] = []
        for glyph in glyphs {
            if glyph.face.face.hasColor, let picture = GlyphCache.shared.picture(of: glyph.glyph, in: glyph.face.face) {
                draw(picture, glyph)
                continue
            }
            let pixelSize = glyph.face.size * Double(matrix.d)
            guard isUpright, pixelSize <= FaceRasterizer.largestPixelSize else {
                outlines.append(glyph)
                continue
            }
            items.append(
                GlyphCache.Item(
                    face: glyph.face,
                    glyph: glyph.glyph,
                    pixelSize: pixelSize,
                    x: Double(glyph.origin.x * matrix.a + matrix.tx) + Self.halfPhase,
                    y: Int((glyph.origin.y * matrix.d + matrix.ty).rounded())
                )
            )
        }
        if !items.isEmpty { fillMask(items) }
        if !outlines.isEmpty { context.fill(path(of: outlines)) }
    }

    /// Rounds to the nearest phase where the cache rounds down.
    private static let halfPhase = 0.5 / Double(GlyphCache.phases)

    /// Draws the glyphs' outlines with the context's stroke color.
    ///
    /// - Parameter width: Points.
    func stroke(_ glyphs: [Placed], width: CGFloat) {
        context.saveGState()
        context.setLineWidth(width)
        context.setLineJoin(.round)
        context.beginPath()
        context.addPath(path(of: glyphs.filter { !$0.face.face.hasColor }))
        context.strokePath()
        context.restoreGState()
    }

    /// Draws the glyphs' outlines with the context's stroke color and line width.
    func strokeWithLineWidth(_ glyphs: [Placed]) {
        context.beginPath()
        context.addPath(path(of: glyphs.filter { !$0.face.face.hasColor }))
        context.strokePath()
    }

    private func fillMask(_ items: [GlyphCache.Item]) {
        context.paintWithColor { cairo in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            defer { cairo_set_matrix(cairo, &matrix) }
            cairo_identity_matrix(cairo)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(cairo, &left, &top, &right, &bottom)
            let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            guard clip.width > 0, clip.height > 0, let mask = GlyphCache.shared.mask(of: items, clip: clip) else {
                return
            }
            cairo_mask_surface(cairo, mask.surface, Double(mask.x), Double(mask.y))
            cairo_surface_destroy(mask.surface)
        }
    }

    /// The outlines of glyphs, in user space.
    func path(of glyphs: [Placed]) -> CGPath {
        let whole = CGMutablePath()
        for glyph in glyphs {
            let face = glyph.face
            guard
                let path = face.face.withRasterizer({ $0.outline(of: glyph.glyph, size: face.size, style: face.style) })
            else { continue }
            whole.addPath(path, transform: CGAffineTransform(translationX: glyph.origin.x, y: glyph.origin.y))
        }
        return whole
    }

    private func draw(_ picture: GlyphCache.Picture, _ glyph: Placed) {
        let size = glyph.face.size
        let frame = CGRect(
            x: glyph.origin.x + picture.frame.minX * size,
            y: glyph.origin.y + picture.frame.minY * size,
            width: picture.frame.width * size,
            height: picture.frame.height * size
        )
        context.drawUpright(picture.image, in: frame)
    }
}
