import CoreGraphics
import QuartzCore

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
