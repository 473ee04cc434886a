import Foundation

extension ObjectNode {
    /// The constraints that the view lists and that make sense, in document order.
    ///
    /// Where the view was resolved for size classes, those not installed there are left out and the rest have the
    /// constants and priorities of those classes; otherwise all are there, installed or not.
    public var constraints: [Constraint] {
        guard let list = element.child(named: "constraints") else { return [] }
        let uninstalled = classes == nil ? [] : uninstalledConstraints
        return list.children.compactMap { child in
            if let id = child.id, uninstalled.contains(id) { return nil }
            let node = node(child)
            return Constraint(classes.map { node.resolved(for: $0) } ?? node, holder: id)
        }
    }

    /// What the view lists as constraints, as objects, in document order.
    public var constraintNodes: [ObjectNode] {
        (element.child(named: "constraints")?.children ?? []).filter { $0.name == "constraint" }.map(node)
    }

    /// The layout guides of a view (`safeArea`, `contentLayoutGuide`, …) or of a view controller (top and bottom).
    public var layoutGuides: [LayoutGuide] {
        element.children.flatMap { child -> [Element] in
            if child.name == "layoutGuides" { return child.children }
            return Self.isLayoutGuide(child) ? [child] : []
        }.compactMap(LayoutGuide.init)
    }

    /// How the view follows its superview's size; nil where the document has no mask.
    public var autoresizingMask: AutoresizingMask? { property("autoresizingMask").map(AutoresizingMask.init) }

    /// Whether the view's frame makes constraints; false where the document has `…IntoConstraints="NO"`.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        bool("translatesAutoresizingMaskIntoConstraints") ?? true
    }

    /// Hugging and compression resistance along one axis, as the document has them; nil where it leaves the default.
    public func contentPriorities(horizontal: Bool) -> (hugging: Float?, compressionResistance: Float?) {
        let axis = horizontal ? "horizontal" : "vertical"
        return (priority(axis + "HuggingPriority"), priority(axis + "CompressionResistancePriority"))
    }

    /// The size that the canvas takes for the view's intrinsic one (IB-7); infinite means none on that axis.
    public var placeholderIntrinsicSize: (width: Double?, height: Double?) {
        (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
    }
}
