import Platform

/// Follows the tree below a layer: says what has become different since it was asked last, presentation values included.
///
/// A question costs as much as has changed and is animated, not as much as there is: layers that an observer knows note
/// their changes by themselves.
@MainActor
package final class LayerTreeObserver {
    /// The tree as the last difference left it.
    package private(set) var copy = LayerTreeCopy()
    let root: CALayer
    private let handler: ((LayerTreeDifference) -> Void)?
    var known: [LayerIdentifier: CALayer] = [:]
    /// What to look at, in the order of the changes.
    private var pending = PendingChanges()
    private var frames: EventLoop.Token?

    /// Who follows trees on one device.
    final class Followers {
        var all: [LayerTreeObserver] = []
        /// Layers that have changed and that somebody follows.
        var changedLayers: [CALayer] = []
    }

    nonisolated private static let slot = World.Slot { Followers() }
    nonisolated static var followers: Followers { World.current[slot] }

    /// Begins to follow a tree; the first difference is all of it.
    ///
    /// - Parameter handler: Called at each commit, and at each frame while something moves, with what is different, unless
    ///   that is nothing.
    package init(root: CALayer, handler: ((LayerTreeDifference) -> Void)? = nil) {
        self.root = root
        self.handler = handler
        Self.followers.all.append(self)
    }

    /// Stops following; without that the observer is kept.
    package func stop() {
        Self.distribute()
        Self.followers.all.removeAll { $0 === self }
        for layer in known.values { layer.observerCount -= 1 }
        known = [:]
        frames.map(EventLoop.main.removeFrameObserver)
        frames = nil
    }

    // MARK: Asking

    /// What is different from the last time.
    package func difference() -> LayerTreeDifference {
        Self.distribute()
        var difference = LayerTreeDifference()
        guard copy.root != nil else {
            addTree(root, to: &difference)
            difference.placements.append(.init(layer: root.identifier, parent: nil, after: nil, isMask: false))
            copy.root = root.identifier
            pending = PendingChanges()
            return difference
        }
        for run in EventLoop.animations.runs {
            guard let layer = run.layer, known[layer.identifier] != nil else { continue }
            pending.insert(run.animation.animatedProperties, for: layer.identifier)
        }
        let looks = pending.take()
        var left: [CALayer] = []
        for (identifier, properties) in looks where properties.contains(.sublayers) || properties.contains(.mask) {
            guard let layer = known[identifier], isInTree(layer) else { continue }
            compareTree(of: layer, &difference, &left)
        }
        for layer in left where !isInTree(layer) { removeTree(layer.identifier, from: &difference) }
        let added = Set(difference.added.map(\.layer))
        for (identifier, properties) in looks where !added.contains(identifier) {
            compareValues(of: identifier, properties, &difference)
        }
        return difference
    }

    private func compareValues(
        of identifier: LayerIdentifier,
        _ properties: LayerPropertySet,
        _ difference: inout LayerTreeDifference
    ) {
        guard let layer = known[identifier], let node = copy.nodes[identifier] else { return }
        let shown = layer.current
        var values: [LayerProperty: LayerValue] = [:]
        for property in properties where property != .sublayers && property != .mask {
            let value = shown.layerValue(property)
            if value != node[property] { values[property] = value }
        }
        guard !values.isEmpty else { return }
        for (property, value) in values { copy.set(value, for: property, of: identifier) }
        difference.changed.append(.init(layer: identifier, values: values))
    }

    // MARK: The tree

    /// Notes a new layer and all below it that is new.
    private func addTree(_ first: CALayer, to difference: inout LayerTreeDifference) {
        var waiting = [first]
        while let layer = waiting.popLast() {
            let identifier = layer.identifier
            guard known[identifier] == nil else { continue }
            known[identifier] = layer
            layer.observerCount += 1
            let node = node(of: layer)
            difference.added.append(.init(layer: identifier, kind: node.kind, values: node.values))
            copy.nodes[identifier] = node
            var behind: LayerIdentifier?
            for child in layer.children {
                place(child, in: layer, after: behind, &difference)
                behind = child.identifier
                waiting.append(child)
            }
            if let mask = layer.maskLayer {
                place(mask, in: layer, isMask: true, &difference)
                waiting.append(mask)
            }
        }
    }

    private func node(of layer: CALayer) -> LayerTreeCopy.Node {
        let kind = LayerKind(layer)
        let defaults = kind.defaults
        let shown = layer.current
        var node = LayerTreeCopy.Node(kind: kind, values: [:])
        for property in layer.shownProperties {
            let value = shown.layerValue(property)
            if value != defaults[property] ?? .none { node.values[property] = value }
        }
        node.parent = layer === root ? nil : layer.superlayerReference?.identifier
        node.children = layer.children.map(\.identifier)
        node.mask = layer.maskLayer?.identifier
        return node
    }

    private func place(
        _ layer: CALayer,
        in parent: CALayer,
        after: LayerIdentifier? = nil,
        isMask: Bool = false,
        _ difference: inout LayerTreeDifference
    ) {
        copy.nodes[layer.identifier]?.parent = parent.identifier
        difference.placements.append(
            .init(layer: layer.identifier, parent: parent.identifier, after: after, isMask: isMask)
        )
    }

    private func compareTree(of layer: CALayer, _ difference: inout LayerTreeDifference, _ left: inout [CALayer]) {
        guard let node = copy.nodes[layer.identifier] else { return }
        let children = layer.children
        let isKept = SiblingOrder.kept(from: node.children, to: children.map(\.identifier))
        var behind: LayerIdentifier?
        for (child, isKept) in zip(children, isKept) {
            if !isKept {
                addTree(child, to: &difference)
                place(child, in: layer, after: behind, &difference)
            }
            behind = child.identifier
        }
        if node.children != children.map(\.identifier) {
            let present = Set(children.map(\.identifier))
            left += node.children.lazy.filter { !present.contains($0) }.compactMap { self.known[$0] }
            copy.nodes[layer.identifier]?.children = children.map(\.identifier)
        }
        guard node.mask != layer.maskLayer?.identifier else { return }
        if let former = node.mask.flatMap({ known[$0] }) { left.append(former) }
        copy.nodes[layer.identifier]?.mask = layer.maskLayer?.identifier
        guard let mask = layer.maskLayer else { return }
        addTree(mask, to: &difference)
        place(mask, in: layer, isMask: true, &difference)
    }

    private func isInTree(_ layer: CALayer) -> Bool {
        var layer = layer
        while layer !== root {
            guard let parent = layer.superlayerReference else { return false }
            layer = parent
        }
        return true
    }

    /// Forgets a layer and all that was below it, but for what is elsewhere in the tree now; the lower ones first.
    private func removeTree(_ first: LayerIdentifier, from difference: inout LayerTreeDifference) {
        var waiting = [first]
        var removed: [LayerIdentifier] = []
        while let identifier = waiting.popLast() {
            guard let layer = known[identifier], let node = copy.nodes[identifier] else { continue }
            if isInTree(layer) { continue }
            known[identifier] = nil
            layer.observerCount -= 1
            copy.nodes[identifier] = nil
            removed.append(identifier)
            waiting += node.children
            if let mask = node.mask { waiting.append(mask) }
        }
        difference.removed += removed.reversed()
    }

    // MARK: Changes

    /// Hands what layers have noted to those who follow them.
    private static func distribute() {
        let changed = followers.changedLayers
        followers.changedLayers = []
        for layer in changed {
            for observer in followers.all where observer.known[layer.identifier] != nil {
                observer.pending.insert(layer.changedProperties, for: layer.identifier)
            }
            layer.changedProperties = LayerPropertySet()
        }
    }

    /// Tells all observers that a transaction was committed.
    nonisolated static func notify() {
        guard !followers.all.isEmpty else { return }
        MainActor.assumeIsolated { for observer in followers.all { observer.tell() } }
    }

    private func tell() {
        guard let handler else { return }
        let difference = difference()
        if !difference.isEmpty { handler(difference) }
        if EventLoop.isAnimating, frames == nil {
            frames = EventLoop.main.addFrameObserver(order: FrameOrder.animations) { [weak self] _ in self?.tell() }
        } else if !EventLoop.isAnimating, let token = frames {
            EventLoop.main.removeFrameObserver(token)
            frames = nil
        }
    }
}

extension CALayer {
    /// Notes a change for those who follow the layer.
    final func note(_ property: LayerProperty) {
        guard observerCount > 0 else { return }
        if changedProperties.isEmpty { LayerTreeObserver.followers.changedLayers.append(self) }
        changedProperties.insert(property)
    }
}

/// Which layers to look at, and at which of their properties.
private struct PendingChanges {
    private var order: [LayerIdentifier] = []
    private var properties: [LayerIdentifier: LayerPropertySet] = [:]

    mutating func insert(_ set: LayerPropertySet, for layer: LayerIdentifier) {
        if properties[layer] == nil { order.append(layer) }
        properties[layer, default: LayerPropertySet()].formUnion(set)
    }

    mutating func take() -> [(LayerIdentifier, LayerPropertySet)] {
        defer { self = PendingChanges() }
        return order.map { ($0, properties[$0] ?? LayerPropertySet()) }
    }
}
