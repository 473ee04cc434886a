import CFreeType
import CHarfBuzz
import Foundation
import Synchronization

/// One face of a font file: its glyphs, advances and vertical measures, whatever the size.
///
/// Shaping and advances go through HarfBuzz, whose objects are immutable here and may be used by several threads at once;
/// FreeType draws, one thread at a time for each face.
package final class FontFace: Sendable {
    /// The names that the file itself tells.
    package let postScriptName, familyName, styleName: String
    package let unitsPerEm: Double
    /// OpenType's weight class, 1…1000; 400 if the file does not say.
    let weightClass: Int
    let isItalic: Bool
    /// True for fonts of colored pictures.
    package let hasColor: Bool
    /// Font units; `descender` and `underlinePosition` are below the baseline and negative.
    let ascender, descender, lineGap, capHeight, xHeight, underlinePosition, underlineThickness: Double

    /// Where the bytes are that FreeType and HarfBuzz read; nil for a file.
    private let memory: FontMemory?
    /// The file; a name for fonts in memory.
    private let path: String
    /// Immutable after `init`.
    private nonisolated(unsafe) let font: OpaquePointer
    private let rasterizer: Mutex<FaceRasterizer>
    /// What kerning adds between two characters, in font units, by both in one number; the face never changes.
    private let kerningPairs = Mutex<[UInt64: Double]>([:])

    /// The largest font file that is read, in bytes.
    static let sizeLimit = 128 << 20

    /// Opens one face of a file.
    ///
    /// - Parameter index: Which face of a collection; 0 in a file of one.
    package convenience init(path: String, index: Int = 0) throws(FontError) {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int else {
            throw .unreadable(path: path)
        }
        guard size <= Self.sizeLimit else { throw .tooLarge(path: path, limit: Self.sizeLimit) }
        guard let library = FreeTypeLibrary.shared, let face = library.open(path: path, index: index) else {
            throw .corrupt(path: path)
        }
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            library.close(face)
            throw .unreadable(path: path)
        }
        try self.init(face, blob: blob, memory: nil, path: path, index: index)
    }

    /// Opens a font in memory.
    ///
    /// - Parameter name: What errors call it.
    package convenience init(data: Data, name: String) throws(FontError) {
        guard data.count <= Self.sizeLimit else { throw .tooLarge(path: name, limit: Self.sizeLimit) }
        let memory = FontMemory(data)
        guard let library = FreeTypeLibrary.shared, let face = library.open(memory: memory.bytes, index: 0) else {
            throw .corrupt(path: name)
        }
        let start = memory.bytes.assumingMemoryBound(to: CChar.self).baseAddress
        guard let blob = hb_blob_create(start, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil) else {
            library.close(face)
            throw .corrupt(path: name)
        }
        try self.init(face, blob: blob, memory: memory, path: name, index: 0)
    }

    /// - Parameters:
    ///   - face: FreeType's, which is closed with this object, or at once in case of an error.
    ///   - blob: HarfBuzz', likewise.
    ///   - memory: What both read; nil for a file.
    private init(
        _ face: FT_Face,
        blob: OpaquePointer,
        memory: FontMemory?,
        path: String,
        index: Int
    ) throws(FontError) {
        defer { hb_blob_destroy(blob) }
        guard let library = FreeTypeLibrary.shared else { throw .corrupt(path: path) }
        self.memory = memory
        self.path = path
        let record = face.pointee
        let isScalable = record.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0
        guard isScalable || record.num_fixed_sizes > 0 else {
            library.close(face)
            throw .notScalable(path: path)
        }
        let hbFace = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(hbFace) }
        let upem = Int32(hb_face_get_upem(hbFace))
        guard let font = hb_font_create(hbFace), hb_face_get_glyph_count(hbFace) > 0, upem > 0 else {
            library.close(face)
            throw .corrupt(path: path)
        }
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, upem, upem)
        hb_font_make_immutable(font)
        self.font = font
        unitsPerEm = Double(upem)
        postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
        familyName = record.family_name.map { String(cString: $0) } ?? ""
        styleName = record.style_name.map { String(cString: $0) } ?? ""
        isItalic = record.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0
        hasColor = record.face_flags & Int(FT_FACE_FLAG_COLOR) != 0
        let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        let isBold = record.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0
        weightClass = os2.map { Int($0.usWeightClass) } ?? (isBold ? 700 : 400)
        // A font of pictures has no outline units: its horizontal header tells, in the same units as `unitsPerEm`.
        let header = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
        let up = Double(header?.Ascender ?? record.ascender)
        let down = Double(header?.Descender ?? record.descender)
        ascender = up == 0 && down == 0 ? Double(record.ascender) : up
        descender = up == 0 && down == 0 ? Double(record.descender) : down
        lineGap = Double(header?.Line_Gap ?? 0)
        let hasHeights = (os2?.version ?? 0) >= 2 && os2?.version != 0xFFFF
        let capital = hasHeights ? Double(os2?.sCapHeight ?? 0) : 0
        let small = hasHeights ? Double(os2?.sxHeight ?? 0) : 0
        capHeight = capital > 0 ? capital : 0.7 * Double(upem)
        xHeight = small > 0 ? small : 0.5 * Double(upem)
        let thickness = Double(record.underline_thickness)
        underlineThickness = thickness > 0 ? thickness : 0.05 * Double(upem)
        underlinePosition = record.underline_position != 0 ? Double(record.underline_position) : -0.1 * Double(upem)
        rasterizer = Mutex(FaceRasterizer(face: face, unitsPerEm: Double(upem), isScalable: isScalable))
    }

    deinit {
        hb_font_destroy(font)
        rasterizer.withLock { $0.close() }
    }

    /// How many glyphs there are.
    var glyphCount: Int { Int(hb_face_get_glyph_count(hb_font_get_face(font))) }

    /// The bytes of the file; empty when it has gone.
    var fileContents: Data {
        if let memory { return Data(memory.bytes) }
        return (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)) ?? Data()
    }

    /// The glyph of a character; nil if the face has none.
    package func glyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// A glyph's advance, in points at a size of 1 point.
    package func advance(of glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    /// What kerning adds between two characters, in points at a size of 1 point; mostly negative.
    ///
    /// Speed: a pair is shaped once.
    func kerning(_ left: UInt32, _ right: UInt32) -> Double {
        let pair = UInt64(left) << 32 | UInt64(right)
        let units = kerningPairs.withLock { pairs in
            if let known = pairs[pair] { return known }
            // A ligature tells nothing about kerning.
            var found = 0.0
            if let together = shapedAdvance([left, right], glyphCount: 2),
                let first = shapedAdvance([left], glyphCount: 1), let second = shapedAdvance([right], glyphCount: 1)
            {
                found = together - first - second
            }
            pairs[pair] = found
            return found
        }
        return units / unitsPerEm
    }

    /// The advances of characters that are shaped together, in font units; nil if they make another number of glyphs.
    private func shapedAdvance(_ scalars: [UInt32], glyphCount: Int) -> Double? {
        guard let buffer = hb_buffer_create() else { return nil }
        defer { hb_buffer_destroy(buffer) }
        scalars.withUnsafeBufferPointer { units in
            hb_buffer_add_utf32(buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
        }
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count), Int(count) == glyphCount else {
            return nil
        }
        return (0..<glyphCount).reduce(0.0) { $0 + Double(positions[$1].x_advance) }
    }

    /// The ink of a glyph at a size of 1 point: y upward from the baseline; nil for blank ones.
    package func inkBounds(of glyph: UInt32) -> CGRect? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0 else { return nil }
        return CGRect(
            x: Double(extents.x_bearing) / unitsPerEm,
            y: Double(extents.y_bearing + extents.height) / unitsPerEm,
            width: Double(extents.width) / unitsPerEm,
            height: -Double(extents.height) / unitsPerEm
        )
    }

    /// The outline of a glyph at a size in points: y downward from the baseline; nil where there is none.
    package func path(of glyph: UInt32, size: Double) -> CGPath? {
        withRasterizer { $0.outline(of: glyph, size: size, style: SyntheticStyle()) }
    }

    /// The vertical measures at a size in points.
    package func metrics(size: Double) -> FontMetrics {
        let unit = size / unitsPerEm
        return FontMetrics(
            ascender: ascender * unit,
            descender: descender * unit,
            leading: lineGap * unit,
            lineHeight: (ascender - descender) * unit,
            capHeight: capHeight * unit,
            xHeight: xHeight * unit,
            lineSpacing: (ascender - descender + lineGap) * unit,
            underlinePosition: underlinePosition * unit,
            underlineThickness: underlineThickness * unit
        )
    }

    /// Hands HarfBuzz's font to a shaping call.
    func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(font) }

    /// Draws with FreeType; other threads that draw this face wait.
    func withRasterizer<Result: Sendable>(_ body: (inout FaceRasterizer) -> Result) -> Result {
        rasterizer.withLock { rasterizer in body(&rasterizer) }
    }
}

extension FontFace: Hashable {
    package static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Bytes that stay where they are.
private final class FontMemory: Sendable {
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    init(_ data: Data) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 16)
        data.copyBytes(to: copy)
        bytes = UnsafeRawBufferPointer(rebasing: copy[0..<data.count])
    }

    deinit { bytes.deallocate() }
}
