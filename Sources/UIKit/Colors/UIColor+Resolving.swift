/// How often a dynamic color may answer with another dynamic one before it counts as black.
private let resolutionLimit = 16

extension UIColor {
    /// The color's components under traits; a pattern's are those of its average.
    package func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
        resolvedCGColor(with: traits, depth: resolutionLimit)
    }

    private func resolvedCGColor(with traits: UITraitCollection, depth: Int) -> CGColor {
        guard depth > 0 else { return .black }
        switch storage {
        case .fixed(let color):
            return color
        case .system(let name):
            if name == SystemColors.tint, let accent = HostAssets.accentColor(compatibleWith: traits) { return accent }
            return SystemColors.current.color(named: name, with: traits) ?? .black
        case .asset(let name, let bundle):
            return HostAssets.current?.color(named: name, in: bundle, compatibleWith: traits) ?? .black
        case .dynamic(let provider):
            let color = traits.withCurrent { provider(traits) }
            return color.resolvedCGColor(with: traits, depth: depth - 1)
        case .alpha(let base, let alpha):
            let color = base.resolvedCGColor(with: traits, depth: depth - 1)
            return color.copy(alpha: alpha) ?? color
        case .pattern(let image):
            guard let bitmap = image.uprightBitmap(color: nil) else { return .clear }
            return CGColor(patternImage: bitmap, scale: image.scale, mean: image.averageColor)
        }
    }

    /// What fills a layer under traits: the color, or a pattern's image side by side.
    func fill(with traits: UITraitCollection) -> CGColor {
        let resolved = resolvedColor(with: traits)
        guard let image = resolved.patternImage, let pixels = image.uprightBitmap(color: nil) else {
            return resolved.cgColor
        }
        return CGColor(patternImage: pixels, scale: image.scale)
    }

    /// The image of a pattern color; nil for plain ones.
    package var patternImage: UIImage? {
        if case .pattern(let image) = storage { image } else { nil }
    }

    /// True when traits decide what the color is.
    package var isDynamic: Bool {
        switch storage {
        case .fixed, .pattern: false
        case .system, .asset, .dynamic, .alpha: true
        }
    }

    /// The system's color that a document names, "labelColor" or "groupTableViewBackgroundColor"; nil for other names.
    package static func system(documentName name: String) -> UIColor? {
        guard name.hasSuffix("Color") else { return nil }
        let key = String(name.dropLast("Color".count))
        if SystemColors.contains(key) { return UIColor(.system(key)) }
        return fixedColors[key]
    }

    private static let fixedColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
        "scrollViewTexturedBackground": UIColor(white: 0.435, alpha: 1),
        "viewFlipsideBackground": UIColor(red: 0.121, green: 0.129, blue: 0.141, alpha: 1),
        "underPageBackground": UIColor(white: 0.435, alpha: 1),
    ]
}

extension CGColor {
    /// The components as UIColor prints them: "UIExtendedSRGBColorSpace 1 0 0 1".
    var uiDescription: String {
        let name =
            switch colorSpace?.model {
            case .monochrome: "UIExtendedGrayColorSpace"
            case .rgb: colorSpace?.kind == .displayP3 ? "kCGColorSpaceModelRGB" : "UIExtendedSRGBColorSpace"
            default: "kCGColorSpaceModelUnknown"
            }
        let numbers = (components ?? []).map { String(format: "%g", Double($0)) }
        return ([name] + numbers).joined(separator: " ")
    }
}
