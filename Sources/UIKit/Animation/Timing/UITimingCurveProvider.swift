/// The pace of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// Which of the two parameters counts.
    var timingCurveType: UITimingCurveType { get }
    /// Nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// Nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a pace; raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves; a curve by control points; a spring; a spring on a curve.
    case builtin, cubic, spring, composed
}
