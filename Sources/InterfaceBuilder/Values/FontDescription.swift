/// A font as a document describes it.
public struct FontDescription: Sendable, Hashable {
    /// Which family of fonts.
    public enum Face: Sendable, Hashable {
        /// The system font, in the description's weight.
        case system
        case boldSystem
        case italicSystem
        /// A font by its PostScript name.
        case named(String, family: String?)
        /// A text style by UIKit's raw value, "UICTFontTextStyleBody".
        case textStyle(String)
    }

    /// Which font, but for weight and size.
    public var face: Face
    /// In points; nil where the text style or the control decides.
    public var pointSize: Double?
    /// "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy" or "black"; nil for regular.
    public var weight: String?
    /// "condensed", "expanded", …; nil for standard.
    public var width: String?

    /// Weight and width are standard by default.
    public init(face: Face, pointSize: Double? = nil, weight: String? = nil, width: String? = nil) {
        self.face = face
        self.pointSize = pointSize
        self.weight = weight
        self.width = width
    }

    init?(_ element: Element) {
        switch element.name {
        case "fontDescription": self.init(description: element)
        case "font": self.init(attribute: element)
        default: return nil
        }
    }

    /// Reads `<fontDescription>`, which labels and the like have.
    private init(description element: Element) {
        if let style = element["style"] {
            face = .textStyle(style)
        } else if let name = element["name"], !name.hasPrefix(".") {
            face = .named(name, family: element["family"])
        } else {
            switch element["type"] {
            case "boldSystem": face = .boldSystem
            case "italicSystem": face = .italicSystem
            default: face = .system
            }
        }
        pointSize = Self.size(element, "pointSize") ?? element["size"].flatMap { Self.namedSizes[$0] }
        weight = element["weight"] ?? element["name"].flatMap(Self.weight(ofSystemFont:))
        width = element["width"]
    }

    /// Reads `<font>`, which attributed strings have: a font of the Mac that edited the document.
    private init(attribute element: Element) {
        pointSize = Self.size(element, "size")
        if let meta = element["metaFont"] {
            face = .system
            weight = meta.hasSuffix("Bold") ? "bold" : meta.hasSuffix("Semibold") ? "semibold" : nil
            pointSize = pointSize ?? Self.metaSizes[meta] ?? 13
        } else if let name = element["name"], !name.hasPrefix(".") {
            face = .named(name, family: nil)
        } else {
            face = .system
            weight = element["name"].flatMap(Self.weight(ofSystemFont:))
        }
    }

    /// A size that a font can have; nil for anything else.
    private static func size(_ element: Element, _ attribute: String) -> Double? {
        element.number(attribute).flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
    }

    /// The weight that the private name of a system font ends in, ".SFUIText-Semibold".
    private static func weight(ofSystemFont name: String) -> String? {
        guard name.hasPrefix("."), let suffix = name.split(separator: "-").dropFirst().last else { return nil }
        let weights = ["ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
        return weights.first { $0.lowercased() == suffix.lowercased() }
    }

    /// UIFont's `buttonFontSize`, `systemFontSize`, `smallSystemFontSize` and `labelFontSize`.
    private static let namedSizes = ["button": 18.0, "system": 14.0, "smallSystem": 12.0, "label": 17.0]

    /// The sizes of macOS' fonts by purpose; the rest have 13.
    private static let metaSizes = ["smallSystem": 11.0, "cellTitle": 12.0, "miniSystem": 9.0]
}

extension ObjectNode {
    /// A font; nil where the property is absent.
    public func font(_ key: String = "fontDescription") -> FontDescription? {
        property(key).flatMap(FontDescription.init)
    }
}
