import Foundation

/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint = 0
    /// One point.
    case addLineToPoint = 1
    /// A control point and the end point.
    case addQuadCurveToPoint = 2
    /// Two control points and the end point.
    case addCurveToPoint = 3
    /// Back to the start of the subpath; no point.
    case closeSubpath = 4
}

/// One element of a path as `applyWithBlock` shows it.
public struct CGPathElement {
    /// Which says how many points there are.
    public var type: CGPathElementType
    /// Control points and then the end point: 1, 1, 2, 3 or 0 of them by type; valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// The points aren't copied.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What `CGPath.apply` calls for each element, with its `info`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// One element of a path as a value.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// Control points, then the end point.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    package var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let point, let control):
            .quadCurve(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                point.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        case .close: .close
        }
    }
}
