import CoreText
import InterfaceBuilder

/// Turns a document's colors, fonts, images and texts into UIKit's.
@MainActor
struct DocumentValues {
    let environment: LoadingEnvironment

    init(_ environment: LoadingEnvironment) { self.environment = environment }

    // MARK: Colors
    /// A named color's catalog decides; the components that the document remembers stand in where there is none.
    func color(_ reference: ColorReference?) -> UIColor? {
        switch reference {
        case nil: nil
        case .components(let components): color(components)
        case .named(let name, let stored):
            UIColor(named: name, in: environment.bundle, compatibleWith: nil) ?? stored.map(color)
        case .system(let name, let stored): UIColor.system(documentName: name) ?? stored.map(color)
        }
    }

    private func color(_ components: ColorComponents) -> UIColor {
        switch components.space {
        case .displayP3:
            UIColor(
                displayP3Red: components.red,
                green: components.green,
                blue: components.blue,
                alpha: components.alpha
            )
        case .genericGamma22Gray, .extendedGray, .calibratedWhite, .deviceWhite:
            UIColor(white: components.red, alpha: components.alpha)
        case .sRGB, .extendedSRGB, .calibratedRGB, .deviceRGB, .other:
            UIColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
        }
    }

    // MARK: Fonts
    /// - Parameter defaultSize: Points, where the description leaves the size to the control.
    func font(_ description: InterfaceBuilder.FontDescription?, defaultSize: CGFloat = 17) -> UIFont? {
        guard let description else { return nil }
        let size = description.pointSize.map { CGFloat($0) } ?? defaultSize
        switch description.face {
        case .textStyle(let style): return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        case .boldSystem: return .boldSystemFont(ofSize: size)
        case .italicSystem: return .italicSystemFont(ofSize: size)
        case .system: return .systemFont(ofSize: size, weight: weight(description.weight))
        case .named(let name, _):
            // PR-M34: a face that is missing becomes Helvetica.
            let stand = environment.policy.missingFontSubstitute
            if let font = UIFont(name: name, size: size) { return font }
            FontDiagnostics.shared.report(.init(name: name, substitute: stand))
            return UIFont(name: stand, size: size) ?? .systemFont(ofSize: size)
        }
    }

    func weight(_ name: String?) -> UIFont.Weight {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        return name.flatMap { weights[$0] } ?? .regular
    }

    // MARK: Images
    /// An image, or a stand-in of the size that the document remembers.
    func image(_ reference: ImageReference?) -> UIImage? {
        guard let reference else { return nil }
        let found: UIImage? =
            if reference.isSystemSymbol {
                UIImage(
                    documentSymbol: reference.name,
                    configuration: symbolScale(reference.symbolScale),
                    proportion: symbolProportion(reference)
                )
            } else {
                asDrawn(UIImage(named: reference.name, in: environment.bundle, compatibleWith: nil), reference)
            }
        let image =
            found ?? reference.storedSize.map { UIImage(placeholderSize: $0, label: reference.name) }
        switch reference.renderingMode {
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        default: return image
        }
    }

    /// The image with the size that the document remembers, in whole points, where the host keeps that.
    private func asDrawn(_ image: UIImage?, _ reference: ImageReference) -> UIImage? {
        guard environment.policy.keepsStoredImageSizes, let image, let size = reference.storedSize, size != image.size
        else {
            return image
        }
        return UIImage(placeholderSize: size, label: reference.name)
            .withAlignmentRectInsets(image.alignmentRectInsets)
    }

    /// Xcode lists the system's symbols with their longer side 128 points long, or 64.
    private func symbolProportion(_ reference: ImageReference) -> CGFloat? {
        reference.storedSize.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
    }

    func symbolConfiguration(_ configuration: InterfaceBuilder.SymbolConfiguration?) -> UIImage.SymbolConfiguration? {
        guard let configuration else { return nil }
        if let font = font(configuration.font) {
            return UIImage.SymbolConfiguration(font: font, scale: scale(configuration.scale))
        }
        guard let size = configuration.pointSize else {
            let look = UIImage.SymbolConfiguration(scale: scale(configuration.scale))
            guard let weight = configuration.weight else { return look }
            return look.applying(UIImage.SymbolConfiguration(weight: UIImage.SymbolWeight(documentName: weight)))
        }
        return UIImage.SymbolConfiguration(
            pointSize: size,
            weight: UIImage.SymbolWeight(documentName: configuration.weight),
            scale: scale(configuration.scale)
        )
    }

    private func symbolScale(_ name: String?) -> UIImage.SymbolConfiguration? {
        name.map { UIImage.SymbolConfiguration(scale: scale($0)) }
    }

    private func scale(_ name: String?) -> UIImage.SymbolScale {
        switch name {
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "default": .default
        default: .unspecified
        }
    }

    // MARK: Text
    /// The font and colors of a bar's texts; nil where the document has none.
    func textAttributes(_ node: ObjectNode) -> [NSAttributedString.Key: Any]? {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font(node.font()) { attributes[.font] = font }
        if let color = color(node.color("textColor")) { attributes[.foregroundColor] = color }
        return attributes.isEmpty ? nil : attributes
    }

    func attributedString(_ text: InterfaceBuilder.AttributedText?) -> NSAttributedString? {
        guard let text else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            result.append(NSAttributedString(string: fragment.text, attributes: attributes(of: fragment)))
        }
        return result
    }

    /// The same for a button's configuration, with the attributes that buttons use.
    func attributedTitle(_ text: InterfaceBuilder.AttributedText?) -> AttributedString? {
        guard let text else { return nil }
        var result = AttributedString()
        for fragment in text.fragments {
            var part = AttributedString(fragment.text)
            part.font = font(fragment.font, defaultSize: 12)
            part.foregroundColor = color(fragment.colors["NSColor"])
            result.append(part)
        }
        return result
    }

    private func attributes(of fragment: InterfaceBuilder.AttributedText.Fragment) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font(fragment.font, defaultSize: 12) { attributes[.font] = font }
        let colors: [String: NSAttributedString.Key] = [
            "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSStrokeColor": .strokeColor,
            "NSUnderlineColor": .underlineColor, "NSStrikethroughColor": .strikethroughColor,
        ]
        for (name, key) in colors {
            if let color = color(fragment.colors[name]) { attributes[key] = color }
        }
        let numbers: [String: NSAttributedString.Key] = [
            "NSKern": .kern, "NSUnderline": .underlineStyle, "NSStrikethrough": .strikethroughStyle,
            "NSStrokeWidth": .strokeWidth, "NSBaselineOffset": .baselineOffset, "NSObliqueness": .obliqueness,
            "NSExpansion": .expansion, "NSLigature": .ligature,
        ]
        for (name, key) in numbers {
            if let number = fragment.numbers[name] { attributes[key] = NSNumber(value: number) }
        }
        if let link = fragment.strings["NSLink"] { attributes[.link] = link }
        if let style = fragment.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(style) }
        return attributes
    }

    private func paragraphStyle(_ style: InterfaceBuilder.ParagraphStyle) -> NSParagraphStyle {
        let made = NSMutableParagraphStyle()
        made.alignment = NSTextAlignment(documentName: style.alignment) ?? .natural
        made.lineBreakMode = NSLineBreakMode(documentName: style.lineBreakMode) ?? .byWordWrapping
        switch style.baseWritingDirection {
        case "leftToRight": made.baseWritingDirection = .leftToRight
        case "rightToLeft": made.baseWritingDirection = .rightToLeft
        default: made.baseWritingDirection = .natural
        }
        func metric(_ name: String) -> CGFloat { style.metrics[name].map { CGFloat($0) } ?? 0 }
        made.lineSpacing = metric("lineSpacing")
        made.paragraphSpacing = metric("paragraphSpacing")
        made.paragraphSpacingBefore = metric("paragraphSpacingBefore")
        made.lineHeightMultiple = metric("lineHeightMultiple")
        made.minimumLineHeight = metric("minimumLineHeight")
        made.maximumLineHeight = metric("maximumLineHeight")
        made.firstLineHeadIndent = metric("firstLineHeadIndent")
        made.headIndent = metric("headIndent")
        made.tailIndent = metric("tailIndent")
        made.hyphenationFactor = Float(metric("hyphenationFactor"))
        return made
    }
}

extension UIImage.SymbolWeight {
    /// Reads the name that documents use; unspecified for none.
    init(documentName: String?) {
        switch documentName {
        case "ultraLight": self = .ultraLight
        case "thin": self = .thin
        case "light": self = .light
        case "regular": self = .regular
        case "medium": self = .medium
        case "semibold": self = .semibold
        case "bold": self = .bold
        case "heavy": self = .heavy
        case "black": self = .black
        default: self = .unspecified
        }
    }
}
