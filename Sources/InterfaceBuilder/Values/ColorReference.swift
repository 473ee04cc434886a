/// A color as a document names it: components, a color set of the app's catalog, or one of UIKit's own colors.
public enum ColorReference: Sendable, Hashable {
    case components(ColorComponents)
    /// A color set; `stored` is what the document remembers of it.
    case named(String, stored: ColorComponents?)
    /// UIKit's color by the name of its class property, "systemBackgroundColor"; `stored` are its light components.
    case system(String, stored: ColorComponents?)

    /// The components that the document has, whatever the catalog or the appearance says; nil where it has none.
    public var storedComponents: ColorComponents? {
        switch self {
        case .components(let components): components
        case .named(_, let stored), .system(_, let stored): stored
        }
    }

    /// Reads a `<color>`; nil for `<nil>` and for a color that says nothing.
    init?(_ element: Element, resources: DocumentResources) {
        guard element.name == "color" else { return nil }
        let components = ColorComponents(element)
        if let name = element["xcode11CocoaTouchSystemColor"] ?? element["systemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            self = .system(Self.withSuffix(name), stored: components ?? resources.systemColors[name])
        } else if let name = element["name"] {
            if element["catalog"] == nil {
                self = .named(name, stored: components ?? resources.namedColors[name])
            } else {
                let system = Self.catalogColors[name] ?? Self.withSuffix(name)
                self = .system(system, stored: components ?? resources.systemColors[system])
            }
        } else if let components {
            self = .components(components)
        } else {
            return nil
        }
    }

    private static func withSuffix(_ name: String) -> String { name.hasSuffix("Color") ? name : name + "Color" }

    /// AppKit's colors, which Xcode's text panel leaves in attributed strings, and what they are on iOS.
    private static let catalogColors = [
        "textColor": "labelColor", "controlTextColor": "labelColor", "headerTextColor": "labelColor",
        "textBackgroundColor": "systemBackgroundColor", "controlBackgroundColor": "systemBackgroundColor",
        "windowBackgroundColor": "systemBackgroundColor", "disabledControlTextColor": "tertiaryLabelColor",
        "gridColor": "separatorColor", "controlAccentColor": "tintColor",
    ]
}

extension ObjectNode {
    /// A color; nil where the property is absent or `<nil>`.
    public func color(_ key: String) -> ColorReference? {
        property(key).flatMap { ColorReference($0, resources: context.resources) }
    }
}
