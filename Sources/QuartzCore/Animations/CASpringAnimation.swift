/// An animation that moves as if on a spring. Its duration is that of the animation, not of the spring: set it to
/// ``settlingDuration`` to let the spring come to rest.
open class CASpringAnimation: CABasicAnimation {
    /// 1 by default; greater swings slower.
    open var mass: CGFloat = 1
    /// 100 by default.
    open var stiffness: CGFloat = 100
    /// 10 by default; 0 never rests. More than critical damping has no effect.
    open var damping: CGFloat = 10
    /// In whole ways per second, toward the end. 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Whether damping above the critical slows the motion further. False by default.
    open var allowsOverdamping = false

    /// A spring of the default values.
    public override init() { super.init() }

    /// A spring of mass 1 that looks as if it took `perceptualDuration` seconds.
    ///
    /// - Parameters:
    ///   - perceptualDuration: Seconds; longer than the spring takes to be seen at rest.
    ///   - bounce: 0 doesn't swing; toward 1 it swings more, toward −1 it creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = PerceptualSpring(duration: perceptualDuration, bounce: Double(bounce))
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Seconds until the spring rests, to a thousandth of the way.
    open var settlingDuration: CFTimeInterval { motion.settlingDuration }
    /// The duration that the spring was made for, or looks like, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }
    /// How much the spring swings: 0 for critical damping.
    open var bounce: CGFloat {
        let ratio = motion.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    package var motion: SpringMotion {
        SpringMotion(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(damping),
            velocity: Double(initialVelocity),
            allowsOverdamping: allowsOverdamping
        )
    }
    /// Computed once, when the animation begins.
    private var runningMotion: SpringMotion?

    override func take(from source: CAAnimation) {
        super.take(from: source)
        guard let source = source as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (source.mass, source.stiffness, source.damping)
        (initialVelocity, allowsOverdamping) = (source.initialVelocity, source.allowsOverdamping)
    }

    override func begin(on layer: CALayer, at time: CFTimeInterval) {
        super.begin(on: layer, at: time)
        runningMotion = motion
    }

    override func fraction(at progress: Double) -> Double {
        (runningMotion ?? motion).value(at: paced(progress) * duration)
    }
}

/// A spring of mass 1 by the duration that it seems to take, as iOS 17 names springs.
package struct PerceptualSpring: Equatable, Sendable {
    package let stiffness: Double
    package let damping: Double

    /// - Parameters:
    ///   - duration: Seconds.
    ///   - bounce: −1…1; 0 is critically damped.
    package init(duration: Double, bounce: Double) {
        let duration = max(duration, 1e-3)
        let bounce = min(max(bounce, -0.999), 1)
        stiffness = (2 * .pi / duration) * (2 * .pi / duration)
        damping = bounce >= 0 ? (1 - bounce) * 4 * .pi / duration : 4 * .pi / (duration * (1 + bounce))
    }
}
