import Foundation

/// What a document remembers of the images and colors that it names: a stand-in where the asset catalog is missing.
public struct DocumentResources: Sendable {
    /// An image as the canvas had it.
    public struct Image: Sendable, Hashable {
        /// The name of the image set, file or symbol.
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

    /// How many colors may name each other in a row before it is taken for a circle.
    private static let longestChain = 8

    init(_ element: Element?) {
        var images: [String: Image] = [:]
        var colors: [String: [String: Element]] = ["namedColor": [:], "systemColor": [:]]
        for child in element?.children ?? [] {
            guard let name = child["name"] else { continue }
            if child.name == "image" {
                let size = CGSize(width: child.length("width") ?? 0, height: child.length("height") ?? 0)
                images[name] = Image(name: name, size: size, catalog: child["catalog"])
            } else if let color = child.child(named: "color") {
                colors[child.name]?[name] = color
            }
        }
        func components(_ color: Element, depth: Int = 0) -> ColorComponents? {
            if let found = ColorComponents(color) { return found }
            guard depth < Self.longestChain else { return nil }
            let next =
                color["systemColor"].flatMap { colors["systemColor"]?[$0] }
                ?? color["name"].flatMap { colors["namedColor"]?[$0] }
            return next.flatMap { components($0, depth: depth + 1) }
        }
        self.images = images
        namedColors = (colors["namedColor"] ?? [:]).compactMapValues { components($0) }
        systemColors = (colors["systemColor"] ?? [:]).compactMapValues { components($0) }
    }
}
