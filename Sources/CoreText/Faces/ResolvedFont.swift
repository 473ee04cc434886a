/// What stands behind a font description: a face to draw, and where its advances come from.
struct ResolvedFont: Sendable {
    /// Where the widths of characters come from.
    enum Advances: Hashable, Sendable {
        /// The system font's table, by face; figures as wide as the widest where asked.
        case system(face: Int, monospacedDigits: Bool)
        /// The system font of iOS 7 and 8.
        case helveticaNeue(isBold: Bool)
        /// Every character as wide as the system's monospaced design.
        case monospaced
        /// The face's own.
        case face
    }

    var face: FontFace
    var style: SyntheticStyle
    var advances: Advances
    /// True where the system font's vertical measures hold.
    var hasSystemMetrics: Bool
    /// The names that `UIFont` reports for a named font.
    var postScriptName: String
    var familyName: String
    /// What fallback fonts should be like.
    var isBold: Bool
    var isItalic: Bool

    /// What the face's advances are multiplied by where they stand in for the system font's (`not_measured` in
    /// system-font.json).
    var faceScale: Double { advances == .face ? 1 : Self.interScale }

    private static let interScale = 0.9946
}
