/// A button's configuration (iOS 15).
public struct ButtonConfiguration: Sendable {
    /// The configuration with all its attributes.
    public let node: ObjectNode

    /// "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted" or "borderedProminent".
    public var style: String { node.string("style") ?? "plain" }
    public var title: String? { node.string("title") }
    public var attributedTitle: AttributedText? { node.attributedText("attributedTitle") }
    public var subtitle: String? { node.string("subtitle") }
    public var attributedSubtitle: AttributedText? { node.attributedText("attributedSubtitle") }
    public var titleFont: FontDescription? { node.font("titleFontDescription") }
    public var subtitleFont: FontDescription? { node.font("subtitleFontDescription") }
    /// "automatic", "leading", "center" or "trailing"; nil for automatic.
    public var titleAlignment: String? { node.string("titleAlignment") }
    public var image: ImageReference? { node.image("image") }
    /// "leading", "trailing", "top" or "bottom"; nil for leading.
    public var imagePlacement: String? { node.string("imagePlacement") }
    /// In points; nil for the style's.
    public var imagePadding: Double? { node.length("imagePadding") }
    /// Between title and subtitle, in points; nil for the style's.
    public var titlePadding: Double? { node.length("titlePadding") }
    /// nil for the style's.
    public var contentInsets: DirectionalEdgeInsets? { node.directionalInsets("contentInsets") }
    /// "fixed", "dynamic", "small", "medium", "large" or "capsule"; nil for dynamic.
    public var cornerStyle: String? { node.string("cornerStyle") }
    /// "mini", "small", "medium" or "large"; nil for medium.
    public var buttonSize: String? { node.string("buttonSize") }
    public var baseForegroundColor: ColorReference? { node.color("baseForegroundColor") }
    public var baseBackgroundColor: ColorReference? { node.color("baseBackgroundColor") }
    public var showsActivityIndicator: Bool { node.bool("showsActivityIndicator") ?? false }
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
