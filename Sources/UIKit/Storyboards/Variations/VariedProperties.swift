import InterfaceBuilder

/// Sets the properties of a view that other size classes have changed: those of its class's table, and its frame.
@MainActor
struct VariedProperties {
    let node: ObjectNode
    let instance: NibInstance

    init(_ node: ObjectNode, _ instance: NibInstance) {
        self.node = node
        self.instance = instance
    }

    func apply(_ names: Set<String>, to view: UIView) {
        if names.contains("frame"), let frame = node.frame, view.translatesAutoresizingMaskIntoConstraints {
            view.frame = frame
        }
        DocumentTables.vary(names, NodeReader(node, instance), of: view)
    }
}
