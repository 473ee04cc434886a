/// The system's colors of one era, by style, contrast and level; read on first use.
struct SystemColors: Look {
    static let table = EraTable<SystemColors>(file: "colors", part: "colors")

    /// The name of the color that apps replace by their own.
    static let tint = "tint"

    private let colors: [String: Variants]

    /// The color of a name as in UIColor ("secondaryLabel"), under traits; nil for a name that isn't known.
    func color(named name: String, with traits: UITraitCollection) -> CGColor? {
        guard let variants = colors[name] else { return nil }
        let isDark = traits.userInterfaceStyle == .dark
        let isContrasting = traits.accessibilityContrast == .high
        let isElevated = traits.userInterfaceLevel == .elevated
        return variants.colors[(isDark ? 4 : 0) + (isContrasting ? 2 : 0) + (isElevated ? 1 : 0)]
    }

    /// True when there is a color of that name.
    static func contains(_ name: String) -> Bool { current.colors[name] != nil }

    init(from decoder: any Decoder) throws {
        let file = try File(from: decoder)
        colors = file.colors.mapValues { Variants($0, isAlwaysLight: file.isAlwaysLight) }
    }
}

extension SystemColors {
    /// Eight colors: light and dark, times normal and high contrast, times base and elevated.
    private struct Variants: Sendable {
        let colors: [CGColor]

        init(_ entry: Entry, isAlwaysLight: Bool) {
            let light = entry.light
            let lightContrast = isAlwaysLight ? light : entry.lightHighContrast ?? light
            let dark = isAlwaysLight ? light : entry.dark ?? light
            let darkContrast = isAlwaysLight ? light : entry.darkHighContrast ?? dark
            let darkElevated = isAlwaysLight ? light : entry.darkElevated ?? dark
            let darkContrastElevated = isAlwaysLight ? light : entry.darkHighContrastElevated ?? darkContrast
            colors = [
                light, light, lightContrast, lightContrast, dark, darkElevated, darkContrast, darkContrastElevated,
            ].map(Self.color)
        }

        private static func color(_ components: Components) -> CGColor {
            CGColor(colorSpace: .extendedSRGB, components: components.values)
        }
    }

    /// As `colors.json` has it.
    private struct File: Decodable {
        /// Before dark interfaces came; contrast changes nothing then either.
        var isAlwaysLight: Bool
        var colors: [String: Entry]
    }

    /// One color; what is left out is as the color without that trait.
    private struct Entry: Decodable {
        var light: Components
        var dark: Components?
        var lightHighContrast: Components?
        var darkHighContrast: Components?
        var darkElevated: Components?
        var darkHighContrastElevated: Components?
    }

    /// `[red, green, blue, alpha]` of sRGB, 0…255 in the file, 0…1 here.
    private struct Components: Decodable {
        var values: [CGFloat]

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            values = try (0..<4).map { _ in try CGFloat(list.decode(Double.self)) / 255 }
        }
    }
}

extension CGColor {
    /// A color of a space and its components, alpha last.
    convenience init(colorSpace: CGColorSpace.Kind, components: [CGFloat]) {
        self.init(space: CGColorSpace(colorSpace), values: components)
    }
}
