import CHarfBuzz

/// A text as UTF-16 with the glyphs that stand for it, in logical order.
struct ShapedText {
    /// A face at a size, as glyphs refer to it.
    struct SizedFace: Hashable {
        var face: FontFace
        var style: SyntheticStyle
        /// Points an em.
        var size: Double
    }

    /// The glyph of what takes no ink: controls, attachments.
    static let noGlyph = UInt32.max

    let utf16: [UInt16]
    private(set) var glyphs: [ShapedGlyph] = []
    private(set) var faces: [SizedFace] = []
    /// The hyphen of each run that has soft hyphens.
    var hyphens: [Int: ShapedGlyph] = [:]

    init(utf16: [UInt16]) { self.utf16 = utf16 }

    mutating func append(_ glyph: ShapedGlyph) { glyphs.append(glyph) }

    mutating func addToLastAdvance(_ points: Double) {
        guard !glyphs.isEmpty else { return }
        glyphs[glyphs.count - 1].advance += points
    }

    /// Changes the advance of a glyph.
    mutating func setAdvance(_ advance: Double, at index: Int) { glyphs[index].advance = advance }

    /// Multiplies widths of glyphs whose faces are drawn wider or narrower.
    mutating func stretch(by factor: Double, from first: Int) {
        for index in first..<glyphs.count where glyphs[index].glyph != Self.noGlyph {
            guard faces[Int(glyphs[index].face)].style.stretch != 1 else { continue }
            glyphs[index].advance *= factor
            glyphs[index].offsetX *= factor
        }
    }

    /// Tells the glyphs from one place on where their clusters end, given where the text that they stand for ends.
    mutating func endClusters(from first: Int, at end: Int) {
        var next = end
        for index in stride(from: glyphs.count - 1, through: first, by: -1) {
            if index + 1 < glyphs.count, glyphs[index + 1].cluster != glyphs[index].cluster {
                next = Int(glyphs[index + 1].cluster)
            }
            glyphs[index].clusterEnd = Int32(next)
        }
    }

    mutating func index(of face: FontFace, style: SyntheticStyle, size: Double) -> Int32 {
        // Speed: nearly every glyph has the face of the one before.
        if let last = glyphs.last, last.glyph != Self.noGlyph {
            let known = faces[Int(last.face)]
            if known.face === face, known.size == size, known.style == style { return last.face }
        }
        let sized = SizedFace(face: face, style: style, size: size)
        if let last = faces.lastIndex(of: sized) { return Int32(last) }
        faces.append(sized)
        return Int32(faces.count - 1)
    }

    /// The character that begins at a UTF-16 unit; a lone surrogate is U+FFFD.
    func scalar(at index: Int) -> UInt32 {
        let unit = utf16[index]
        if unit & 0xFC00 == 0xD800, index + 1 < utf16.count, utf16[index + 1] & 0xFC00 == 0xDC00 {
            return 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(utf16[index + 1] & 0x3FF))
        }
        return unit & 0xF800 == 0xD800 ? 0xFFFD : UInt32(unit)
    }

    /// Where the character that begins at a unit ends.
    func scalarEnd(at index: Int) -> Int { scalar(at: index) > 0xFFFF ? index + 2 : index + 1 }

    /// Where the user-perceived character that begins at a unit ends.
    func clusterEnd(at index: Int, limit: Int) -> Int {
        let next = index + 1
        // Speed: two characters of plain Latin never join, and most text is that.
        if utf16[index] < 0x300, next >= limit || utf16[next] < 0x300, utf16[index] != 0x0D { return next }
        // Far enough for any joined emoji; hostile text has longer ones.
        let window = utf16[index..<min(limit, index + 64)]
        guard let first = String(decoding: window, as: UTF16.self).first else { return next }
        return min(limit, index + max(1, first.utf16.count))
    }

    /// The script of a character as HarfBuzz's tag; nil for those that all scripts share.
    func script(at index: Int) -> UInt32? {
        guard let functions = hb_unicode_funcs_get_default() else { return nil }
        let script = hb_unicode_script(functions, scalar(at: index))
        return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED ? nil : script.rawValue
    }

    /// True if a user-perceived character is shown as a colored picture.
    func isEmoji(_ cluster: Range<Int>) -> Bool {
        guard let first = Unicode.Scalar(scalar(at: cluster.lowerBound)) else { return false }
        let properties = first.properties
        if properties.isEmojiPresentation { return !utf16[cluster].contains(0xFE0E) }
        return properties.isEmoji && utf16[cluster].contains(0xFE0F)
    }
}
