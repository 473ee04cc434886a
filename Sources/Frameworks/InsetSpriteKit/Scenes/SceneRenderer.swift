import CoreGraphics
import QuartzCore
import UIKit

/// Shows a scene's nodes by layers: flat, in the order of their heights over the whole scene, as iOS draws them.
@MainActor
final class SceneRenderer {
    /// What holds all layers; as large as the view.
    let root = CALayer()
    private let ground = CALayer()
    private var layers: [ObjectIdentifier: NodeLayer] = [:]
    private var groups: [ObjectIdentifier: NodeGroup] = [:]
    private var seen: Set<ObjectIdentifier> = []
    /// How many layers show something.
    private(set) var count = 0
    var showsPhysics = false

    init() {
        root.masksToBounds = true
        root.addSublayer(ground)
    }

    /// Lets time pass for what gives off particles.
    func age(_ scene: SKScene, by seconds: Double) {
        scene.forEachNode { node in
            guard let emitter = node as? SKEmitterNode, !emitter.isPaused else { return }
            emitter.age += seconds
        }
    }

    func draw(_ scene: SKScene?, in room: CGSize, isClear: Bool) {
        seen = []
        var entries: [Entry] = []
        if let scene {
            let isFitted = scene.camera == nil && scene.scaleMode == .aspectFit
            ground.frame =
                isFitted ? scene.frame.applying(scene.toView(of: room)) : CGRect(origin: .zero, size: room)
            ground.backgroundColor = isClear ? nil : scene.backgroundColor.cgColor
            let scale = root.contentsScale(in: scene, room)
            visit(scene, Place(transform: scene.toView(of: room), alpha: scene.alpha, z: 0, scale: scale), &entries)
        } else {
            ground.backgroundColor = nil
        }
        root.backgroundColor = isClear || scene == nil ? nil : CGColor(gray: 0, alpha: 1)
        show(entries, in: root, below: [ground])
        count = entries.count
        for id in layers.keys where !seen.contains(id) { layers[id] = nil }
        for id in groups.keys where !seen.contains(id) { groups[id] = nil }
    }

    /// Draws a node by itself, in its parent's coordinates.
    static func image(of node: SKNode, _ crop: CGRect, scale: CGFloat) -> CGImage? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        let renderer = SceneRenderer()
        let transform = node.toParent.concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY)
        )
        var entries: [Entry] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        renderer.root.frame = CGRect(origin: .zero, size: crop.size)
        renderer.visit(node, Place(transform: transform, alpha: node.alpha, z: 0, scale: scale), &entries)
        renderer.show(entries, in: renderer.root, below: [])
        CATransaction.commit()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: crop.size, format: format)
            .image { renderer.root.render(in: $0.cgContext) }.cgImage
    }

    // MARK: Flattening
    private struct Entry {
        var layer: CALayer
        var z: CGFloat
    }

    private func show(_ entries: [Entry], in container: CALayer, below: [CALayer]) {
        let sorted = entries.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
        let wanted = below + sorted.map(\.element.layer)
        let present = container.sublayers ?? []
        guard present.count != wanted.count || !zip(present, wanted).allSatisfy(===) else { return }
        container.sublayers = wanted
    }

    /// Adds what a node and all below it show.
    private func visit(_ node: SKNode, _ place: Place, _ entries: inout [Entry]) {
        guard !node.isHidden, place.alpha > 0 else { return }
        if let layer = layer(of: node) {
            layer.update(node, place)
            entries.append(Entry(layer: layer.layer, z: place.z))
        }
        if showsPhysics, let body = node.physicsBody {
            let outline = outline(of: body)
            outline.update(node, place)
            entries.append(Entry(layer: outline.layer, z: place.z + 0.001))
        }
        guard let group = group(of: node) else {
            for child in node.children { visit(child, place.below(child), &entries) }
            return
        }
        var inner: [Entry] = []
        for child in node.children { visit(child, place.below(child), &inner) }
        group.layer.frame = root.bounds
        group.layer.compositingFilter = (node as? SKEffectNode)?.blendMode.filter
        show(inner, in: group.layer, below: [])
        if let mask = (node as? SKCropNode)?.maskNode {
            var shape: [Entry] = []
            visit(mask, place.below(mask), &shape)
            let layer = group.mask
            layer.frame = root.bounds
            show(shape, in: layer, below: [])
            group.layer.mask = layer
        } else {
            group.layer.mask = nil
        }
        entries.append(Entry(layer: group.layer, z: place.z))
    }

    private func layer(of node: SKNode) -> NodeLayer? {
        let id = ObjectIdentifier(node)
        if let layer = layers[id] {
            seen.insert(id)
            return layer
        }
        let made: NodeLayer?
        switch node {
        case is SKSpriteNode: made = SpriteLayer()
        case is SKLabelNode: made = LabelLayer()
        case is SKShapeNode: made = ShapeLayer()
        case is SKEmitterNode: made = EmitterLayer()
        default: made = nil
        }
        guard let made else { return nil }
        layers[id] = made
        seen.insert(id)
        return made
    }

    private func outline(of body: SKPhysicsBody) -> NodeLayer {
        let id = ObjectIdentifier(body)
        seen.insert(id)
        let layer = layers[id] ?? BodyLayer()
        layers[id] = layer
        return layer
    }

    private func group(of node: SKNode) -> NodeGroup? {
        let isOne = (node as? SKCropNode)?.maskNode != nil || (node as? SKEffectNode)?.blendMode.filter != nil
        guard isOne, !(node is SKScene) else { return nil }
        let id = ObjectIdentifier(node)
        seen.insert(id)
        let group = groups[id] ?? NodeGroup()
        groups[id] = group
        return group
    }
}

extension CALayer {
    /// Pixels for a point of a scene in a view of a size.
    @MainActor
    fileprivate func contentsScale(in scene: SKScene, _ room: CGSize) -> CGFloat {
        let transform = scene.toView(of: room)
        let size = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return max(size, 0.1) * max(UIScreen.main.scale, 1)
    }
}
