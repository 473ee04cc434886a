/// What the document says to assistive technologies about an object.
public struct AccessibilityConfiguration: Sendable {
    /// What is read out; nil where the class decides.
    public let label: String?
    /// What using the object does.
    public let hint: String?
    /// What the object is set to; nil where the class decides.
    public let value: String?
    /// For UI tests.
    public let identifier: String?
    /// Whether it is an element; nil where the class decides.
    public let isElement: Bool?
    /// "button", "staticText", "header", …; nil where the class decides.
    public let traits: Set<String>?

    init(_ node: ObjectNode) {
        label = node.string("label")
        hint = node.string("hint")
        value = node.string("value")
        identifier = node.string("identifier")
        isElement = node.bool("isElement")
        traits = node.options("traits")
    }
}

extension ObjectNode {
    /// The object's accessibility; nil where the document leaves it to the class.
    public var accessibility: AccessibilityConfiguration? {
        property("accessibilityConfiguration").map { AccessibilityConfiguration(node($0)) }
    }
}
