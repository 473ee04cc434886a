import Platform

/// The colors of a configured button in its present state (BT-M9 … BT-M13).
@MainActor
struct ConfigurationColors {
    /// Of titles, image and indicator.
    let foreground: UIColor
    /// Of the subtitle.
    let subtitle: UIColor
    let background: UIColor

    /// Shares of alpha that the states leave (BT-M10), and of the tint in tinted fills (BT-M9).
    private static let highlightedShare: CGFloat = 0.75
    private static let tintedShare: (light: CGFloat, dark: CGFloat) = (0.18, 0.25)
    private static let subtitleShare: CGFloat = 0.75

    init(_ configuration: UIButton.Configuration, on button: UIButton) {
        let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .tintColor
        var foreground = Self.foreground(of: configuration, tint: tint)
        var background = Self.background(of: configuration, tint: tint)
        if button.isSelected, configuration.automaticallyUpdateForSelection {
            background = configuration.baseBackgroundColor ?? Self.tinted(tint)
            foreground = configuration.baseForegroundColor ?? tint
        }
        let hasFill =
            Self.hasFill(configuration.style) || (button.isSelected && configuration.automaticallyUpdateForSelection)
        if !button.isEnabled {
            foreground = .tertiaryLabel
            background = hasFill ? .tertiarySystemFill : .clear
        } else if button.isHighlighted {
            foreground = foreground.scalingAlpha(by: Self.highlightedShare)
            background = hasFill ? background.scalingAlpha(by: Self.highlightedShare) : background
        }
        self.foreground = foreground
        subtitle = foreground
        // BT-M13: an explicit fill is drawn unchanged in all states.
        let own = configuration.background
        self.background = own.backgroundColor == .clear ? background : own.resolvedBackgroundColor(for: tint)
    }

    private static func hasFill(_ style: UIButton.Configuration.Style) -> Bool {
        style != .plain && style != .borderless
    }

    private static func foreground(of configuration: UIButton.Configuration, tint: UIColor) -> UIColor {
        if let base = configuration.baseForegroundColor { return base }
        return switch configuration.style {
        case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: .white
        case .glass, .clearGlass: .label
        case .bordered: ButtonConfigurationLook.current.borderedTitle?.color ?? tint
        case .plain, .gray, .tinted, .borderless, .borderedTinted: tint
        }
    }

    private static func background(of configuration: UIButton.Configuration, tint: UIColor) -> UIColor {
        let base = configuration.baseBackgroundColor
        return switch configuration.style {
        case .plain, .borderless: base ?? .clear
        case .gray, .bordered: base ?? .secondarySystemFill
        case .tinted, .borderedTinted: tinted(base ?? tint)
        case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: base ?? tint
        case .glass, .clearGlass: base ?? UIColor(dynamicProvider: glassFill)
        }
    }

    private static func tinted(_ color: UIColor) -> UIColor {
        UIColor { traits in
            color.resolvedColor(with: traits)
                .scalingAlpha(by: traits.userInterfaceStyle == .dark ? tintedShare.dark : tintedShare.light)
        }
    }

    /// A translucent fill stands for glass.
    private static func glassFill(_ traits: UITraitCollection) -> UIColor {
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.6) : UIColor(white: 1, alpha: 0.7)
    }
}

extension UIColor {
    /// The color with a share of its alpha; dynamic colors stay dynamic.
    func scalingAlpha(by share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * share)
        }
    }
}
