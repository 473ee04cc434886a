import UIKit

extension LayersScreen {
    var picture: CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 60, height: 30)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(cgColor: fill).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(cgColor: other).setFill()
            UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 22, height: 22)).fill()
            UIColor(cgColor: ink).setStroke()
            UIBezierPath(rect: CGRect(x: 1, y: 1, width: 58, height: 28)).stroke()
        }
        .cgImage
    }
    func contents(_ gravity: CALayerContentsGravity) -> CALayer {
        made(CALayer()) { layer in
            (layer.contents, layer.contentsGravity, layer.contentsScale) = (picture, gravity, 1)
            layer.masksToBounds = true
            (layer.borderWidth, layer.borderColor) = (0.5, ink)
        }
    }
    func center() -> CALayer {
        made(CALayer()) { layer in
            (layer.contents, layer.contentsScale) = (picture, 1)
            layer.contentsCenter = CGRect(x: 0.45, y: 0.4, width: 0.1, height: 0.2)
        }
    }
    func part() -> CALayer {
        made(CALayer()) { layer in
            (layer.contents, layer.magnificationFilter) = (picture, .nearest)
            layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        }
    }
    func blend(_ name: String) -> CALayer {
        made(CALayer()) { layer in
            layer.backgroundColor = fill
            let inside = CALayer()
            inside.frame = whole.insetBy(dx: 14, dy: 14)
            (inside.backgroundColor, inside.compositingFilter) = (other, name)
            layer.addSublayer(inside)
        }
    }
    func emitter() -> CALayer {
        made(CAEmitterLayer()) { layer in
            let cell = CAEmitterCell()
            (cell.contents, cell.contentsScale, cell.birthRate, cell.lifetime) = (picture, 6, 12, 2)
            (cell.velocity, cell.velocityRange, cell.emissionRange) = (14, 8, 2 * .pi)
            (cell.spin, cell.alphaSpeed, cell.scaleRange) = (1, -0.4, 0.4)
            layer.emitterPosition = CGPoint(x: 32, y: 32)
            layer.emitterCells = [cell]
        }
    }
    /// The first of three lies in front.
    func ordered() -> CALayer {
        made(CALayer()) { layer in
            for (index, color) in [fill, other, ink].enumerated() {
                let square = CALayer()
                let place = CGFloat(index) * 14
                square.frame = CGRect(x: place, y: place, width: 34, height: 34)
                (square.backgroundColor, square.zPosition) = (color, CGFloat(-index))
                layer.addSublayer(square)
            }
        }
    }
    func tinted() -> CALayer {
        made(CAReplicatorLayer()) { layer in
            let square = CALayer()
            square.frame = CGRect(x: 0, y: 8, width: 20, height: 48)
            square.backgroundColor = UIColor.white.cgColor
            layer.addSublayer(square)
            (layer.instanceCount, layer.instanceColor) = (3, UIColor.systemRed.cgColor)
            layer.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
            layer.instanceGreenOffset = 0.3
        }
    }

    /// Turned around its corner, which lies where the middle would.
    func anchored() -> CALayer {
        made(CALayer()) { layer in
            let inside = CALayer()
            inside.bounds = CGRect(x: 0, y: 0, width: 34, height: 20)
            (inside.anchorPoint, inside.position) = (.zero, CGPoint(x: 32, y: 20))
            inside.backgroundColor = fill
            inside.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 5))
            layer.addSublayer(inside)
            (layer.borderWidth, layer.borderColor) = (0.5, ink)
        }
    }
    /// Bounds that begin elsewhere, and a sublayer that is hidden.
    func moved() -> CALayer {
        made(CALayer()) { layer in
            for (x, isHidden) in [(0.0, false), (34, true), (68, false)] {
                let square = CALayer()
                square.frame = CGRect(x: x, y: 10, width: 30, height: 30)
                (square.backgroundColor, square.isHidden) = (other, isHidden)
                layer.addSublayer(square)
            }
            layer.bounds.origin = CGPoint(x: 15, y: -10)
            (layer.masksToBounds, layer.borderWidth, layer.borderColor) = (true, 0.5, ink)
        }
    }
    /// With y up inside.
    func flipped() -> CALayer {
        made(CALayer()) { layer in
            layer.isGeometryFlipped = true
            let inside = CALayer()
            inside.frame = CGRect(x: 4, y: 4, width: 40, height: 16)
            (inside.contents, inside.contentsGravity) = (picture, .resizeAspect)
            inside.backgroundColor = ink
            layer.addSublayer(inside)
            (layer.borderWidth, layer.borderColor) = (0.5, ink)
        }
    }
    func joins() -> CALayer {
        made(CALayer()) { layer in
            for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
                let path = CGMutablePath()
                path.addLines(
                    between: [(6.0, 18.0), (32, 4), (58, 18)].map { CGPoint(x: $0, y: $1 + Double(index) * 21) }
                )
                let line = made(CAShapeLayer())
                (line.path, line.fillColor, line.strokeColor) = (path, nil, ink)
                (line.lineWidth, line.lineJoin, line.miterLimit) = (7, join, 10)
                if index == 2 { (line.lineDashPattern, line.lineDashPhase) = ([9, 4], 5) }
                layer.addSublayer(line)
            }
        }
    }
    /// Text that doesn't fit, and sides that it stands at.
    func lines() -> CALayer {
        made(CALayer()) { layer in
            let kinds: [(CATextLayerTruncationMode, CATextLayerAlignmentMode)] = [
                (.end, .left), (.middle, .center), (.start, .right), (.none, .right),
            ]
            for (index, kind) in kinds.enumerated() {
                let line = made(CATextLayer())
                line.frame = CGRect(x: 0, y: CGFloat(index) * 16, width: 64, height: 16)
                line.string = index == 3 ? "right" : "Words and more"
                (line.fontSize, line.foregroundColor) = (12, ink)
                (line.truncationMode, line.alignmentMode) = kind
                layer.addSublayer(line)
            }
        }
    }
    func clippedCorners() -> CALayer {
        made(CALayer()) { layer in
            (layer.contents, layer.cornerRadius, layer.masksToBounds) = (picture, 24, true)
            layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
            (layer.borderWidth, layer.borderColor) = (3, ink)
        }
    }
    /// Three planes of one space, seen from the side.
    func planes() -> CALayer {
        made(CALayer()) { layer in
            var view = CATransform3DIdentity
            view.m34 = -1 / 200
            layer.sublayerTransform = CATransform3DRotate(view, .pi / 3, 0, 1, 0)
            let space = made(CATransformLayer())
            for (index, color) in [fill, other, ink].enumerated() {
                let plane = CALayer()
                plane.frame = whole.insetBy(dx: 12, dy: 12)
                (plane.backgroundColor, plane.opacity) = (color, 0.7)
                plane.zPosition = CGFloat(index - 1) * 24
                space.addSublayer(plane)
            }
            layer.addSublayer(space)
        }
    }
    /// Of two layers that show their backs, the one with two sides is seen.
    func turnedAway() -> CALayer {
        made(CALayer()) { layer in
            for (x, isDoubleSided) in [(2.0, true), (34, false)] {
                let inside = CALayer()
                inside.frame = CGRect(x: x, y: 10, width: 28, height: 44)
                (inside.contents, inside.isDoubleSided) = (picture, isDoubleSided)
                inside.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
                layer.addSublayer(inside)
            }
            (layer.borderWidth, layer.borderColor) = (0.5, ink)
        }
    }
}
