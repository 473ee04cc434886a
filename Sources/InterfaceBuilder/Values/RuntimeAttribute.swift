import Foundation

/// A user-defined runtime attribute: a property that loading sets by its key path.
public struct RuntimeAttribute: Sendable {
    /// What is set.
    public enum Value: Sendable {
        case null
        case bool(Bool)
        /// From `<integer>`.
        case integer(Int)
        /// From `<real>`.
        case real(Double)
        case string(String, isLocalized: Bool)
        case point(CGPoint)
        case size(CGSize)
        case rect(CGRect)
        case range(location: Int, length: Int)
        case color(ColorReference)
        case image(ImageReference)
    }

    /// "layer.cornerRadius".
    public let keyPath: String
    /// What the property is set to.
    public let value: Value
    /// The line in the document, counted from 1.
    public let line: Int

    init?(_ node: ObjectNode) {
        guard let keyPath = node.string("keyPath"), let value = Self.value(node) else { return nil }
        self.keyPath = keyPath
        self.value = value
        line = node.line
    }

    private static func value(_ node: ObjectNode) -> Value? {
        switch node.element["type"] {
        case "nil": .null
        case "boolean": node.bool("value").map { .bool($0) }
        case "string": .string(node.string("value") ?? "", isLocalized: node.bool("localized") ?? false)
        case "number":
            if node.property("value")?.name == "integer" || node.attribute("value") != nil {
                node.integer("value").map { .integer($0) }
            } else {
                node.number("value").map { .real($0) }
            }
        case "point": node.point("value").map { .point($0) }
        case "size": node.size("value").map { .size($0) }
        case "rect": node.rect("value").map { .rect($0) }
        case "range":
            node.property("value").map {
                .range(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
            }
        case "color": node.color("value").map { .color($0) }
        case "image": node.image("value").map { .image($0) }
        default: nil
        }
    }
}

extension ObjectNode {
    /// The user-defined runtime attributes in document order.
    public var runtimeAttributes: [RuntimeAttribute] {
        (element.child(named: "userDefinedRuntimeAttributes")?.children ?? []).compactMap { RuntimeAttribute(node($0)) }
    }
}
