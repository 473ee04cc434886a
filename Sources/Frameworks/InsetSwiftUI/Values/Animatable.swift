/// What can be added and stretched, and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Stretches it.
    mutating func scale(by factor: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Stretches it.
    public mutating func scale(by factor: Double) { self *= factor }
    /// Itself times itself.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Stretches it.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// Itself times itself.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Stretches it.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// Itself times itself.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that is animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes it.
    public init() {}
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Nothing.
    public static func - (left: Self, right: Self) -> Self { left }
    /// Nothing.
    public mutating func scale(by factor: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// One.
    public var first: First
    /// The other.
    public var second: Second
    /// Both.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// Nothing of both.
    public static var zero: Self { Self(.zero, .zero) }
    /// Adds both.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    /// Takes both away.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    /// Stretches both.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    /// The square of both lengths together.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What has a part that is animated; nothing moves here.
public protocol Animatable {
    /// The kind of that part.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// That part.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Optional; nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// Itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension CGPoint: Animatable {
    /// Both.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Both.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Place and size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}
