import CoreGraphics
import Foundation

/// Numbers between two limits.
open class SKRange: NSObject, @unchecked Sendable {
    /// The least.
    open var lowerLimit: CGFloat
    /// The greatest.
    open var upperLimit: CGFloat

    /// Between two limits.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
        super.init()
    }
    /// At least.
    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }
    /// At most.
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }
    /// Just this.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// A value and what differs from it by as much.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    /// Any.
    public class func withNoLimits() -> SKRange {
        SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
    }

    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), max(lowerLimit, upperLimit)) }
}
