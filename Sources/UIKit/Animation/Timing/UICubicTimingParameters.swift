import Foundation

/// A pace by a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCopying, UITimingCurveProvider {
    /// The named curve; slow at both ends for one by control points.
    public let animationCurve: UIView.AnimationCurve
    /// Time and progress of the first control point.
    public let controlPoint1: CGPoint
    /// Time and progress of the second control point.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// The system's own curve: slow at both ends.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// A named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isNamed = true
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - point1: Time and progress, 0…1; the progress may leave that.
    ///   - point2: Likewise.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2) = (point1, point2)
        animationCurve = .easeInOut
        isNamed = false
        super.init()
    }

    /// `builtin` for a named curve, `cubic` for one of control points.
    public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    /// These parameters themselves.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: there is no spring.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x),
            Float(controlPoint1.y),
            Float(controlPoint2.x),
            Float(controlPoint2.y)
        )
    }

    /// Itself: a curve doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
