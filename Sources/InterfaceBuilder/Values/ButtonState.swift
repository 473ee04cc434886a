/// What a button shows in one of its states.
public struct ButtonState: Sendable {
    /// "normal", "highlighted", "selected", "disabled" or "focused".
    public let name: String
    /// The title; nil for that of the normal state.
    public let title: String?
    /// Takes precedence over `title`.
    public let attributedTitle: AttributedText?
    /// The title's color; nil for that of the normal state.
    public let titleColor: ColorReference?
    /// The color of the title's shadow; nil for that of the normal state.
    public let titleShadowColor: ColorReference?
    /// The image; nil for that of the normal state.
    public let image: ImageReference?
    /// Behind the title; nil for that of the normal state.
    public let backgroundImage: ImageReference?
    /// For the image, where it is a symbol.
    public let symbolConfiguration: SymbolConfiguration?

    init(_ node: ObjectNode) {
        name = node.key ?? "normal"
        title = node.string("title")
        attributedTitle = node.attributedText("attributedTitle")
        titleColor = node.color("titleColor")
        titleShadowColor = node.color("titleShadowColor")
        image = node.image("image")
        backgroundImage = node.image("backgroundImage")
        symbolConfiguration = node.symbolConfiguration()
    }
}

extension ObjectNode {
    /// What a button shows in each state that the document sets, in document order.
    public var buttonStates: [ButtonState] {
        element.children.filter { $0.name == "state" }.map { ButtonState(node($0)) }
    }
}
