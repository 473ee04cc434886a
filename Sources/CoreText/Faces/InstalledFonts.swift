import CFontconfig
import Foundation

/// The fonts that this machine has, through fontconfig. Not safe for several threads: `FontStore` guards it.
struct InstalledFonts {
    /// A face in a font file.
    struct Entry: Hashable, Sendable {
        var path: String
        var index: Int
        /// OpenType's weight class, about 100…900.
        var weightClass: Int
        var isItalic: Bool
    }

    /// The faces whose name of one kind is this one, in the order of their paths.
    ///
    /// - Parameter property: Fontconfig's `FC_FAMILY`, `FC_FULLNAME` or `FC_POSTSCRIPT_NAME`.
    func faces(_ property: String, _ name: String) -> [Entry] {
        guard let pattern = FcPatternCreate() else { return [] }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, property, name)
        guard let properties = FcObjectSetCreate() else { return [] }
        defer { FcObjectSetDestroy(properties) }
        for property in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_VARIABLE, FC_WIDTH] {
            FcObjectSetAdd(properties, property)
        }
        guard let set = FcFontList(nil, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(set) }
        let found = (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(entry) }
        return found.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }

    /// The families that are installed, sorted.
    func families() -> [String] {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcObjectSetAdd(properties, FC_FAMILY)
        guard let set = FcFontList(nil, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(set) }
        let names = (0..<Int(set.pointee.nfont)).compactMap {
            set.pointee.fonts[$0].flatMap { string(FC_FAMILY, of: $0) }
        }
        return Set(names).sorted()
    }

    /// The best face that has a character; the families are preferred in their order.
    func face(for scalar: UInt32, families: [String], isBold: Bool, isItalic: Bool) -> Entry? {
        guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcCharSetDestroy(characters)
        }
        FcCharSetAddChar(characters, scalar)
        FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
        FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        var covered: OpaquePointer?
        guard FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch, let covered,
            FcCharSetHasChar(covered, scalar) != 0
        else { return nil }
        return entry(match)
    }

    private func entry(_ pattern: OpaquePointer) -> Entry? {
        guard let path = string(FC_FILE, of: pattern) else { return nil }
        var index: Int32 = 0
        var weight: Int32 = FC_WEIGHT_REGULAR
        var slant: Int32 = FC_SLANT_ROMAN
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        // The high half of the index names an instance of a variable font; the plain face is enough.
        return Entry(
            path: path,
            index: Int(index & 0xFFFF),
            weightClass: Int(FcWeightToOpenType(weight)),
            isItalic: slant != FC_SLANT_ROMAN
        )
    }

    private func string(_ property: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
