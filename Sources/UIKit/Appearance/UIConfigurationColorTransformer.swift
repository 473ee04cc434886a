/// Turns a configuration's color into the one that is shown.
public struct UIConfigurationColorTransformer: Sendable {
    /// Called whenever the configuration is shown.
    public let transform: @Sendable (UIColor) -> UIColor

    /// The closure may run on any thread.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Calls `transform`.
    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    /// A gray of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let color = color.resolvedCGColor(with: traits)
            return UIColor(white: color.sRGB.components(in: .extendedGray)[0], alpha: color.alpha)
        }
    }

    /// The color as it is; UIKit uses it where a tint is preferred.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// The color as one of a single hue.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
