/// What an object is connected to.
public enum Connection: Sendable {
    /// An outlet or outlet collection.
    case outlet(Outlet)
    /// What a control or recognizer sends.
    case action(Action)
    /// A transition, or a container's child.
    case segue(Segue)

    /// Reads an element of a `<connections>` list; nil for what is not a connection.
    init?(_ node: ObjectNode) {
        switch node.element.name {
        case "outlet", "outletCollection":
            guard let outlet = Outlet(node.element) else { return nil }
            self = .outlet(outlet)
        case "action":
            guard let action = Action(node.element) else { return nil }
            self = .action(action)
        case "segue":
            guard let segue = Segue(node) else { return nil }
            self = .segue(segue)
        default:
            return nil
        }
    }
}

extension ObjectNode {
    /// What the object is connected to, in document order.
    public var connections: [Connection] {
        (element.child(named: "connections")?.children ?? []).compactMap { Connection(node($0)) }
    }

    /// The outlets and outlet collections among the connections.
    public var outlets: [Outlet] {
        connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
    }

    /// The actions among the connections.
    public var actions: [Action] {
        connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
    }

    /// The segues among the connections.
    public var segues: [Segue] {
        connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }
}
