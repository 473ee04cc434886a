/// Which font a text has: everything that measuring and drawing need to know, as a value.
///
/// It names the font; whether that font exists on this machine is found out when it is measured or drawn. A font that is
/// missing takes a substitute, which `FontDiagnostics` reports.
package struct FontDescription: Hashable, Sendable {
    /// Where the glyphs come from.
    package enum Family: Hashable, Sendable {
        /// The iOS system font.
        case system
        /// A family, full or PostScript name, as `UIFont(name:size:)` takes it.
        case named(String)
    }

    package var family: Family
    /// In points; negative sizes count as 0.
    package var size: CGFloat
    /// Of the system font, or which face of a family is wanted.
    package var weight: FontWeight
    package var isItalic: Bool
    /// The cut of the system font; named fonts have only `standard`.
    package var design: FontDesign
    /// The text style the font was made for; it sets the distance of baselines.
    package var textStyle: TextStyle?
    /// Other forms of characters; empty by default.
    package var features: [FontFeature] = []
    /// How wide the system font's letters are, -1…1 on UIKit's scale; 0 is as usual. Named fonts have only that.
    package var width: CGFloat = 0
    /// Fonts that are asked for characters which this one lacks, in order, before the system's own choice.
    package var cascade: [FontDescription] = []

    package init(
        family: Family,
        size: CGFloat,
        weight: FontWeight = .regular,
        isItalic: Bool = false,
        design: FontDesign = .standard,
        textStyle: TextStyle? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.textStyle = textStyle
    }

    package init(
        systemFontOfSize size: CGFloat,
        weight: FontWeight = .regular,
        isItalic: Bool = false,
        design: FontDesign = .standard,
        textStyle: TextStyle? = nil
    ) {
        self.init(
            family: .system,
            size: size,
            weight: weight,
            isItalic: isItalic,
            design: design,
            textStyle: textStyle
        )
    }

    /// A font by family, full or PostScript name.
    package init(name: String, size: CGFloat) { self.init(family: .named(name), size: size) }

    /// The same font at another size; a text style goes with its size, so it is dropped.
    package func withSize(_ size: CGFloat) -> FontDescription {
        var font = self
        font.size = size
        if size != self.size { font.textStyle = nil }
        return font
    }

    /// What the widths of letters are multiplied by (TX-11): there is no narrower or wider face, so they are scaled.
    var stretch: Double {
        guard width != 0, case .system = family, width.isFinite else { return 1 }
        return max(Self.leastStretch, 1 + Self.stretchOfWidth * Double(width))
    }

    private static let leastStretch = 0.3
    private static let stretchOfWidth = 0.8

    /// The system font's face in the table: its weight, or italic.
    var systemFace: Int {
        // Only the regular italic was measured; bold italic text takes the upright bold's advances.
        isItalic && weight.nearestIndex == FontWeight.regular.nearestIndex
            ? SystemFontTable.italicFace : weight.nearestIndex
    }
}
