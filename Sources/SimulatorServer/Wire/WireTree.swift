import CoreGraphics
import Foundation
import Platform
import QuartzCore

/// Writes a layer tree's differences, and the whole tree, as messages for viewers.
@MainActor
final class WireTree {
    let observer: LayerTreeObserver
    private let root: CALayer
    private let painting: LayerPainting
    private let textures: TextureStore
    private var layers: [LayerIdentifier: CALayer] = [:]
    private var parts: [LayerIdentifier: PaintedPart] = [:]
    /// The textures of each layer's values and parts.
    private var uses: [LayerIdentifier: [String: [String]]] = [:]
    /// Layers that have something to draw as soon as they can be seen.
    private var waiting: Set<LayerIdentifier> = []
    /// Layers whose part changes without their noting it: materials, and what looks behind itself.
    private var restless: Set<LayerIdentifier> = []
    private let inbox: Inbox

    private final class Inbox {
        var differences: [LayerTreeDifference] = []
    }

    /// - Parameters:
    ///   - root: The screen's.
    ///   - textures: What viewers have, from a tree before this one too.
    init(root: CALayer, painting: LayerPainting, textures: TextureStore) {
        (self.root, self.painting, self.textures) = (root, painting, textures)
        let inbox = Inbox()
        self.inbox = inbox
        observer = LayerTreeObserver(root: root) { inbox.differences.append($0) }
    }

    /// Stops following the tree; its textures are used no more.
    func stop() {
        observer.stop()
        for name in uses.values.flatMap(\.values).joined() { textures.release(name) }
        uses = [:]
    }

    /// Whether something moves by itself, without an animation that would say so.
    var hasParticles: Bool { restless.contains { layers[$0] is CAEmitterLayer } }

    // MARK: Messages

    /// What is new since the last call: textures first, then layers; nothing when nothing is.
    ///
    /// - Parameter describe: Writes what else a frame tells.
    func takeMessages(_ describe: (inout JSONText) -> Void) -> (textures: [Data], layers: Data?) {
        var differences = inbox.differences
        inbox.differences = []
        let last = observer.difference()
        if !last.isEmpty { differences.append(last) }
        for difference in differences { follow(difference) }
        let parts = takeParts(of: differences)
        differences.removeAll { !$0.isTold }
        guard !differences.isEmpty || !parts.isEmpty else { return ([], nil) }
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("difference")
            describe(&json)
            json.key("steps")
            json.array { json in
                for difference in differences { write(difference, to: &json) }
                if !parts.isEmpty { write(parts, to: &json) }
            }
        }
        return (textures.takeNew(), json.data)
    }

    /// All textures and layers, for a viewer that has none. What is new must have been taken before.
    func whole(_ describe: (inout JSONText) -> Void) -> (textures: [Data], layers: Data) {
        var json = JSONText()
        json.object { json in
            json.key("type")
            json.string("tree")
            describe(&json)
            json.key("steps")
            json.array { json in
                json.object { json in writeWhole(to: &json) }
            }
        }
        return (textures.messages, json.data)
    }

    // MARK: Following

    private func follow(_ difference: LayerTreeDifference) {
        for layer in difference.removed {
            layers[layer] = nil
            parts[layer] = nil
            waiting.remove(layer)
            restless.remove(layer)
            for name in (uses.removeValue(forKey: layer) ?? [:]).values.joined() { textures.release(name) }
        }
        guard !difference.added.isEmpty else { return }
        for addition in difference.added { waiting.insert(addition.layer) }
        var open = [root]
        while let layer = open.popLast() {
            layers[layer.identifier] = layer
            open += layer.children
            if let mask = layer.mask { open.append(mask) }
        }
    }

    /// What changes a layer's part, or whether it can be seen.
    private static let drawn: Set<LayerProperty> = [
        .drawing, .contents, .bounds, .contentsScale, .string, .font, .fontSize, .foregroundColor, .wrapped,
        .alignmentMode, .truncationMode,
    ]

    /// The layers whose parts are different now, each with the former part.
    private func takeParts(of differences: [LayerTreeDifference]) -> [(LayerIdentifier, PaintedPart)] {
        var looks: Set<LayerIdentifier> = []
        var maySeeMore = false
        for difference in differences {
            maySeeMore = maySeeMore || !difference.placements.isEmpty
            for change in difference.changed {
                if change.values.keys.contains(where: Self.drawn.contains) { looks.insert(change.layer) }
                if change.values[.hidden] != nil || change.values[.opacity] != nil { maySeeMore = true }
            }
        }
        if maySeeMore { looks.formUnion(waiting) }
        looks.formUnion(restless)
        var changed: [(LayerIdentifier, PaintedPart)] = []
        for identifier in looks.sorted() {
            guard let layer = layers[identifier] else { continue }
            let isSeen = isSeen(layer)
            if isSeen { waiting.remove(identifier) } else { waiting.insert(identifier) }
            if layer is BackdropLayer || layer.looksBehind || layer is CAEmitterLayer { restless.insert(identifier) }
            let former = parts[identifier] ?? PaintedPart()
            var present = painting.part(of: layer, isSeen: isSeen)
            // What is painted anew without being different isn't told: a page that asks after each change would never rest.
            if let painted = present.painted, let known = former.painted, painted.hasSamePixels(as: known) {
                present.painted = known
            }
            guard present != former else { continue }
            parts[identifier] = present
            changed.append((identifier, former))
        }
        return changed
    }

    private func isSeen(_ layer: CALayer) -> Bool {
        var layer: CALayer? = layer
        while let next = layer, next !== root {
            if next.isHidden || (next.opacity <= 0 && next.current.opacity <= 0) { return false }
            layer = next.superlayer
        }
        return layer != nil
    }

    // MARK: Writing

    private func write(_ difference: LayerTreeDifference, to json: inout JSONText) {
        json.object { json in
            if !difference.removed.isEmpty {
                json.key("removed")
                json.array { json in for layer in difference.removed { json.integer(layer.rawValue) } }
            }
            if !difference.added.isEmpty {
                json.key("added")
                json.array { json in
                    for addition in difference.added {
                        json.array { json in
                            json.integer(addition.layer.rawValue)
                            json.string(kind(of: addition.layer, addition.kind))
                            json.object { write(addition.values, of: addition.layer, to: &$0) }
                        }
                    }
                }
            }
            if !difference.placements.isEmpty {
                json.key("placed")
                json.array { json in
                    for placement in difference.placements {
                        Self.place(
                            placement.layer,
                            in: placement.parent,
                            after: placement.after,
                            isMask: placement.isMask,
                            &json
                        )
                    }
                }
            }
            writeChanges(of: difference, to: &json)
        }
    }

    private func writeChanges(of difference: LayerTreeDifference, to json: inout JSONText) {
        let changes = difference.changed.filter { $0.values.keys.contains(where: \.isSent) }
        guard !changes.isEmpty else { return }
        json.key("changed")
        json.array { json in
            for change in changes {
                json.array { json in
                    json.integer(change.layer.rawValue)
                    json.object { write(change.values, of: change.layer, to: &$0) }
                }
            }
        }
    }

    private func write(_ parts: [(LayerIdentifier, PaintedPart)], to json: inout JSONText) {
        json.object { json in
            json.key("changed")
            json.array { json in
                for (layer, former) in parts {
                    json.array { json in
                        json.integer(layer.rawValue)
                        json.object { writePart(of: layer, since: former, to: &$0) }
                    }
                }
            }
        }
    }

    private func writePart(of layer: LayerIdentifier, since former: PaintedPart, to json: inout JSONText) {
        guard let part = self.parts[layer] else { return }
        replaceUses(of: layer, key: "part") { name in
            part.write(&json, since: former, name: name)
        } keeping: {
            // What is the same isn't written, and stays in use.
            part.images.compactMap { image in former.images.contains { $0 === image } ? image : nil }
        }
    }

    private func kind(of layer: LayerIdentifier, _ kind: LayerKind) -> String {
        layers[layer] is BackdropLayer ? "backdrop" : kind.rawValue
    }

    /// In a fixed order, each value's textures in the place of those it had.
    private func write(
        _ values: [LayerProperty: LayerValue],
        of layer: LayerIdentifier,
        to json: inout JSONText
    ) {
        for (property, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where property.isSent {
            json.key(property.key)
            replaceUses(of: layer, key: property.key) { name in
                json.value(value, name: name)
            } keeping: {
                []
            }
        }
    }

    private func replaceUses(
        of layer: LayerIdentifier,
        key: String,
        _ write: ((CGImage) -> String?) -> Void,
        keeping kept: () -> [CGImage]
    ) {
        let former = uses[layer]?[key] ?? []
        var present = kept().compactMap(textures.use)
        write { image in
            guard let name = textures.use(image) else { return nil }
            present.append(name)
            return name
        }
        guard !former.isEmpty || !present.isEmpty else { return }
        uses[layer, default: [:]][key] = present.isEmpty ? nil : present
        for name in former { textures.release(name) }
    }

    private static func place(
        _ layer: LayerIdentifier,
        in parent: LayerIdentifier?,
        after sibling: LayerIdentifier? = nil,
        isMask: Bool = false,
        _ json: inout JSONText
    ) {
        json.array { json in
            json.integer(layer.rawValue)
            json.integer(parent?.rawValue ?? 0)
            json.integer(sibling?.rawValue ?? 0)
            if isMask { json.integer(1) }
        }
    }

    /// The copy as one step from nothing.
    private func writeWhole(to json: inout JSONText) {
        let copy = observer.copy
        let nodes = copy.nodes.sorted { $0.key < $1.key }
        func known(_ image: CGImage) -> String? {
            guard let name = textures.use(image) else { return nil }
            textures.release(name)
            return name
        }
        json.key("added")
        json.array { json in
            for (layer, node) in nodes {
                json.array { json in
                    json.integer(layer.rawValue)
                    json.string(kind(of: layer, node.kind))
                    json.object { json in
                        for (property, value) in node.values.sorted(by: { $0.key.rawValue < $1.key.rawValue })
                        where property.isSent {
                            json.key(property.key)
                            json.value(value, name: known)
                        }
                        parts[layer]?.write(&json, since: PaintedPart(), name: known)
                    }
                }
            }
        }
        json.key("placed")
        json.array { json in
            guard let root = copy.root else { return }
            Self.place(root, in: nil, &json)
            for (layer, node) in nodes {
                var behind: LayerIdentifier?
                for child in node.children {
                    Self.place(child, in: layer, after: behind, &json)
                    behind = child
                }
                if let mask = node.mask { Self.place(mask, in: layer, isMask: true, &json) }
            }
        }
    }
}

extension LayerTreeDifference {
    /// Whether viewers hear of any of it: that something was drawn anew is told by the drawing.
    fileprivate var isTold: Bool {
        !removed.isEmpty || !added.isEmpty || !placements.isEmpty
            || changed.contains { $0.values.keys.contains(where: \.isSent) }
    }
}

extension CGImage {
    /// Whether another image looks the same.
    fileprivate func hasSamePixels(as other: CGImage) -> Bool {
        guard self !== other else { return true }
        guard width == other.width, height == other.height, isOpaque == other.isOpaque else { return false }
        return (0..<height).allSatisfy { y in
            let (row, otherRow) = (row(y), other.row(y))
            return (0..<width).allSatisfy { row[$0] == otherRow[$0] }
        }
    }
}
