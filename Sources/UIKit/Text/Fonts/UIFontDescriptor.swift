import CoreText

/// Attributes by which a font is found or made.
open class UIFontDescriptor: CTFontDescriptor, NSCopying, @unchecked Sendable {
    // Unchecked: attributes are constant.
    /// See `UIFont.reportedWeight`.
    let reportedWeight: FontWeight?
    /// What was given beyond the font itself: features, fallbacks and the like.
    private final let extraAttributes: [AttributeName: Any]

    init(
        _ fontDescription: FontDescription,
        reportedWeight: FontWeight? = nil,
        extraAttributes: [AttributeName: Any] = [:]
    ) {
        self.reportedWeight = reportedWeight
        self.extraAttributes = extraAttributes
        super.init(fontDescription)
    }

    convenience init(_ font: UIFont) {
        self.init(
            font.fontDescription,
            reportedWeight: font.reportedWeight,
            extraAttributes: font.keptAttributes
        )
    }

    /// A descriptor of no attributes, which every font matches.
    public convenience init() {
        self.init(fontAttributes: [:])
    }

    /// The system's font where the attributes name none, of size 0 where they give none.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescription(attributes), extraAttributes: attributes)
    }

    /// By PostScript, full or family name; whether there is such a font shows only in the font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// By PostScript, full or family name, of the matrix's height: letters are scaled by it, and not turned.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix, .size: abs(matrix.d)])
    }

    /// The descriptor of a text style's font at the current category.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of a text style's font.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    }

    // MARK: Attributes

    /// In points; 0 when none was given.
    open var pointSize: CGFloat { fontDescription.size }

    /// The name of the face.
    open var postscriptName: String { UIFont(fontDescription, reportedWeight: reportedWeight).fontName }

    /// All attributes, numbers and names as objects (TX-19).
    open var fontAttributes: [AttributeName: Any] {
        var attributes = extraAttributes
        if let style = fontDescription.textStyle {
            attributes[.textStyle] = UIFont.TextStyle(style)
        } else if attributes[.family] == nil {
            attributes[.name] = postscriptName
        }
        attributes[.size] = pointSize
        if fontDescription.width != 0 {
            let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
            attributes[.traits] = traits.merging([.width: fontDescription.width]) { $1 }
        }
        return attributes.mapValues(FontAttributeValue.object)
    }

    /// Of a named font what its PostScript name says after the hyphen: "Bold Italic" of "Georgia-BoldItalic".
    private var faceName: String {
        if case .system = fontDescription.family { return fontDescription.weight.faceName }
        let name = postscriptName
        guard let hyphen = name.firstIndex(of: "-") else { return fontDescription.weight.faceName }
        return name[name.index(after: hyphen)...].reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words.append(" ") }
            words.append(letter)
        }
    }

    /// As the font has it where that is known, else as it was given; nil for what wasn't.
    open func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .name: postscriptName
        case .family: fontDescription.familyName(in: HostEra.current)
        case .size: FontAttributeValue.object(pointSize)
        case .face: faceName
        case .traits:
            FontAttributeValue.object(
                [
                    TraitKey.symbolic: symbolicTraits.rawValue, .weight: fontDescription.weight.rawValue,
                    .slant: fontDescription.isItalic ? 0.07 : 0.0, .width: fontDescription.width,
                ] as [TraitKey: Any]
            )
        default: fontAttributes[attribute]
        }
    }

    /// Bold, italic, monospaced, and of the system's font condensed or expanded.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        switch fontDescription.family {
        case .system:
            traits.insert(.traitUIOptimized)
            if fontDescription.width < 0 { traits.insert(.traitCondensed) }
            if fontDescription.width > 0 { traits.insert(.traitExpanded) }
        case .named(let name):
            let name = name.lowercased()
            if name.contains("bold") || name.contains("heavy") || name.contains("black") { traits.insert(.traitBold) }
            if name.contains("italic") || name.contains("oblique") { traits.insert(.traitItalic) }
            if name.contains("mono") || name.contains("courier") || name.contains("menlo") {
                traits.insert(.traitMonoSpace)
            }
        }
        if fontDescription.weight >= .semibold { traits.insert(.traitBold) }
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// What a font that is made by the descriptor keeps of it: features that fonts have, and fallbacks.
    var attributesOfFonts: [AttributeName: Any] {
        var attributes = extraAttributes.filter { $0.key == .cascadeList || $0.key == .fixedAdvance }
        let settings = extraAttributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        let known = settings.filter { setting in
            guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return false }
            return FontFeature(type: type, selector: selector) != nil
        }
        if !known.isEmpty { attributes[.featureSettings] = known }
        return attributes
    }

    // MARK: Variants

    /// What is given wins over what the descriptor has.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let all = extraAttributes.merging(attributes) { $1 }
        return UIFontDescriptor(
            fontDescription.applying(attributes),
            reportedWeight: attributes[.traits] == nil ? reportedWeight : nil,
            extraAttributes: all
        )
    }

    /// The descriptor of the same font at another size.
    ///
    /// - Parameter newPointSize: Points; a text style goes with its size, so it is dropped.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(
            fontDescription.withSize(newPointSize),
            reportedWeight: reportedWeight,
            extraAttributes: extraAttributes
        )
    }

    /// Of the same size; weight, slant and design start anew.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Weight and slant in words ("Semibold Italic"); unknown words mean regular.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// The same font in bold, italic or monospaced as asked, else upright and regular; nil is not returned, as every
    /// family has a substitute.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var description = fontDescription
        description.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        var reported: FontWeight?
        switch description.family {
        case .system:
            if isBold {
                description.weight = description.textStyle?.emphasizedWeight ?? .bold
                reported = description.textStyle == nil ? .semibold : nil
            } else if self.symbolicTraits.contains(.traitBold) {
                description.weight = .regular
            }
            if symbolicTraits.contains(.traitMonoSpace) { description.design = .monospaced }
            let width: UIFont.Width =
                symbolicTraits.contains(.traitCondensed)
                ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : .standard
            description.width = width.rawValue
        case .named:
            description.family = .named(description.familyName(in: HostEra.current))
            description.weight = isBold ? .bold : .regular
        }
        return UIFontDescriptor(description, reportedWeight: reported, extraAttributes: extraAttributes)
    }

    /// The system font's variant of a design; nil for other families.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = fontDescription.family, let design = design.fontDesign else { return nil }
        var description = fontDescription
        description.design = design
        return UIFontDescriptor(description, reportedWeight: reportedWeight, extraAttributes: extraAttributes)
    }

    // MARK: Matching

    /// The faces that have what the descriptor asks for, the nearest ones first; a face or family that is missing gives
    /// none.
    ///
    /// - Parameter mandatoryKeys: Which attributes have to agree; nil: name, family and face as far as they were given.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? [.name, .family, .face]
        let wanted = extraAttributes
        if let name = wanted[.name] as? String, keys.contains(.name) {
            guard let font = UIFont(name: name, size: pointSize) else { return [] }
            return [font.fontDescriptor.withSize(pointSize)]
        }
        if case .system = fontDescription.family, wanted[.family] == nil { return [self] }
        let family = wanted[.family] as? String ?? fontDescription.familyName(in: HostEra.current)
        let faces = UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: pointSize) }
        let mustBe = keys.contains(.traits) || wanted[.traits] != nil ? symbolicTraits : []
        let needed = mustBe.intersection([.traitBold, .traitItalic, .traitMonoSpace])
        return faces.filter { face in
            guard needed.isSubset(of: face.symbolicTraits) else { return false }
            guard keys.contains(.face), let wish = wanted[.face] as? String else { return true }
            return (face.object(forKey: .face) as? String)?.lowercased() == wish.lowercased()
        }
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return fontDescription == other.fontDescription && reportedWeight == other.reportedWeight
    }

    open override var hash: Int { fontDescription.hashValue }

    /// The descriptor itself, as it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
