/// A button's configuration (iOS 15).
public struct ButtonConfiguration: Sendable {
    /// The configuration with all its attributes.
    public let node: ObjectNode

    /// "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted" or "borderedProminent".
    public var style: String { node.string("style") ?? "plain" }
    /// The title; nil where it has none, or an attributed one.
    public var title: String? { node.string("title") }
    /// Takes precedence over `title`.
    public var attributedTitle: AttributedText? { node.attributedText("attributedTitle") }
    /// Below the title.
    public var subtitle: String? { node.string("subtitle") }
    /// Takes precedence over `subtitle`.
    public var attributedSubtitle: AttributedText? { node.attributedText("attributedSubtitle") }
    /// The title's font; nil for the style's.
    public var titleFont: FontDescription? { node.font("titleFontDescription") }
    /// The subtitle's font; nil for the style's.
    public var subtitleFont: FontDescription? { node.font("subtitleFontDescription") }
    /// "automatic", "leading", "center" or "trailing"; nil for automatic.
    public var titleAlignment: String? { node.string("titleAlignment") }
    /// Beside or above the title.
    public var image: ImageReference? { node.image("image") }
    /// "leading", "trailing", "top" or "bottom"; nil for leading.
    public var imagePlacement: String? { node.string("imagePlacement") }
    /// In points; nil for the style's.
    public var imagePadding: Double? { node.length("imagePadding") }
    /// Between title and subtitle, in points; nil for the style's.
    public var titlePadding: Double? { node.length("titlePadding") }
    /// Room around the content; nil for the style's.
    public var contentInsets: DirectionalEdgeInsets? { node.directionalInsets("contentInsets") }
    /// "fixed", "dynamic", "small", "medium", "large" or "capsule"; nil for dynamic.
    public var cornerStyle: String? { node.string("cornerStyle") }
    /// "mini", "small", "medium" or "large"; nil for medium.
    public var buttonSize: String? { node.string("buttonSize") }
    /// The color of title and image; nil for the style's.
    public var baseForegroundColor: ColorReference? { node.color("baseForegroundColor") }
    /// The color of the background; nil for the style's.
    public var baseBackgroundColor: ColorReference? { node.color("baseBackgroundColor") }
    /// In place of the image. Default false.
    public var showsActivityIndicator: Bool { node.bool("showsActivityIndicator") ?? false }
    /// For the image, where it is a symbol.
    public var symbolConfiguration: SymbolConfiguration? {
        node.symbolConfiguration("preferredSymbolConfigurationForImage")
    }
    /// The background with its image, colors and corners; nil for the style's.
    public var background: ObjectNode? { node.object(forKey: "background") }
}

extension ObjectNode {
    /// A button's configuration; nil for buttons without one.
    public var buttonConfiguration: ButtonConfiguration? {
        object(forKey: "configuration").flatMap {
            $0.elementName == "buttonConfiguration" ? ButtonConfiguration(node: $0) : nil
        }
    }
}
