import CoreGraphics
import QuartzCore

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
