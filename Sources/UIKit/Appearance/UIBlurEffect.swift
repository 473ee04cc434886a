/// A material: what lies behind, blurred and tinted.
///
/// The compositor doesn't blur yet: a translucent fill stands for the material.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The kinds of materials; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// Light, at 85 % here.
        case extraLight = 0
        /// Light, at 60 % here.
        case light = 1
        /// Dark, at 75 % here.
        case dark = 2
        /// By the style of the traits, at 75 % here.
        case regular = 4
        /// By the style of the traits, at 85 % here.
        case prominent = 5
        /// By the style of the traits, at 45 % here.
        case systemUltraThinMaterial = 6
        /// By the style of the traits, at 60 % here.
        case systemThinMaterial = 7
        /// By the style of the traits, at 75 % here.
        case systemMaterial = 8
        /// By the style of the traits, at 85 % here.
        case systemThickMaterial = 9
        /// By the style of the traits, at 90 % here; that of bars.
        case systemChromeMaterial = 10
        /// The light one of each kind, whatever the traits.
        case systemUltraThinMaterialLight = 11
        /// Light, whatever the traits; at 60 % here.
        case systemThinMaterialLight = 12
        /// Light, whatever the traits; at 75 % here.
        case systemMaterialLight = 13
        /// Light, whatever the traits; at 85 % here.
        case systemThickMaterialLight = 14
        /// Light, whatever the traits; at 90 % here.
        case systemChromeMaterialLight = 15
        /// The dark one of each kind, whatever the traits.
        case systemUltraThinMaterialDark = 16
        /// Dark, whatever the traits; at 60 % here.
        case systemThinMaterialDark = 17
        /// Dark, whatever the traits; at 75 % here.
        case systemMaterialDark = 18
        /// Dark, whatever the traits; at 85 % here.
        case systemThickMaterialDark = 19
        /// Dark, whatever the traits; at 90 % here.
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

    /// The fill that stands for the material.
    var standInColor: UIColor {
        let alpha = standInAlpha
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

    private var standInAlpha: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
        case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark, .dark: 0.75
        case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.85
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.9
        }
    }
}
