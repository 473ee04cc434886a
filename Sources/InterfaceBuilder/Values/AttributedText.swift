/// A text in pieces that each have their attributes.
public struct AttributedText: Sendable {
    /// A piece of text that looks the same all over.
    public struct Fragment: Sendable {
        /// May be empty.
        public var text: String
        /// `NSFont`.
        public var font: FontDescription?
        /// By the attribute's name: "NSColor", "NSBackgroundColor", "NSStrokeColor", …
        public var colors: [String: ColorReference] = [:]
        /// `NSParagraphStyle`.
        public var paragraphStyle: ParagraphStyle?
        /// By name: "NSKern", "NSUnderline", "NSStrikethrough", "NSStrokeWidth", "NSBaselineOffset", …
        public var numbers: [String: Double] = [:]
        /// By name: "NSLink", …
        public var strings: [String: String] = [:]
    }

    /// In the order of the text.
    public var fragments: [Fragment]

    /// All pieces in a row.
    public var text: String { fragments.map(\.text).joined() }

    init(_ element: Element, resources: DocumentResources) {
        fragments = element.children.filter { $0.name == "fragment" }.map { Fragment($0, resources: resources) }
    }
}

extension AttributedText.Fragment {
    init(_ element: Element, resources: DocumentResources) {
        text = element["content"] ?? element.child(forKey: "content")?.stringValue ?? ""
        for attribute in element.child(named: "attributes")?.children ?? [] {
            guard let key = attribute.key else { continue }
            switch attribute.name {
            case "font" where key == "NSFont", "fontDescription" where key == "NSFont":
                font = FontDescription(attribute)
            case "color": colors[key] = ColorReference(attribute, resources: resources)
            case "paragraphStyle": paragraphStyle = ParagraphStyle(attribute)
            case "integer", "real": numbers[key] = attribute.number("value")
            case "string", "mutableString": strings[key] = attribute.stringValue
            case "url": strings[key] = attribute["string"]
            default: continue
            }
        }
    }
}

extension ObjectNode {
    /// An attributed text; nil where the property is absent.
    public func attributedText(_ key: String) -> AttributedText? {
        guard let child = property(key), child.name == "attributedString" else { return nil }
        return AttributedText(child, resources: context.resources)
    }
}
