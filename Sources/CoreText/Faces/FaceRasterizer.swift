import CFreeType
import CoreGraphics

/// Turns the glyphs of one face into coverage, pictures and outlines with FreeType, without hinting.
struct FaceRasterizer: @unchecked Sendable {
    private let face: FT_Face
    private let unitsPerEm: Double
    private let isScalable: Bool
    private var pixelSize = 0.0

    init(face: FT_Face, unitsPerEm: Double, isScalable: Bool) {
        self.face = face
        self.unitsPerEm = unitsPerEm
        self.isScalable = isScalable
    }

    mutating func close() { FreeTypeLibrary.shared?.close(face) }

    /// The largest size of a glyph that is drawn as coverage, in pixels; larger ones are filled as paths.
    static let largestPixelSize = 400.0

    private mutating func setSize(_ size: Double) -> Bool {
        guard isScalable else { return FT_Select_Size(face, 0) == 0 }
        guard size != pixelSize else { return true }
        guard size > 0, size <= 4 * Self.largestPixelSize else { return false }
        guard FT_Set_Char_Size(face, 0, FT_F26Dot6((size * 64).rounded()), 72, 72) == 0 else { return false }
        pixelSize = size
        return true
    }

    /// The gray coverage of a glyph.
    ///
    /// - Parameters:
    ///   - size: Pixels an em.
    ///   - phase: How far right of a whole pixel the glyph starts, 0..<1.
    ///   - style: Slant and added boldness.
    mutating func mask(of glyph: UInt32, size: Double, phase: Double, style: SyntheticStyle) -> GlyphImage? {
        guard isScalable, setSize(size) else { return nil }
        guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0 else { return nil }
        guard let slot = face.pointee.glyph else { return nil }
        apply(style, to: &slot.pointee.outline, size: size)
        guard isDrawable(&slot.pointee.outline) else { return nil }
        FT_Outline_Translate(&slot.pointee.outline, Int((phase * 64).rounded()), 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        var bytes = [UInt8](repeating: 0, count: width * height)
        if let buffer = bitmap.buffer {
            for row in 0..<height {
                let source = buffer + row * Int(bitmap.pitch)
                for column in 0..<width { bytes[row * width + column] = source[column] }
            }
        }
        return GlyphImage(
            left: Int(slot.pointee.bitmap_left),
            top: Int(slot.pointee.bitmap_top),
            width: width,
            height: height,
            bytes: bytes,
            pixelsPerEm: size
        )
    }

    /// The colored picture of a glyph in premultiplied BGRA, at the size that the font stores.
    mutating func picture(of glyph: UInt32) -> GlyphImage? {
        guard setSize(pixelSize == 0 ? 128 : pixelSize) else { return nil }
        guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph else { return nil }
        let bitmap = slot.pointee.bitmap
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer else { return nil }
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            let source = buffer + row * Int(bitmap.pitch)
            for column in 0..<width * 4 { bytes[row * width * 4 + column] = source[column] }
        }
        return GlyphImage(
            left: Int(slot.pointee.bitmap_left),
            top: Int(slot.pointee.bitmap_top),
            width: width,
            height: height,
            bytes: bytes,
            pixelsPerEm: Double(face.pointee.size.pointee.metrics.y_ppem)
        )
    }

    /// The outline of a glyph at `size` units an em, y downward from the baseline.
    mutating func outline(of glyph: UInt32, size: Double, style: SyntheticStyle) -> CGPath? {
        // A fixed large size keeps the curves exact; the result is scaled.
        let drawn = 1024.0
        guard isScalable, setSize(drawn) else { return nil }
        guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0 else { return nil }
        guard let slot = face.pointee.glyph else { return nil }
        apply(style, to: &slot.pointee.outline, size: drawn)
        return OutlineReader.path(of: &slot.pointee.outline, scale: size / drawn / 64)
    }

    /// 16.16, of a factor that may come from an app.
    private static func fixed(_ factor: Double) -> Int {
        factor.isFinite ? Int(max(-100, min(100, factor)) * 0x10000) : 0
    }

    /// True if the outline covers no more pixels than any sensible glyph; those of damaged fonts may be huge.
    private func isDrawable(_ outline: inout FT_Outline) -> Bool {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let limit = 16 * Int(Self.largestPixelSize) * 64
        return [box.xMin, box.xMax, box.yMin, box.yMax].allSatisfy { abs($0) < limit }
    }

    private func apply(_ style: SyntheticStyle, to outline: inout FT_Outline, size: Double) {
        if style.embolden != 0 { FT_Outline_Embolden(&outline, Int((style.embolden * size * 64).rounded())) }
        if style.slant != 0 || style.stretch != 1 {
            var matrix = FT_Matrix(
                xx: Self.fixed(style.stretch),
                xy: Self.fixed(style.slant),
                yx: 0,
                yy: 0x10000
            )
            FT_Outline_Transform(&outline, &matrix)
        }
    }
}
