import CHarfBuzz

/// What a text's attributes wish of its shaping.
struct ShapingFeatures: Hashable, Sendable {
    /// Pairs of letters stand closer or wider as the font says.
    var usesKerning = true
    /// Letters join as the font says.
    var usesLigatures = true

    init() {}

    init(_ attributes: TextAttributes) {
        usesKerning = attributes.usesKerning
        usesLigatures = attributes.usesLigatures
    }

    /// The wishes, and those of the font, for a whole buffer.
    func harfBuzz(for font: FontDescription) -> [hb_feature_t] {
        var values = font.features.map { ($0.tag, $0.value) }
        if !usesKerning { values.append((FontFeature.tag("kern"), 0)) }
        if !usesLigatures { values += ["liga", "clig"].map { (FontFeature.tag($0), 0) } }
        return values.map { hb_feature_t(tag: $0.0, value: $0.1, start: 0, end: UInt32.max) }
    }
}
