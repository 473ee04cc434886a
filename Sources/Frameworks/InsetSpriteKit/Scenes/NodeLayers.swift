import CoreGraphics
import QuartzCore
import UIKit

/// What shows one node.
@MainActor
protocol NodeLayer: AnyObject {
    var layer: CALayer { get }
    func update(_ node: SKNode, _ place: Place)
}

extension NodeLayer {
    /// Puts a rectangle of the node, whose y goes up, where it is seen; the layer's own y goes down.
    func put(_ box: CGRect, _ place: Place) {
        layer.bounds = CGRect(origin: .zero, size: box.size)
        layer.anchorPoint = CGPoint(
            x: box.width > 0 ? -box.minX / box.width : 0.5,
            y: box.height > 0 ? 1 + box.minY / box.height : 0.5
        )
        put(CGAffineTransform(scaleX: 1, y: -1).concatenating(place.transform), place)
    }

    func put(_ transform: CGAffineTransform, _ place: Place) {
        layer.position = CGPoint(x: transform.tx, y: transform.ty)
        layer.setAffineTransform(
            CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        )
        layer.opacity = Float(min(max(place.alpha, 0), 1))
    }

    func mix(_ mode: SKBlendMode) {
        let filter = mode.filter
        if layer.compositingFilter as? String != filter { layer.compositingFilter = filter }
    }
}

/// A sprite's.
final class SpriteLayer: NodeLayer {
    let layer = CALayer()

    func update(_ node: SKNode, _ place: Place) {
        guard let node = node as? SKSpriteNode else { return }
        put(node.box, place)
        mix(node.blendMode)
        guard let texture = node.texture else {
            layer.contents = nil
            layer.backgroundColor = node.color.cgColor
            return
        }
        layer.backgroundColor = nil
        let image = texture.image(mixedWith: node.color, node.colorBlendFactor)
        if layer.contents as AnyObject? !== image { layer.contents = image }
        layer.magnificationFilter = texture.filteringMode == .nearest ? .nearest : .linear
        let center = node.centerRect
        layer.contentsCenter = CGRect(
            x: center.minX,
            y: 1 - center.maxY,
            width: center.width,
            height: center.height
        )
    }
}

/// A label's: a picture of its text.
final class LabelLayer: NodeLayer {
    let layer = CALayer()
    private var drawn: (text: NSAttributedString, size: CGSize, scale: CGFloat)?
    /// Points around the text for what reaches out of it.
    private static let room: CGFloat = 4

    func update(_ node: SKNode, _ place: Place) {
        guard let node = node as? SKLabelNode else { return }
        let (text, layout, box) = (node.drawn, LabelLayout.of(node), node.box)
        put(box.insetBy(dx: -Self.room, dy: -Self.room), place)
        mix(node.blendMode)
        // Steps of a quarter: a label that grows isn't drawn anew in each frame.
        let scale = (place.scale * max(abs(node.xScale), abs(node.yScale)) * 4).rounded(.up) / 4
        if let drawn, drawn.text.isEqual(to: text), drawn.size == box.size, drawn.scale == scale { return }
        drawn = (text, box.size, scale)
        guard box.width > 0, box.height > 0 else { return layer.contents = nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = min(max(scale, 1), 8)
        let size = CGSize(width: box.width + 2 * Self.room, height: box.height + 2 * Self.room)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text.draw(
                with: CGRect(
                    x: Self.room,
                    y: Self.room - layout.above,
                    width: box.width,
                    height: box.height + layout.above
                ),
                options: .usesLineFragmentOrigin,
                context: nil
            )
        }
        layer.contents = image.cgImage
    }
}

/// A shape's.
final class ShapeLayer: NodeLayer {
    private let shape = CAShapeLayer()
    var layer: CALayer { shape }

    func update(_ node: SKNode, _ place: Place) {
        guard let node = node as? SKShapeNode else { return }
        put(place.transform, place)
        mix(node.blendMode)
        if shape.path != node.path { shape.path = node.path }
        shape.fillColor = node.fillColor.cgColor
        shape.strokeColor = node.lineWidth > 0 ? node.strokeColor.cgColor : nil
        shape.lineWidth = node.lineWidth
        shape.lineCap = [.round: .round, .square: .square][node.lineCap] ?? .butt
        shape.lineJoin = [.round: .round, .bevel: .bevel][node.lineJoin] ?? .miter
        if node.miterLimit > 0 { shape.miterLimit = node.miterLimit }
        shape.shadowOpacity = node.glowWidth > 0 ? 1 : 0
        guard node.glowWidth > 0 else { return }
        shape.shadowOffset = .zero
        shape.shadowRadius = node.glowWidth / 2
        shape.shadowColor = node.strokeColor.cgColor
    }
}

/// The outline of a body.
final class BodyLayer: NodeLayer {
    private let shape = CAShapeLayer()
    var layer: CALayer { shape }

    func update(_ node: SKNode, _ place: Place) {
        guard let body = node.physicsBody else { return }
        put(place.transform, place)
        let path = CGMutablePath()
        Self.add(body.shape, to: path)
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = CGColor(red: 0.3, green: 0.6, blue: 1, alpha: 1)
        shape.lineWidth = 1
    }

    private static func add(_ shape: BodyShape, to path: CGMutablePath) {
        switch shape {
        case .circle(let radius, let center):
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            )
        case .polygon(let points):
            path.addLines(between: points)
            path.closeSubpath()
        case .edges(let points): path.addLines(between: points)
        case .several(let parts): for part in parts { add(part, to: path) }
        }
    }
}

/// An emitter's.
final class EmitterLayer: NodeLayer {
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()
    private var generation: Int?
    var layer: CALayer { emitter }
    private static let square: CGImage? = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }.cgImage
    }()

    func update(_ node: SKNode, _ place: Place) {
        guard let node = node as? SKEmitterNode else { return }
        put(CGAffineTransform(scaleX: 1, y: -1).concatenating(place.transform), place)
        if generation != node.generation {
            generation = node.generation
            emitter.beginTime = CACurrentMediaTime() - node.advanced
            fill(node)
            emitter.emitterCells = [cell]
        }
        emitter.birthRate = node.isGivingOff ? 1 : 0
    }

    /// The layer's y goes down.
    private func fill(_ node: SKEmitterNode) {
        let image = node.particleTexture?.shown ?? Self.square
        let size = node.particleTexture?.size() ?? CGSize(width: 8, height: 8)
        cell.contents = image
        cell.contentsScale = size.width > 0 ? CGFloat(image?.width ?? 1) / size.width : 1
        let own = node.particleSize.width > 0 && size.width > 0 ? node.particleSize.width / size.width : 1
        cell.birthRate = Float(node.particleBirthRate)
        cell.lifetime = Float(node.particleLifetime)
        // SpriteKit's ranges are of the whole, Core Animation's to each side.
        cell.lifetimeRange = Float(node.particleLifetimeRange / 2)
        cell.velocity = node.particleSpeed
        cell.velocityRange = node.particleSpeedRange / 2
        cell.emissionLongitude = -node.emissionAngle
        cell.emissionRange = node.emissionAngleRange
        cell.xAcceleration = node.xAcceleration
        cell.yAcceleration = -node.yAcceleration
        cell.scale = node.particleScale * own
        cell.scaleRange = node.particleScaleRange / 2 * own
        cell.scaleSpeed = node.particleScaleSpeed * own
        cell.spin = -node.particleRotationSpeed
        let first = node.particleColorSequence.flatMap {
            $0.count() > 0 ? $0.getKeyframeValue(for: 0) as? UIColor : nil
        }
        let color = first ?? node.particleColor
        let mixed = UIColor.white.toward(color, min(max(node.particleColorBlendFactor, 0), 1))
        cell.color = mixed.withAlphaComponent(min(max(node.particleAlpha, 0), 1)).cgColor
        cell.alphaRange = Float(node.particleAlphaRange / 2)
        cell.alphaSpeed = Float(node.particleAlphaSpeed)
        cell.redRange = Float(node.particleColorRedRange / 2)
        cell.greenRange = Float(node.particleColorGreenRange / 2)
        cell.blueRange = Float(node.particleColorBlueRange / 2)
        emitter.emitterPosition = CGPoint(x: node.particlePosition.x, y: -node.particlePosition.y)
        let room = CGSize(width: node.particlePositionRange.dx, height: node.particlePositionRange.dy)
        emitter.emitterSize = room
        emitter.emitterShape = room == .zero ? .point : .rectangle
        emitter.emitterMode = .volume
        emitter.renderMode = node.particleBlendMode == .add ? .additive : .unordered
    }
}
