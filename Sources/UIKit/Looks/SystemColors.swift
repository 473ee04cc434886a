import Platform
import Synchronization

/// The system's colors of one era, by style, contrast and level; read from `colors.json` on first use.
struct SystemColors: Sendable {
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

    /// The colors of the current era.
    static var current: SystemColors { all[Period(HostEra.current).rawValue] }

    private static let all: [SystemColors] = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "colors.json") else {
            preconditionFailure("UIKit's resource colors.json is missing beside the executable")
        }
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            preconditionFailure("UIKit's resource colors.json can't be read: \(error)")
        }
        return Period.allCases.map { SystemColors(file, in: $0) }
    }()

    private init(_ file: File, in period: Period) {
        var colors = file.base
        let overlays: [[String: Entry]] =
            switch period {
            case .before13: [file.before_15, file.before_13]
            case .from13: [file.before_15]
            case .from15: []
            case .from26: [file.from_26]
            }
        for overlay in overlays { colors.merge(overlay) { $1.filled(from: $0) } }
        self.colors = colors.mapValues { Variants($0, isAlwaysLight: period == .before13) }
    }
}

extension SystemColors {
    /// The spans of systems that share their colors.
    private enum Period: Int, CaseIterable {
        case before13, from13, from15, from26

        init(_ era: Era) {
            // The new colors come with the new design, which an app gets by its SDK.
            if min(era.os, era.sdk) >= 26 {
                self = .from26
            } else if era.os >= 15 {
                self = .from15
            } else {
                self = era.os >= 13 ? .from13 : .before13
            }
        }
    }

    /// Eight colors: light and dark, times normal and high contrast, times base and elevated.
    private struct Variants: Sendable {
        let colors: [CGColor]

        init(_ entry: Entry, isAlwaysLight: Bool) {
            let light = entry.light
            let lightContrast = isAlwaysLight ? light : entry.light_high_contrast ?? light
            let dark = isAlwaysLight ? light : entry.dark ?? light
            let darkContrast = isAlwaysLight ? light : entry.dark_high_contrast ?? dark
            let darkElevated = isAlwaysLight ? light : entry.dark_elevated ?? dark
            let darkContrastElevated = isAlwaysLight ? light : entry.dark_high_contrast_elevated ?? darkContrast
            colors = [
                light, light, lightContrast, lightContrast, dark, darkElevated, darkContrast, darkContrastElevated,
            ].map(Self.color)
        }

        private static func color(_ components: [Double]) -> CGColor {
            guard components.count == 4 else { preconditionFailure("colors.json: a color has four components") }
            return CGColor(
                colorSpace: .extendedSRGB,
                components: components.map { CGFloat($0) / 255 }
            )
        }
    }

    /// The groups of `colors.json`; its keys are the file's.
    private struct File: Decodable {
        let base: [String: Entry]
        let before_15: [String: Entry]
        let before_13: [String: Entry]
        let from_26: [String: Entry]
    }

    /// One color of `colors.json`.
    private struct Entry: Decodable {
        var light: [Double]
        var dark: [Double]?
        var light_high_contrast: [Double]?
        var dark_high_contrast: [Double]?
        var dark_elevated: [Double]?
        var dark_high_contrast_elevated: [Double]?

        /// The entry with what it doesn't say taken from another.
        func filled(from other: Entry) -> Entry {
            var entry = self
            entry.dark = dark ?? other.dark
            entry.light_high_contrast = light_high_contrast ?? other.light_high_contrast
            entry.dark_high_contrast = dark_high_contrast ?? other.dark_high_contrast
            entry.dark_elevated = dark_elevated ?? other.dark_elevated
            entry.dark_high_contrast_elevated = dark_high_contrast_elevated ?? other.dark_high_contrast_elevated
            return entry
        }
    }
}

extension CGColor {
    /// A color of a space and its components, alpha last.
    convenience init(colorSpace: CGColorSpace.Kind, components: [CGFloat]) {
        self.init(space: CGColorSpace(colorSpace), values: components)
    }
}
