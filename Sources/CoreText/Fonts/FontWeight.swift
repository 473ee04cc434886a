/// How bold a font is, on UIKit's scale of about -1…1; the nine named weights carry UIKit's values.
package struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
    /// UIKit's number: 0 is regular.
    package var rawValue: Double

    package init(rawValue: Double) { self.rawValue = rawValue }

    package static let ultraLight = FontWeight(rawValue: -0.8)
    package static let thin = FontWeight(rawValue: -0.6)
    package static let light = FontWeight(rawValue: -0.4)
    package static let regular = FontWeight(rawValue: 0)
    package static let medium = FontWeight(rawValue: 0.23)
    package static let semibold = FontWeight(rawValue: 0.3)
    package static let bold = FontWeight(rawValue: 0.4)
    package static let heavy = FontWeight(rawValue: 0.56)
    package static let black = FontWeight(rawValue: 0.62)

    /// The named weights from the lightest to the boldest; the order of the system font's table.
    package static let all: [FontWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// UIKit's names of `all`, as documents and font names spell them.
    static let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]

    /// The weight that a document names ("semibold"); nil for anything else.
    package init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self = Self.all[index]
    }

    /// The place in `all` of the named weight that is nearest.
    package var nearestIndex: Int {
        // Speed: most text is regular.
        if rawValue == 0 { return 3 }
        var nearest = 0
        for (index, weight) in Self.all.enumerated()
        where abs(weight.rawValue - rawValue) < abs(Self.all[nearest].rawValue - rawValue) {
            nearest = index
        }
        return nearest
    }

    /// The nearest named weight as a face name: "Regular", "Semibold", "Ultralight".
    package var faceName: String {
        let name = Self.names[nearestIndex]
        return name == "ultraLight" ? "Ultralight" : name.prefix(1).uppercased() + name.dropFirst()
    }

    /// OpenType's weight class, 100…900, of the nearest named weight.
    var openTypeClass: Int { (nearestIndex + 1) * 100 }

    package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
