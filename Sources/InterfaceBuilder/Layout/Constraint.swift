/// A layout constraint: first item's attribute, relation, multiplier times second item's attribute plus constant.
public struct Constraint: Sendable, Identifiable {
    /// How the two sides relate.
    public enum Relation: String, Sendable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    /// What of an item is constrained.
    public enum Attribute: String, Sendable, CaseIterable {
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        /// The last baseline; Interface Builder's name for it.
        case baseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins

        init?(name: String) {
            self.init(rawValue: name == "lastBaseline" ? "baseline" : name)
        }
    }

    /// The constraint as XML.
    public let element: Element
    /// The object ID, which variations name.
    public let id: String
    /// The object ID of the first item: the view that holds the constraint unless the document names another.
    public let firstItem: String
    /// What of the first item.
    public let firstAttribute: Attribute
    /// Default equal.
    public let relation: Relation
    /// The object ID of the second item; nil for a constraint to a constant.
    public let secondItem: String?
    /// The attribute of the second item; nil where there is none.
    public let secondAttribute: Attribute?
    /// Default 1.
    public let multiplier: Double
    /// In points; nil where the document leaves it out: 0, or the standard distance where `isSymbolic`.
    public let constant: Double?
    /// 1…1000, default 1000.
    public let priority: Float
    /// The name that shows in UIKit's log; nil where it has none.
    public let identifier: String?
    /// Whether the constant is the standard distance between the two items ("Use Standard Value").
    public let isSymbolic: Bool
    /// Whether the constraint is there for the canvas only and removed at build time (IB-7).
    public let isPlaceholder: Bool
    /// "layoutAnchor" where the standard distance depends on the font's size, between baselines; nil otherwise.
    public let symbolType: String?

    /// Reads a constraint; nil where its attributes or items make no sense.
    ///
    /// - Parameter holder: The object ID of the view that lists it.
    init?(_ node: ObjectNode, holder: String) {
        element = node.element
        guard element.name == "constraint", let first = element["firstAttribute"].flatMap(Attribute.init(name:)) else {
            return nil
        }
        id = node.id
        firstItem = element["firstItem"] ?? holder
        firstAttribute = first
        relation = element["relation"].flatMap(Relation.init(rawValue:)) ?? .equal
        secondItem = element["secondItem"]
        secondAttribute = secondItem == nil ? nil : element["secondAttribute"].flatMap(Attribute.init(name:))
        guard secondItem == nil || secondAttribute != nil else { return nil }
        multiplier = node.attribute("multiplier").flatMap(Self.multiplier) ?? 1
        constant = node.length("constant").flatMap { $0.isFinite ? $0 : nil }
        priority = node.priority("priority") ?? 1000
        identifier = element["identifier"]
        isSymbolic = element["symbolic"] == "YES"
        isPlaceholder = element["placeholder"] == "YES"
        symbolType = element["symbolType"]
    }

    /// Reads "1.5", "16:9", "1/3" or "35%"; nil for anything else, also for a zero divisor.
    static func multiplier(_ text: String) -> Double? {
        func limited(_ value: Double?) -> Double? {
            value.flatMap { $0.isFinite && abs($0) <= 1_000_000 ? $0 : nil }
        }
        let trimmed = text.filter { !$0.isWhitespace }
        if trimmed.hasSuffix("%") { return limited(Element.number(String(trimmed.dropLast())).map { $0 / 100 }) }
        for separator: Character in [":", "/"] {
            let sides = trimmed.split(separator: separator, omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            guard let above = Element.number(String(sides[0])), let below = Element.number(String(sides[1])), below != 0
            else { return nil }
            return limited(above / below)
        }
        return limited(Element.number(trimmed))
    }
}
