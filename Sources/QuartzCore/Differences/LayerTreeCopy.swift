/// A layer tree as plain values: what an outside compositor keeps, and what differences are taken against.
package struct LayerTreeCopy: Equatable {
    /// A layer.
    package struct Node: Equatable {
        package let kind: LayerKind
        /// All but those that have the kind's default.
        package var values: [LayerProperty: LayerValue]
        package var parent: LayerIdentifier?
        /// The farthest first.
        package var children: [LayerIdentifier] = []
        package var mask: LayerIdentifier?

        /// A value, the default included.
        package subscript(property: LayerProperty) -> LayerValue {
            values[property] ?? kind.defaults[property] ?? .none
        }
    }

    package var root: LayerIdentifier?
    package var nodes: [LayerIdentifier: Node] = [:]

    package init() {}

    /// Brings the copy up to date.
    package mutating func apply(_ difference: LayerTreeDifference) {
        for layer in difference.removed { remove(layer) }
        for layer in difference.added { nodes[layer.layer] = Node(kind: layer.kind, values: layer.values) }
        // All leave their places before any takes its new one, which is beside a sibling that has its own.
        for placement in difference.placements { detach(placement.layer) }
        for placement in difference.placements { place(placement) }
        for change in difference.changed {
            for (property, value) in change.values { set(value, for: property, of: change.layer) }
        }
    }

    mutating func set(_ value: LayerValue, for property: LayerProperty, of layer: LayerIdentifier) {
        guard let kind = nodes[layer]?.kind else { return }
        nodes[layer]?.values[property] = value == kind.defaults[property] ?? .none ? nil : value
    }

    private mutating func remove(_ layer: LayerIdentifier) {
        detach(layer)
        nodes[layer] = nil
        if root == layer { root = nil }
    }

    private mutating func detach(_ layer: LayerIdentifier) {
        guard let parent = nodes[layer]?.parent else { return }
        nodes[layer]?.parent = nil
        if nodes[parent]?.mask == layer {
            nodes[parent]?.mask = nil
        } else if let index = nodes[parent]?.children.firstIndex(of: layer) {
            nodes[parent]?.children.remove(at: index)
        }
    }

    private mutating func place(_ placement: LayerTreeDifference.Placement) {
        nodes[placement.layer]?.parent = placement.parent
        guard let parent = placement.parent else { return root = placement.layer }
        if placement.isMask {
            nodes[parent]?.mask = placement.layer
        } else if let after = placement.after, let index = nodes[parent]?.children.firstIndex(of: after) {
            nodes[parent]?.children.insert(placement.layer, at: index + 1)
        } else {
            nodes[parent]?.children.insert(placement.layer, at: 0)
        }
    }
}
