import CoreGraphics
import QuartzCore

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
