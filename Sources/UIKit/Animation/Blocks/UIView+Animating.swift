import Foundation

extension UIView {
    // MARK: Blocks
    /// Animates changes of the views' animatable properties: frame, bounds, center, transform, alpha, background color and
    /// what the layers can animate besides.
    ///
    /// The properties have their end values at once; what is shown goes there. Where nothing changes, the completion comes
    /// in the next turn; where animations are off or take no time, at once.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before the beginning; until then the old values are shown.
    ///   - options: Options as for other animations.
    ///   - animations: Called at once.
    ///   - completion: Called at the end; false when an animation was ended before its time.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, options.pace, options, animations, completion)
    }

    /// Without a delay, slow at both ends.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Without a delay, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Moves as if on a spring that comes to rest within the duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it begins.
    ///   - dampingRatio: 1 doesn't swing, less does; above 0.
    ///   - velocity: At the start, in whole ways per second.
    ///   - options: Options as for other animations.
    ///   - animations: Changes the properties.
    ///   - completion: Called at the end, with whether it ran to it.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringMotion(
            settlingIn: duration,
            dampingRatio: Double(dampingRatio),
            velocity: Double(velocity)
        )
        animate(duration, delay, .spring(spring), options, animations, completion)
    }

    /// Moves as if on a spring that seems to take the duration; it comes to rest later (LB-M7).
    ///
    /// - Parameters:
    ///   - duration: Seconds that the movement is felt to take.
    ///   - bounce: 0 doesn't swing; toward 1 it swings more, toward −1 it creeps.
    ///   - velocity: At the start, in whole ways per second.
    ///   - delay: Seconds before it begins.
    ///   - options: Options as for other animations.
    ///   - animations: Changes the properties.
    ///   - completion: Called at the end, with whether it ran to it.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = PerceptualSpring(duration: duration, bounce: Double(bounce))
        let motion = SpringMotion(
            mass: 1,
            stiffness: spring.stiffness,
            damping: spring.damping,
            velocity: Double(velocity),
            allowsOverdamping: true
        )
        // LB-M7: UIKit lets 0.5 s settle for 0.8 s, the next tenth after the spring has come to rest.
        let settling = (motion.settlingDuration * 10).rounded(.up) / 10
        animate(duration > 0 ? settling : 0, delay, .spring(motion), options, animations, completion)
    }

    private class func animate(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ pace: AnimationPace,
        _ options: AnimationOptions,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard AnimationState.areEnabled else {
            animations()
            completion?(true)
            return
        }
        let block = AnimationBlock(duration: duration, delay: delay, pace: pace, options: options) { completion?($0) }
        guard block.duration > 0 || block.delay > 0 else {
            withoutBlock(animations)
            completion?(true)
            return
        }
        block.run(animations)
        block.finish()
    }

    /// Changes at once, though inside a block.
    class func withoutBlock<Result>(_ changes: () -> Result) -> Result {
        let outer = AnimationState.current
        AnimationState.current = nil
        defer { AnimationState.current = outer }
        return changes()
    }

    // MARK: Whether and how
    /// Whether changes are animated at all. True by default.
    public static var areAnimationsEnabled: Bool { AnimationState.areEnabled }
    /// For the whole process, until it is set again; without animations completions come at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.areEnabled = enabled }
    /// Seconds, inside an animation block; else 0.
    public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

    /// In the closure nothing is animated, and completions come at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = AnimationState.areEnabled
        AnimationState.areEnabled = false
        actionsWithoutAnimation()
        AnimationState.areEnabled = outer
    }

    /// Inside an animation block: repeats what is changed in the closure.
    ///
    /// - Parameters:
    ///   - count: Cycles; may be a fraction.
    ///   - autoreverses: Whether each cycle is followed by one backward.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        guard let block = AnimationState.current else { return animations() }
        let outer = (block.repeatCount, block.autoreverses)
        (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
        animations()
        (block.repeatCount, block.autoreverses) = outer
    }

    /// What the system does with views on its own.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes the views from their superviews.
        case delete = 0
    }

    /// Runs one of the system's animations beside the app's, and takes the views away at the end.
    public class func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: systemAnimationDuration,
            delay: 0,
            options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: shrunkenScale, y: shrunkenScale)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            }
        )
    }

    /// Seconds; not measured, that of alerts.
    private static let systemAnimationDuration: TimeInterval = 0.4
    /// How small deleted views become; not zero, from which a transform can't come back.
    private static let shrunkenScale: CGFloat = 0.1
}

extension AnimationBlock {
    /// No change comes any more.
    func finish() {
        if group.isWaiting { return group.close() }
        EventLoop.main.schedule(after: 0) { [group] in group.close() }
    }
}
