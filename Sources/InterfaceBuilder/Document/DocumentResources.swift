import Foundation

/// What a document remembers of the images and colors that it names: a stand-in where the asset catalog is missing.
public struct DocumentResources: Sendable {
    /// An image as the canvas had it.
    public struct Image: Sendable, Hashable {
        public var name: String
        /// In points.
        public var size: CGSize
        /// "system" for SF Symbols; nil for the app's own.
        public var catalog: String?
    }

    /// By name; symbols and the app's images share the names, as in the document.
    public let images: [String: Image]
    /// The components that named colors had, by name.
    public let namedColors: [String: ColorComponents]
    /// The light components of system colors, by name ("systemBackgroundColor").
    public let systemColors: [String: ColorComponents]

    init(_ element: Element?) {
        var images: [String: Image] = [:]
        var named: [String: ColorComponents] = [:]
        var system: [String: ColorComponents] = [:]
        for child in element?.children ?? [] {
            guard let name = child["name"] else { continue }
            switch child.name {
            case "image":
                let size = CGSize(width: child.length("width") ?? 0, height: child.length("height") ?? 0)
                images[name] = Image(name: name, size: size, catalog: child["catalog"])
            case "namedColor", "systemColor":
                guard let color = child.child(named: "color").flatMap(ColorComponents.init) else { continue }
                if child.name == "namedColor" { named[name] = color } else { system[name] = color }
            default:
                continue
            }
        }
        self.images = images
        namedColors = named
        systemColors = system
    }
}
