import Foundation
import UIKit

/// A path, filled and stroked.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    /// The path, in its own coordinates.
    open var path: CGPath?
    /// Inside. Default: clear.
    open var fillColor = UIColor.clear
    /// Along the path. Default: white.
    open var strokeColor = UIColor.white
    /// Points across the line. Default: 1.
    open var lineWidth: CGFloat = 1
    /// Points of light around the line. Default: 0.
    open var glowWidth: CGFloat = 0
    /// How ends of lines look. Default: butt.
    open var lineCap = CGLineCap.butt
    /// How corners of lines look. Default: miter.
    open var lineJoin = CGLineJoin.miter
    /// Where corners are cut. Default: 0.
    open var miterLimit: CGFloat = 0
    /// Whether edges are smooth. Default: true.
    open var isAntialiased = true
    /// How it is mixed with what lies behind. Default: alpha.
    open var blendMode = SKBlendMode.alpha
    /// A picture inside; its average color stands for it here, multiplied with the fill.
    open var fillTexture: SKTexture?
    /// A picture along the path; kept.
    open var strokeTexture: SKTexture?
    /// Kept, no shader runs here.
    open var fillShader: SKShader?
    /// Kept, no shader runs here.
    open var strokeShader: SKShader?

    /// Without a path.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (aDecoder as? SceneCoder)?.fill(self)
    }

    /// A path.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    /// A path about the middle of its box.
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBox
        var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.init(path: centered ? path.copy(using: &move) ?? path : path)
    }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    /// A rectangle about the position.
    public convenience init(rectOf size: CGSize) { self.init(rect: .around(size)) }

    /// A rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }

    /// A rectangle with round corners about the position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: .around(size), cornerRadius: cornerRadius)
    }

    /// A circle about the position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }

    /// An ellipse about the position.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: .around(size)) }

    /// An ellipse.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

    /// Straight lines between points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
        self.init(path: path)
    }

    /// A smooth line through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let points = Array(UnsafeBufferPointer(start: points, count: numPoints))
        let path = CGMutablePath()
        for (index, point) in points.enumerated() {
            guard index > 0 else {
                path.move(to: point)
                continue
            }
            // Catmull and Rom's: the direction at a point is that between its neighbors.
            let (before, former) = (points[max(index - 2, 0)], points[index - 1])
            let after = points[min(index + 1, points.count - 1)]
            path.addCurve(
                to: point,
                control1: CGPoint(x: former.x + (point.x - before.x) / 6, y: former.y + (point.y - before.y) / 6),
                control2: CGPoint(x: point.x - (after.x - former.x) / 6, y: point.y - (after.y - former.y) / 6)
            )
        }
        self.init(path: path)
    }

    override func takeValues(of other: SKNode) {
        super.takeValues(of: other)
        guard let other = other as? SKShapeNode else { return }
        (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
        (glowWidth, lineCap, lineJoin, miterLimit) = (other.glowWidth, other.lineCap, other.lineJoin, other.miterLimit)
        (blendMode, fillTexture) = (other.blendMode, other.fillTexture)
    }

    /// Points along the path.
    open var lineLength: CGFloat { path.map { PathTrack($0).length } ?? 0 }

    open override var frame: CGRect {
        guard let path, !path.isEmpty else { return super.frame }
        return path.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2).applying(toParent)
    }
}

extension CGRect {
    /// One about zero.
    static func around(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}
