import Foundation

/// A pace by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCopying, UITimingCurveProvider {
    private enum Form {
        /// Comes to rest in the animator's duration.
        case damped(ratio: Double)
        /// Takes as long as it takes.
        case physical(mass: Double, stiffness: Double, damping: Double, overdamps: Bool)
    }

    private let form: Form
    /// In whole ways per second, along each axis; only the horizontal part counts here.
    public let initialVelocity: CGVector

    /// A spring that doesn't swing and takes half a second; it comes to rest later.
    public override convenience init() { self.init(duration: 0.5, bounce: 0) }

    /// A spring that comes to rest in the animator's duration.
    ///
    /// - Parameter ratio: 1 doesn't swing, less does.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring that comes to rest in the animator's duration, with a speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .damped(ratio: Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by its physics; the animator's duration doesn't count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(damping),
            overdamps: false
        )
        initialVelocity = velocity
        super.init()
    }

    /// A spring that seems to take the duration; the animator's doesn't count.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - bounce: 0 doesn't swing; toward 1 it swings more.
    ///   - velocity: At the beginning, relative to the way, a second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        let spring = PerceptualSpring(duration: duration, bounce: Double(bounce))
        form = .physical(mass: 1, stiffness: spring.stiffness, damping: spring.damping, overdamps: true)
        initialVelocity = velocity
        super.init()
    }

    /// Always `spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Nil: there is no curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters themselves.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The motion, and the seconds that it takes.
    func motion(in duration: TimeInterval) -> (motion: SpringMotion, duration: TimeInterval) {
        switch form {
        case .damped(let ratio):
            let motion = SpringMotion(
                settlingIn: duration,
                dampingRatio: ratio,
                velocity: Double(initialVelocity.dx)
            )
            return (motion, duration)
        case .physical(let mass, let stiffness, let damping, let overdamps):
            let motion = SpringMotion(
                mass: mass,
                stiffness: stiffness,
                damping: damping,
                velocity: Double(initialVelocity.dx),
                allowsOverdamping: overdamps
            )
            return (motion, motion.settlingDuration)
        }
    }

    /// Itself: a spring doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
