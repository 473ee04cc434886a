/// A material: what lies behind, blurred and tinted.
///
/// How strong the tints are was chosen by eye from the pictures that `looks.md` lists; blur and saturation aren't measured.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The kinds of materials; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// Light, tinted by 85 %.
        case extraLight = 0
        /// Light, tinted by 60 %.
        case light = 1
        /// Dark, tinted by 75 %.
        case dark = 2
        /// By the style of the traits, tinted by 75 %.
        case regular = 4
        /// By the style of the traits, tinted by 85 %.
        case prominent = 5
        /// By the style of the traits, tinted by 45 %.
        case systemUltraThinMaterial = 6
        /// By the style of the traits, tinted by 60 %.
        case systemThinMaterial = 7
        /// By the style of the traits, tinted by 75 %.
        case systemMaterial = 8
        /// By the style of the traits, tinted by 85 %.
        case systemThickMaterial = 9
        /// By the style of the traits, tinted by 90 %; that of bars.
        case systemChromeMaterial = 10
        /// The light one of each kind, whatever the traits.
        case systemUltraThinMaterialLight = 11
        /// Light, whatever the traits; tinted by 60 %.
        case systemThinMaterialLight = 12
        /// Light, whatever the traits; tinted by 75 %.
        case systemMaterialLight = 13
        /// Light, whatever the traits; tinted by 85 %.
        case systemThickMaterialLight = 14
        /// Light, whatever the traits; tinted by 90 %.
        case systemChromeMaterialLight = 15
        /// The dark one of each kind, whatever the traits.
        case systemUltraThinMaterialDark = 16
        /// Dark, whatever the traits; tinted by 60 %.
        case systemThinMaterialDark = 17
        /// Dark, whatever the traits; tinted by 75 %.
        case systemMaterialDark = 18
        /// Dark, whatever the traits; tinted by 85 %.
        case systemThickMaterialDark = 19
        /// Dark, whatever the traits; tinted by 90 %.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Fixed once made; two effects of the same style are equal.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override var hash: Int { style.hashValue }

    /// What becomes of the picture behind a view with these traits.
    func material(for traits: UITraitCollection) -> BackdropMaterial {
        BackdropMaterial(
            sigma: Self.sigma,
            saturation: Self.saturation,
            tint: tintColor.resolvedColor(with: traits).cgColor
        )
    }

    /// The blur's standard deviation, in points.
    private static let sigma: CGFloat = 20
    /// How much stronger colors behind a material become.
    private static let saturation: CGFloat = 1.8

    /// Whether the material is dark under these traits.
    func isDark(_ traits: UITraitCollection) -> Bool {
        switch appearance {
        case .light: false
        case .dark: true
        case .unspecified: traits.userInterfaceStyle == .dark
        }
    }

    /// What is laid over the blurred picture.
    private var tintColor: UIColor {
        let alpha = tintAlpha
        return switch appearance {
        case .light: UIColor(white: 0.97, alpha: alpha)
        case .dark: UIColor(white: 0.11, alpha: alpha)
        case .unspecified:
            UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: alpha) : UIColor(white: 0.97, alpha: alpha)
            }
        }
    }

    private var appearance: UIUserInterfaceStyle {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            .unspecified
        }
    }

    private var tintAlpha: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
        case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark, .dark: 0.75
        case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.85
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.9
        }
    }
}
