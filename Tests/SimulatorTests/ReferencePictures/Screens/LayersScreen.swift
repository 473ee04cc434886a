import UIKit

/// A tile for each of the layer's properties that are seen, and for each kind of layer.
final class LayersScreen: UIViewController {
    private static let side: CGFloat = 64

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let tiles: [[CALayer]] = [
            [plain(), border(), corners(.circular), corners(.continuous), someCorners()],
            [shadow(), shadowPath(), group(), mask(), clip()],
            [gradient(.axial), gradient(.radial), gradient(.conic), shape(), dashes()],
            [stroke(), text(), replicator(), turned(), perspective()],
            [contents(.resize), contents(.resizeAspect), contents(.center), center(), part()],
            [blend("multiplyBlendMode"), blend("screenBlendMode"), emitter(), ordered(), tinted()],
            [anchored(), moved(), flipped(), contents(.resizeAspectFill), contents(.topLeft)],
            [joins(), lines(), clippedCorners(), planes(), turnedAway()],
        ]
        for (row, tiles) in tiles.enumerated() {
            for (column, tile) in tiles.enumerated() {
                tile.frame.origin = CGPoint(x: 16 + CGFloat(column) * 72, y: 64 + CGFloat(row) * 76)
                view.layer.addSublayer(tile)
            }
        }
    }

    var ink: CGColor { UIColor.label.resolvedColor(with: traitCollection).cgColor }
    var fill: CGColor { UIColor.systemTeal.resolvedColor(with: traitCollection).cgColor }
    var other: CGColor { UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor }
    var whole: CGRect { CGRect(x: 0, y: 0, width: Self.side, height: Self.side) }

    func made<Layer: CALayer>(_ layer: Layer, _ change: (Layer) -> Void = { _ in }) -> Layer {
        layer.frame = whole
        layer.contentsScale = 2
        change(layer)
        return layer
    }

    private func plain() -> CALayer { made(CALayer()) { $0.backgroundColor = fill } }
    private func border() -> CALayer {
        made(CALayer()) { ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (4, ink, 12) }
    }
    private func corners(_ curve: CALayerCornerCurve) -> CALayer {
        made(CALayer()) { ($0.backgroundColor, $0.cornerRadius, $0.cornerCurve) = (fill, 22, curve) }
    }
    private func someCorners() -> CALayer {
        made(CALayer()) { layer in
            (layer.backgroundColor, layer.cornerRadius) = (fill, 20)
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
    }
    private func shadow() -> CALayer {
        made(CALayer()) { layer in
            (layer.backgroundColor, layer.cornerRadius) = (fill, 10)
            (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (ink, 0.5, 5)
            layer.shadowOffset = CGSize(width: 2, height: 4)
            layer.bounds.size = CGSize(width: 50, height: 50)
        }
    }
    private func shadowPath() -> CALayer {
        made(CALayer()) { layer in
            (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (ink, 0.8, 4)
            layer.shadowOffset = .zero
            layer.shadowPath = CGPath(ellipseIn: whole.insetBy(dx: 6, dy: 14), transform: nil)
        }
    }
    /// Two squares that overlap, half seen as one.
    private func group() -> CALayer {
        made(CALayer()) { layer in
            for (place, color) in [(0.0, fill), (20, other)] {
                let square = CALayer()
                square.frame = CGRect(x: place, y: place, width: 44, height: 44)
                square.backgroundColor = color
                layer.addSublayer(square)
            }
            layer.opacity = 0.5
        }
    }
    private func mask() -> CALayer {
        made(CALayer()) { layer in
            layer.backgroundColor = fill
            let gradient = made(CAGradientLayer()) { $0.colors = [CGColor.clear, CGColor.black] }
            layer.mask = gradient
        }
    }
    private func clip() -> CALayer {
        made(CALayer()) { layer in
            (layer.backgroundColor, layer.cornerRadius, layer.masksToBounds) = (fill, 16, true)
            let inside = CALayer()
            inside.frame = CGRect(x: 30, y: 30, width: 60, height: 60)
            inside.backgroundColor = other
            layer.addSublayer(inside)
        }
    }
    private func gradient(_ type: CAGradientLayerType) -> CALayer {
        made(CAGradientLayer()) { layer in
            (layer.type, layer.colors) = (type, [fill, other, ink])
            layer.locations = [0, 0.6, 1]
            layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
        }
    }
    private var star: CGPath {
        let path = CGMutablePath()
        for point in 0..<5 {
            let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
            let place = CGPoint(x: 32 + 30 * cos(angle), y: 32 + 30 * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.closeSubpath()
        return path
    }
    private func shape() -> CALayer {
        made(CAShapeLayer()) { ($0.path, $0.fillColor, $0.fillRule) = (star, fill, .evenOdd) }
    }
    private func dashes() -> CALayer {
        made(CAShapeLayer()) { layer in
            (layer.path, layer.fillColor, layer.strokeColor) = (star, nil, ink)
            (layer.lineWidth, layer.lineDashPattern, layer.lineCap) = (3, [6, 5], .round)
        }
    }
    private func stroke() -> CALayer {
        made(CAShapeLayer()) { layer in
            layer.path = CGPath(ellipseIn: whole.insetBy(dx: 6, dy: 6), transform: nil)
            (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, other, 8)
            (layer.strokeStart, layer.strokeEnd, layer.lineCap) = (0.1, 0.7, .round)
        }
    }
    private func text() -> CALayer {
        made(CATextLayer()) { layer in
            (layer.string, layer.fontSize, layer.foregroundColor) = ("Layers\nof text", 15, ink)
            (layer.isWrapped, layer.alignmentMode) = (true, .center)
        }
    }
    private func replicator() -> CALayer {
        made(CAReplicatorLayer()) { layer in
            let dot = CALayer()
            dot.frame = CGRect(x: 28, y: 2, width: 8, height: 16)
            (dot.backgroundColor, dot.cornerRadius) = (ink, 4)
            layer.addSublayer(dot)
            layer.instanceCount = 8
            layer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
            layer.instanceAlphaOffset = -0.11
        }
    }
    private func turned() -> CALayer {
        made(CALayer()) { layer in
            let inside = CALayer()
            inside.frame = whole.insetBy(dx: 12, dy: 12)
            (inside.backgroundColor, inside.borderWidth, inside.borderColor) = (fill, 2, ink)
            inside.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            layer.addSublayer(inside)
        }
    }
    private func perspective() -> CALayer {
        made(CALayer()) { layer in
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 150
            layer.sublayerTransform = transform
            let inside = gradient(.axial)
            inside.frame = whole.insetBy(dx: 6, dy: 6)
            inside.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
            layer.addSublayer(inside)
        }
    }
}
