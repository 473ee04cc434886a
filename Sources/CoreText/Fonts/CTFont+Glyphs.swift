import CoreGraphics
import Foundation

/// Which way lines run.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    /// Measured as horizontal here.
    case vertical = 2
}

/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.resolved.face.glyphCount }

/// The glyphs of characters; 0 for those that the font lacks.
///
/// - Parameters:
///   - font: The font.
///   - characters: `count` units of UTF-16; of a pair the first gets the glyph, the second 0.
///   - glyphs: Takes as many.
///   - count: How many UTF-16 units and glyphs there are.
/// - Returns: Whether the font has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont,
    _ characters: UnsafePointer<UniChar>,
    _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let text = ShapedText(utf16: Array(UnsafeBufferPointer(start: characters, count: max(0, count))))
    let face = font.resolved.face
    var (index, hasAll) = (0, true)
    while index < text.utf16.count {
        let glyph = face.glyph(for: text.scalar(at: index)) ?? 0
        glyphs[index] = CGGlyph(clamping: glyph)
        if glyph == 0 { hasAll = false }
        let end = min(text.scalarEnd(at: index), text.utf16.count)
        for rest in index + 1..<max(end, index + 1) { glyphs[rest] = 0 }
        index = end
    }
    return hasAll
}

/// The advances of glyphs, in points.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used: text runs horizontally.
///   - glyphs: Glyphs of the font.
///   - advances: Takes one for each glyph; may be nil.
///   - count: How many there are.
/// - Returns: Their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let measure = GlyphMeasure(font)
    var sum = 0.0
    for index in 0..<max(0, count) {
        let advance = measure.advance(of: glyphs[index])
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}

/// The ink of glyphs around their origins, in points, y up.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used: text runs horizontally.
///   - glyphs: Glyphs of the font.
///   - boundingRects: Takes one for each glyph; may be nil.
///   - count: How many there are.
/// - Returns: Around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    let face = font.resolved.face
    var whole = CGRect.null
    for index in 0..<max(0, count) {
        let ink = face.inkBounds(of: UInt32(glyphs[index])) ?? .zero
        let rect = ink.applying(CGAffineTransform(scaleX: font.size, y: font.size))
        boundingRects?[index] = rect
        whole = whole.union(rect)
    }
    return whole.isNull ? .zero : whole
}

/// Around all that letters may be, in points, y up: between the lines' top and bottom, an em wide.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let metrics = font.metrics
    return CGRect(x: 0, y: metrics.descender, width: font.size, height: metrics.ascender - metrics.descender)
}

/// The outline of a glyph, in points around its origin, y up; nil for blanks and pictures.
///
/// - Parameters:
///   - font: The font.
///   - glyph: A glyph of the font.
///   - matrix: Applied to it; nil for none.
public func CTFontCreatePathForGlyph(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let resolved = font.resolved
    let size = Double(font.size)
    let outline = resolved.face.withRasterizer { $0.outline(of: UInt32(glyph), size: size, style: resolved.style) }
    guard let outline, !outline.isEmpty else { return nil }
    var transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix?.pointee ?? .identity)
    return outline.copy(using: &transform)
}

/// Draws glyphs with the context's fill color.
///
/// - Parameter positions: Of their origins, in the text space.
public func CTFontDrawGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ positions: UnsafePointer<CGPoint>,
    _ count: Int,
    _ context: CGContext
) {
    let resolved = font.resolved
    let face = ShapedText.SizedFace(face: resolved.face, style: resolved.style, size: Double(font.size))
    context.drawGlyphs((0..<max(0, count)).map { (UInt32(glyphs[$0]), positions[$0]) }, face)
}

/// The advances of a font's glyphs, which for the system font are kept by character.
struct GlyphMeasure {
    private let font: CTFont
    private let resolved: ResolvedFont
    private let characters: [UInt32: Unicode.Scalar]

    init(_ font: CTFont) {
        self.font = font
        resolved = font.resolved
        guard case .face = resolved.advances else {
            let face = resolved.face
            characters = (0x20..<0x250 as Range<UInt32>).reduce(into: [:]) { known, value in
                if let glyph = face.glyph(for: value), known[glyph] == nil { known[glyph] = Unicode.Scalar(value) }
            }
            return
        }
        characters = [:]
    }

    /// In points.
    func advance(of glyph: CGGlyph) -> Double {
        if let scalar = characters[UInt32(glyph)] {
            return Double(font.fontDescription.width(of: String(scalar), in: TextEra.current))
        }
        let scale = resolved.faceScale * font.fontDescription.stretch
        return resolved.face.advance(of: UInt32(glyph)) * scale * Double(font.size)
    }
}

extension CGContext {
    /// Draws glyphs at places of the text space, y up, in the present text drawing mode.
    func drawGlyphs(_ glyphs: [(glyph: UInt32, place: CGPoint)], _ face: ShapedText.SizedFace) {
        // Outlines have y down.
        let space = CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix)
        let placed = glyphs.map {
            GlyphPainter.Placed(glyph: $0.glyph, face: face, origin: CGPoint(x: $0.place.x, y: -$0.place.y))
        }
        let painter = GlyphPainter(context: self)
        saveGState()
        concatenate(space)
        if textDrawingMode.fills { painter.fill(placed) }
        if textDrawingMode.strokes { painter.strokeWithLineWidth(placed) }
        restoreGState()
        if textDrawingMode.clips { clip(to: painter.path(of: placed).applying(space)) }
    }

    /// Draws glyphs of the font that was set, at places of the text space, with the fill color.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = font.font, self.font.size > 0 else { return }
        let resolved = CTFontCreateWithGraphicsFont(font, self.font.size, nil, nil).resolved
        let face = ShapedText.SizedFace(face: resolved.face, style: resolved.style, size: Double(self.font.size))
        drawGlyphs(zip(glyphs, positions).map { (UInt32($0), $1) }, face)
    }
}

extension CGFont {
    /// A font by PostScript or full name, as CoreText finds it; nil for names that nobody knows.
    public convenience init?(_ name: CFString) {
        let name = "\(name)"
        guard FontRegistry.availability(of: name) != .missing else { return nil }
        let font = FontDescription(name: name, size: 12)
        self.init(face: FontStore.shared.resolve(font, era: SystemFontEra(TextEra.current)).face)
    }

    convenience init?(face: FontFace) {
        guard let provider = CGDataProvider(data: NSData(data: face.fileContents)) else { return nil }
        self.init(provider)
    }

    private var face: FontFace? {
        guard let name = postScriptName else { return nil }
        return CTFontCreateWithName(name, 12, nil).resolved.face
    }

    /// How many glyphs there are.
    public var numberOfGlyphs: Int { face?.glyphCount ?? 0 }
    /// The units that the numbers below count in.
    public var unitsPerEm: Int32 { Int32(face?.unitsPerEm ?? 1000) }
    /// From the baseline to the top of a line, in the font's units.
    public var ascent: Int32 { Int32(face?.ascender ?? 0) }
    /// From the baseline to the bottom of a line, in the font's units; negative.
    public var descent: Int32 { Int32(face?.descender ?? 0) }
    /// Between two lines, in the font's units.
    public var leading: Int32 { Int32(face?.lineGap ?? 0) }
    /// The height of capital letters, in the font's units.
    public var capHeight: Int32 { Int32(face?.capHeight ?? 0) }
    /// The height of small letters, in the font's units.
    public var xHeight: Int32 { Int32(face?.xHeight ?? 0) }

    /// Stores the glyphs' advances, in the font's units.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>,
        count: Int,
        advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        guard let face else { return false }
        for index in 0..<count {
            advances[index] = Int32((face.advance(of: UInt32(glyphs[index])) * face.unitsPerEm).rounded())
        }
        return true
    }

    /// Stores the glyphs' ink, in the font's units, y up.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>,
        count: Int,
        bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        guard let face else { return false }
        let units = CGAffineTransform(scaleX: face.unitsPerEm, y: face.unitsPerEm)
        for index in 0..<count { bboxes[index] = (face.inkBounds(of: UInt32(glyphs[index])) ?? .zero).applying(units) }
        return true
    }
}
