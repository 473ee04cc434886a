/// A glyph's pixels: gray coverage (1 byte a pixel) or a premultiplied BGRA picture (4 bytes).
struct GlyphImage: Sendable {
    /// From the pen to the first column, in pixels.
    var left: Int
    /// From the baseline up to the top of the first row, in pixels.
    var top: Int
    var width: Int
    var height: Int
    var bytes: [UInt8]
    /// The size at which these pixels were made.
    var pixelsPerEm: Double
}

/// What makes a missing face out of one that is there.
struct SyntheticStyle: Hashable, Sendable {
    /// Horizontal shift for each unit upward; 0.2 leans as an italic does.
    var slant = 0.0
    /// How much every stem gains, in em.
    var embolden = 0.0
    /// What widths are multiplied by.
    var stretch = 1.0
}
