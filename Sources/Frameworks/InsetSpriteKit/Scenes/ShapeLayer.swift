import QuartzCore

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
