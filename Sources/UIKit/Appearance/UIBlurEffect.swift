/// A material: what lies behind, blurred and tinted.
///
/// The compositor doesn't blur yet: a translucent fill stands for the material.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The kinds of materials; raw values are UIKit's.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

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
