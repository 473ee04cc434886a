import CoreGraphics

extension CALayer {
    /// How everything that the layer shows is recolored and mixed with what lies behind; nil for plain drawing.
    package final var vibrancy: LayerVibrancy? {
        get { modelLayer?.vibrancy ?? ownVibrancy }
        set { ownVibrancy = newValue }
    }

    /// Drawn with this color instead of its own ones where the contents are a template. Set by image views.
    package final var contentsTint: CGColor? {
        get { values.contentsTint }
        set { if newValue != values.contentsTint { change(.contentsTint) { $0.contentsTint = newValue } } }
    }

    /// How the layer and all below it are mixed with what lies behind: the name of a blend mode, such as
    /// "multiplyBlendMode", "screenBlendMode" or "linearDodgeBlendMode". Other names and objects change nothing. Nil by default.
    public final var compositingFilter: Any? {
        get { settings.compositingFilter }
        set {
            settings.compositingFilter = newValue
            note(.drawing)
        }
    }

    /// What ``compositingFilter`` names.
    final var compositingMode: CGBlendMode? {
        guard (modelLayer ?? self).rareSettings != nil, let name = settings.compositingFilter as? String else {
            return nil
        }
        return Self.modes[name]
    }

    private static let modes: [String: CGBlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
        "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
        "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
        "luminosityBlendMode": .luminosity, "linearDodgeBlendMode": .plusLighter, "linearBurnBlendMode": .plusDarker,
        "sourceAtopCompositing": .sourceAtop, "sourceInCompositing": .sourceIn, "sourceOutCompositing": .sourceOut,
        "maximumCompositing": .lighten, "minimumCompositing": .darken, "additionCompositing": .plusLighter,
        "multiplyCompositing": .multiply,
    ]
}
