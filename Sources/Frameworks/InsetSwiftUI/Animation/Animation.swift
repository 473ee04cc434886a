/// How a value goes from one to another; nothing moves here.
public struct Animation: Hashable, Sendable {
    private let curve: String
    private var duration: Double
    private var speed = 1.0
    /// In seconds.
    private(set) var delay = 0.0
    private var count: Int? = 1
    private init(_ curve: String, _ duration: Double = 0.35) { (self.curve, self.duration) = (curve, duration) }

    /// A spring.
    public static let `default` = Animation("default")
    /// At one pace.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at first.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at last.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at both ends.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// At one pace, in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration) }
    /// Slow at first, in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration) }
    /// Slow at last, in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration) }
    /// Slow at both ends, in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", duration) }
    /// A curve by two points, in seconds.
    public static func timingCurve(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        duration: TimeInterval = 0.35
    ) -> Animation { Animation("curve \(x1) \(y1) \(x2) \(y2)", duration) }
    /// A spring.
    public static var spring: Animation { spring() }
    /// A spring that swings.
    public static var bouncy: Animation { bouncy() }
    /// A spring that doesn't swing.
    public static var smooth: Animation { smooth() }
    /// A spring that swings a little.
    public static var snappy: Animation { snappy() }
    /// A spring that follows the finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A spring.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
        -> Animation
    { Animation("spring \(dampingFraction)", response) }
    /// A spring, in seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        Animation("spring \(bounce)", duration)
    }
    /// A spring of the app's.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation("spring \(spring.bounce)", spring.duration)
    }
    /// A spring that follows the finger.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation("spring \(dampingFraction)", response) }
    /// A spring by its matter.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { Animation("spring \(mass) \(stiffness) \(damping) \(initialVelocity)") }
    /// A spring that swings, in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("bouncy \(extraBounce)", duration)
    }
    /// A spring that doesn't swing, in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("smooth \(extraBounce)", duration)
    }
    /// A spring that swings a little, in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("snappy \(extraBounce)", duration)
    }
    /// Begins later, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }
    /// Faster or slower.
    public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }
    /// Several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed { $0.count = repeatCount }
    }
    /// Again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { changed { $0.count = nil } }

    /// How long it takes, in seconds.
    var seconds: TimeInterval { speed > 0 ? duration / speed : duration }

    /// UIKit's curve; nil for a spring.
    var options: UIView.AnimationOptions? {
        switch curve {
        case "linear": .curveLinear
        case "easeIn": .curveEaseIn
        case "easeOut": .curveEaseOut
        case "easeInOut": .curveEaseInOut
        default: nil
        }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}

/// A spring.
public struct Spring: Hashable, Sendable {
    /// In seconds.
    public var duration: Double
    /// How far it swings, -1…1.
    public var bounce: Double
    /// By its feel.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    /// By the time and the resistance.
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    /// Swings.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    /// Doesn't swing.
    public static var smooth: Spring { Spring() }
    /// Swings a little.
    public static var snappy: Spring { Spring(bounce: 0.15) }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// When it is as good as over.
    public static let logicallyComplete = Self("logicallyComplete")
    /// When nothing moves.
    public static let removed = Self("removed")
}
