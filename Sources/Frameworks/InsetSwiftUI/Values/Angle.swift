/// An angle.
public struct Angle: Animatable, Comparable, Hashable, Sendable {
    /// A whole turn is 2π.
    public var radians: Double
    /// A whole turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// None.
    public static let zero = Angle(radians: 0)
    /// None.
    public init() { radians = 0 }
    /// A whole turn is 2π.
    public init(radians: Double) { self.radians = radians }
    /// A whole turn is 360.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// A whole turn is 2π.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// A whole turn is 360.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// What is animated of it.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
    /// Whether one is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    /// Both together.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// One less another.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// Several times.
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    /// Several times.
    public static func * (left: Double, right: Angle) -> Angle { right * left }
    /// A part.
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    /// The other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Adds another.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Takes another away.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
