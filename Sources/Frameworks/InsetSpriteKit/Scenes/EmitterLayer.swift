import CoreGraphics
import QuartzCore
import UIKit

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
