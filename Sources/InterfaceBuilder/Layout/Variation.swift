import Platform

/// Values that hold for some size classes only: `<variation key="heightClass=compact">`.
public struct Variation: Sendable {
    /// The variation as XML: attributes, keyed children and masks.
    public let element: Element
    /// The conditions, each a name and a value ("widthClass", "compact"); empty for "default", which always holds.
    public let conditions: [(name: String, value: String)]

    init?(_ element: Element) {
        guard element.name == "variation", let key = element.key else { return nil }
        self.element = element
        var conditions: [(name: String, value: String)] = []
        for part in key.split(separator: "-") where part != "default" {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            conditions.append((String(sides[0]), String(sides[1])))
        }
        self.conditions = conditions
    }

    /// The horizontal size class that is asked for; nil where any will do.
    public var horizontal: SizeClass? { condition("widthClass").flatMap(Self.sizeClass) }

    /// The vertical size class that is asked for; nil where any will do.
    public var vertical: SizeClass? { condition("heightClass").flatMap(Self.sizeClass) }

    /// Whether every condition is met; a condition that Inset does not know never is.
    public func holds(for classes: SizeClasses) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.name {
            case "widthClass": Self.sizeClass(condition.value) == classes.horizontal
            case "heightClass": Self.sizeClass(condition.value) == classes.vertical
            case "userInterfaceIdiom", "idiom": Self.idiom(condition.value) == classes.idiom
            default: false
            }
        }
    }

    /// The names of the properties that the variation sets, masks apart.
    public var propertyNames: [String] {
        element.attributes.map(\.name).filter { $0 != "key" }
            + element.children.filter { $0.name != "mask" }.compactMap(\.key)
    }

    /// What the variation installs (true) and removes (false), by object ID.
    ///
    /// - Parameter list: "subviews" or "constraints".
    public func mask(_ list: String) -> [String: Bool] {
        var installed: [String: Bool] = [:]
        for mask in element.children where mask.name == "mask" && mask.key == list {
            for entry in mask.children {
                if let id = entry["reference"] { installed[id] = entry.name == "include" }
            }
        }
        return installed
    }

    private func condition(_ name: String) -> String? { conditions.first { $0.name == name }?.value }

    private static func sizeClass(_ text: String) -> SizeClass? {
        text == "compact" ? .compact : text == "regular" ? .regular : nil
    }

    private static func idiom(_ text: String) -> Idiom? {
        switch text {
        case "phone": .phone
        case "pad": .pad
        case "mac": .mac
        case "vision", "reality": .vision
        default: nil
        }
    }
}
