import CoreText

extension FontDescription {
    /// The system's font by a name that begins with a dot (".SFUI-Semibold"); nil for other names.
    init?(systemFontName name: String, size: CGFloat) {
        guard [".SF", ".Apple", ".NewYork", ".Helvetica"].contains(where: { name.hasPrefix($0) }) else { return nil }
        self.init(systemFontOfSize: size)
        // ".SFUI-Semibold", but ".AppleSystemUIFontBold".
        let hyphenated = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init)
        let joined = name.hasPrefix(Self.systemFamilyName) ? String(name.dropFirst(Self.systemFamilyName.count)) : ""
        applyFace(hyphenated ?? joined)
        if name.contains("Mono") { design = .monospaced }
        if name.contains("Rounded") { design = .rounded }
        if name.contains("NewYork") || name.contains("Serif") { design = .serif }
    }

    private static let systemFamilyName = ".AppleSystemUIFont"

    /// The font of a descriptor's attributes; the system's where they name none, size 0 where they give none.
    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        self = FontDescription(systemFontOfSize: 0).applying(attributes)
    }

    /// The font with changes by a descriptor's attributes.
    func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
        var font = self
        let style = attributes[.textStyle]
        if let name = (style as? UIFont.TextStyle)?.rawValue ?? style as? String, let style = TextStyle(rawValue: name)
        {
            font = DynamicType.font(for: style, in: ContentSizeCategory(.current))
        }
        if let size = FontAttributeValue.number(attributes[.size]) { font = font.withSize(CGFloat(size)) }
        let features = font.features
        if let name = attributes[.name] as? String {
            font =
                FontDescription(systemFontName: name, size: font.size) ?? FontDescription(name: name, size: font.size)
        } else if let family = attributes[.family] as? String {
            font =
                FontDescription(systemFontName: family, size: font.size)
                ?? FontDescription(name: family, size: font.size)
        }
        font.features = features
        if let face = attributes[.face] as? String { font.applyFace(face) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { font.apply(traits) }
        if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            for feature in features { font.apply(feature) }
        }
        return font
    }

    /// Takes a feature by Apple's type and selector; those that OpenType hasn't change nothing.
    private mutating func apply(_ feature: [UIFontDescriptor.FeatureKey: Any]) {
        let number = { (key: UIFontDescriptor.FeatureKey) in feature[key] as? Int }
        guard let type = number(.type), let selector = number(.selector) else { return }
        if type == Self.numberSpacing, case .system = family, design == .standard || design == .monospacedDigits {
            design = selector == 0 ? .monospacedDigits : .standard
            return
        }
        guard let feature = FontFeature(type: type, selector: selector) else { return }
        features.removeAll { $0.tag == feature.tag }
        features.append(feature)
    }

    /// `kNumberSpacingType` of the font feature registry; selector 0 is monospaced numbers.
    private static let numberSpacing = 6

    private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let symbolic = traits[.symbolic] as? UInt32 {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: symbolic)
            if symbolic.contains(.traitBold) { weight = textStyle?.emphasizedWeight ?? .bold }
            if symbolic.contains(.traitItalic) { isItalic = true }
            if symbolic.contains(.traitMonoSpace) { design = .monospaced }
            if symbolic.contains(.traitCondensed) { width = UIFont.Width.condensed.rawValue }
            if symbolic.contains(.traitExpanded) { width = UIFont.Width.expanded.rawValue }
        }
        if let value = traits[.weight] as? UIFont.Weight { weight = value.fontWeight }
        if let value = FontAttributeValue.number(traits[.weight]) { weight = FontWeight(rawValue: value) }
        if let value = traits[.width] as? UIFont.Width { width = value.rawValue }
        if let value = FontAttributeValue.number(traits[.width]) { width = CGFloat(value) }
        if let value = FontAttributeValue.number(traits[.slant]) { isItalic = value > 0 }
    }

    /// Reads "Semibold Italic" and the like.
    private mutating func applyFace(_ face: String) {
        let face = face.lowercased().filter { $0 != " " }
        isItalic = face.contains("italic") || face.contains("oblique")
        let name = face.replacingOccurrences(of: "italic", with: "").replacingOccurrences(of: "oblique", with: "")
        weight = FontWeight.all.first { $0.faceName.lowercased() == name } ?? .regular
    }
}
