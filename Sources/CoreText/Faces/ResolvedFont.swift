/// What stands behind a font description: a face to draw, and where its advances come from.
struct ResolvedFont: Sendable {
    /// Where the widths of characters come from.
    enum Advances: Hashable, Sendable {
        /// The system font's table, by face; figures as wide as the widest where asked.
        case system(face: Int, monospacedDigits: Bool)
        /// Helvetica Neue's table, with the tracking of the interface cut where it is the system font of iOS 7 and 8.
        /// Other weights multiply its advances and add an offset in em (`NamedFontMeasures`).
        case helveticaNeue(isBold: Bool, isInterface: Bool, scale: Double = 1, offset: Double = 0)
        /// Every character as wide as the system's monospaced design.
        case monospaced
        /// The face's own.
        case face
    }

    /// Where ascender, descender and line height come from.
    enum VerticalMeasures: Hashable, Sendable {
        /// The system font of the era.
        case system
        /// Of the font that a substitute draws.
        case known(NamedFontMeasures)
        case face
    }

    var face: FontFace
    var style: SyntheticStyle
    var advances: Advances
    var verticalMeasures: VerticalMeasures
    /// The names that `UIFont` reports for a named font.
    var postScriptName: String
    var familyName: String
    /// What fallback fonts should be like.
    var isBold: Bool
    var isItalic: Bool
    /// Faces for characters that this one lacks, before those that the system has.
    var cascade: [FontFace] = []

    /// What the face's advances are multiplied by where they stand in for the system font's (`not_measured` in
    /// system-font.json).
    var faceScale: Double {
        switch advances {
        case .system, .monospaced: Self.interScale
        case .helveticaNeue, .face: 1
        }
    }

    private static let interScale = 0.9946
}
