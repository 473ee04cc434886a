import CChipmunk
import Foundation

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension cpVect {
    init(_ point: CGPoint) { self.init(x: Double(sane: point.x), y: Double(sane: point.y)) }
    init(_ vector: CGVector) { self.init(x: Double(sane: vector.dx), y: Double(sane: vector.dy)) }
    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (x * x + y * y).squareRoot() }
    static func + (a: cpVect, b: cpVect) -> cpVect { cpVect(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: cpVect, b: cpVect) -> cpVect { cpVect(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: cpVect, k: Double) -> cpVect { cpVect(x: a.x * k, y: a.y * k) }
}

extension Double {
    /// Zero for what is no number, and at most what squares stay finite of: the library ends the program otherwise.
    init(sane value: CGFloat) { self = value.isFinite ? Double(max(-1e9, min(1e9, value))) : 0 }
}

extension CGVector {
    /// The length.
    var size: CGFloat { (dx * dx + dy * dy).squareRoot() }
    /// Radians clockwise from the right, as y points down.
    var direction: CGFloat { atan2(dy, dx) }
    static func at(angle: CGFloat, magnitude: CGFloat) -> CGVector {
        CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}

extension UIDynamicItem {
    /// The box about the center, untransformed.
    var dynamicFrame: CGRect {
        let size = bounds.size
        return CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
    var rotation: CGFloat { atan2(transform.b, transform.a) }
}
