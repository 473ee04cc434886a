import Foundation
import Platform

/// An animation that can be paused, moved by hand, turned around and changed while it runs.
///
/// It is kept alive while it runs. Its views have their end values as soon as the changes are made; when it ends at the
/// start or where it is, they get the values shown there.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pace.
    public private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds from beginning to end; a spring by its physics has its own.
    open var duration: TimeInterval { motion.duration }
    /// Seconds before the beginning, as last asked for.
    open private(set) var delay: TimeInterval = 0
    /// Whether views take touches while they move. True by default.
    open var isUserInteractionEnabled = true
    /// Whether the app itself finds the views under touches while they move. Default: false.
    ///
    /// - Note: No effect here: hit testing goes by the end values.
    open var isManualHitTestingEnabled = false
    /// Whether fingers move the way rather than the time. True by default.
    open var scrubsLinearly = true
    /// Whether it pauses at its end rather than to finish. False by default.
    open var pausesOnCompletion = false
    /// Whether changes in other animation blocks within the animations take part. True by default.
    open var isInterruptible = true

    /// Inactive until it starts and after it has ended; active while it runs or is paused.
    open private(set) var state = UIViewAnimatingState.inactive

    /// One property of one layer.
    private struct Part {
        let layer: CALayer
        let property: LayerProperty
        let old: LayerValue
        let new: LayerValue
        let key: String
        let refusal: TouchRefusal?
    }

    private var motion: AnimatorMotion
    private var waiting: [(changes: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var parts: [Part] = []
    private var end: EventLoop.Token?
    /// Where in the time the animations that are being made begin.
    private var partStart = 0.0
    /// Those of the present device that run, or wait for their beginning.
    @WorldState static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
    @WorldState private static var lastKey = 0

    /// When the last of the running animators ends, in seconds of the clock; nil without any.
    package static var endOfAll: TimeInterval? {
        let now = EventLoop.main.now
        return running.values.compactMap { $0.motion.rest(at: now).map { now + $0 } }.max()
    }

    // MARK: Creating
    /// An animator of a pace that the app chooses.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - parameters: The pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let (pace, seconds) = Self.pace(of: parameters, in: duration)
        motion = AnimatorMotion(pace: pace, duration: seconds)
        super.init()
    }

    /// One without duration, as a property's first value.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// With a named curve.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// With a curve by its control points.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// With a spring that comes to rest in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs already.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 7)) ?? .easeInOut
        let made = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        guard let animator = made as? Self else { preconditionFailure("subclasses make their own running animators") }
        return animator
    }

    private static func pace(
        of parameters: any UITimingCurveProvider,
        in duration: TimeInterval
    ) -> (AnimationPace, TimeInterval) {
        if let spring = parameters.springTimingParameters {
            let (motion, seconds) = spring.motion(in: duration)
            return (.spring(motion), seconds)
        }
        return (
            .curve(parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut)), duration
        )
    }

    // MARK: State
    /// False while it is paused or inactive.
    open var isRunning: Bool { motion.isRunning }
    /// Turning around a running animator sends it back from where it is.
    open var isReversed: Bool {
        get { motion.isReversed }
        set {
            guard newValue != motion.isReversed else { return }
            motion.setReversed(newValue, at: EventLoop.main.now)
            scheduleEnd()
        }
    }
    /// Setting it makes ready an animation that hasn't begun, and shows that place.
    open var fractionComplete: CGFloat {
        get { state == .inactive ? 0 : CGFloat(motion.fraction(at: EventLoop.main.now)) }
        set {
            guard check(state != .stopped, "It is an error to set fractionComplete of a stopped animator.") else {
                return
            }
            if state == .inactive { pauseAnimation() }
            motion.setFraction(Double(newValue), at: EventLoop.main.now)
            partsDidMove()
            scheduleEnd()
        }
    }

    // MARK: Adding
    /// Changes that are animated from the start, or for the rest of the time. Raises for a stopped animator.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Changes that begin after a share of the rest of the time, 0…1. Raises for a stopped animator.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard check(state != .stopped, "It is an error to add animations to a stopped animator.") else { return }
        guard state == .active else { return waiting.append((animation, delayFactor)) }
        make(animation, delayFactor: delayFactor)
    }

    /// Called at the end, in the order of adding, with where it is.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running
    /// Starts, or goes on after a pause. Raises for a stopped animator.
    open func startAnimation() {
        guard check(state != .stopped, "It is an error to start a stopped animator.") else { return }
        activate()
        motion.run(at: EventLoop.main.now)
        Self.running[ObjectIdentifier(self)] = self
        partsDidMove()
        scheduleEnd()
    }

    /// Starts after some seconds; until then it is paused at its beginning. Raises for an active animator.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard check(state == .inactive, "It is an error to start an active animator after a delay.") else { return }
        self.delay = delay
        guard delay > 0 else { return startAnimation() }
        activate()
        Self.running[ObjectIdentifier(self)] = self
        end = EventLoop.main.schedule(after: delay) { [weak self] in
            guard let self, state == .active, !isRunning else { return }
            startAnimation()
        }
    }

    /// Stands still where it is. Raises for a stopped animator.
    open func pauseAnimation() {
        guard check(state != .stopped, "It is an error to pause a stopped animator.") else { return }
        activate()
        motion.pause(at: EventLoop.main.now, linearly: scrubsLinearly)
        cancelEnd()
        partsDidMove()
    }

    /// Goes on after a pause, with another pace for the rest. Raises for an animator that isn't active.
    ///
    /// - Parameters:
    ///   - parameters: Nil keeps the pace.
    ///   - durationFactor: The rest's duration as a share of the whole one; 0 keeps what is left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        guard check(state == .active, "It is an error to continue an animator that is not active.") else { return }
        let now = EventLoop.main.now
        let left = motion.isReversed ? motion.fraction(at: now) : 1 - motion.fraction(at: now)
        if parameters != nil || durationFactor != 0 {
            let seconds = durationFactor > 0 ? duration * Double(durationFactor) : duration * left
            let provider = parameters ?? timingParameters
            timingParameters = provider
            let new = provider.map { Self.pace(of: $0, in: seconds) } ?? (.easeInOut, seconds)
            motion.change(pace: new.0, duration: new.1, at: now)
        }
        startAnimation()
    }

    /// Ends where it is: `false` waits for ``finishAnimation(at:)``, `true` ends for good without a completion.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        cancelEnd()
        settle(at: .current)
        if withoutFinishing { finish(nil) } else { state = .stopped }
    }

    /// Ends a stopped animator, with the values of the position, and calls the completions. Raises for others.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard
            check(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
        else { return }
        settle(at: finalPosition)
        finish(finalPosition)
    }

    // MARK: Parts

    /// Makes the changes that wait.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let changes = waiting
        waiting = []
        for entry in changes { make(entry.changes, delayFactor: entry.delayFactor) }
    }

    private func make(_ changes: () -> Void, delayFactor: CGFloat) {
        guard AnimationState.areEnabled else { return changes() }
        let done = motion.fraction(at: EventLoop.main.now)
        partStart = done + (1 - done) * min(max(Double(delayFactor), 0), 1)
        let outer = AnimationState.current
        AnimationState.current = nil
        let block = AnimationBlock(duration: duration, pace: .easeInOut, options: .beginFromCurrentState)
        block.animator = self
        block.run(changes)
        AnimationState.current = outer
    }

    /// A change that was made in the animations.
    func add(
        _ layer: CALayer,
        _ property: LayerProperty,
        from old: LayerValue,
        to new: LayerValue,
        in block: AnimationBlock
    ) {
        Self.lastKey += 1
        let key = "\(property.key)-animator-\(Self.lastKey)"
        let animation = CABasicAnimation(keyPath: property.key)
        let start = partStart
        if let difference = old.subtracting(new), let rest = difference.zero, layer.animationKeys() != nil {
            // Beside others it adds what is left of the way.
            animation.isAdditive = true
            (animation.fromValue, animation.toValue) = (difference.any, rest.any)
        } else {
            (animation.fromValue, animation.toValue) = (old.any, new.any)
        }
        animation.progressSource = { [weak self] in
            MainActor.assumeIsolated { self?.motion.progress(at: EventLoop.main.now, from: start) ?? 1 }
        }
        // The animator takes it away when it ends.
        (animation.duration, animation.repeatCount) = (1, .infinity)
        let refuses = !isUserInteractionEnabled && !block.options.contains(.allowUserInteraction)
        let refusal = refuses ? (layer.delegate as? UIView).map { TouchRefusal($0) } : nil
        parts.append(Part(layer: layer, property: property, old: old, new: new, key: key, refusal: refusal))
        animation.delegate = refusal
        layer.begin(animation, forKey: key)
    }

    /// What is shown moved though the clock did not.
    private func partsDidMove() {
        for part in parts { part.layer.progressDidChange(of: part.property) }
    }

    /// Gives the layers the values of a position, and lets go of them.
    private func settle(at position: UIViewAnimatingPosition) {
        let ended = parts
        UIView.performWithoutAnimation {
            switch position {
            case .end: break
            case .start: for part in ended.reversed() { part.layer.setLayerValue(part.old, for: part.property) }
            case .current:
                let shown = ended.map { ($0.layer.presentation() ?? $0.layer).layerValue($0.property) }
                for (part, value) in zip(ended, shown) { part.layer.setLayerValue(value, for: part.property) }
            }
        }
        // A stopped animator may still be told to end at one of its ends.
        for part in ended { part.layer.removeAnimation(forKey: part.key) }
        guard state == .stopped, position == .end else { return }
        UIView.performWithoutAnimation {
            for part in ended { part.layer.setLayerValue(part.new, for: part.property) }
        }
    }

    // MARK: The end

    private func cancelEnd() {
        end.map(EventLoop.main.cancel)
        end = nil
    }

    private func scheduleEnd() {
        cancelEnd()
        guard let rest = motion.rest(at: EventLoop.main.now) else { return }
        end = EventLoop.main.schedule(after: rest) { [weak self] in self?.reachEnd() }
    }

    private func reachEnd() {
        end = nil
        guard isRunning, (motion.rest(at: EventLoop.main.now) ?? 0) < 1e-6 else { return scheduleEnd() }
        motion.pause(at: EventLoop.main.now, linearly: false)
        guard !pausesOnCompletion else { return }
        let position: UIViewAnimatingPosition = motion.isReversed ? .start : .end
        settle(at: position)
        finish(position)
    }

    private func finish(_ position: UIViewAnimatingPosition?) {
        state = .inactive
        parts = []
        let done = completions
        completions = []
        motion = AnimatorMotion(pace: motion.pace, duration: motion.duration)
        Self.running[ObjectIdentifier(self)] = nil
        if let position { for completion in done { completion(position) } }
    }

    private func check(_ condition: Bool, _ complaint: String) -> Bool {
        if !condition { UIKitException.raise(.internalInconsistency, complaint) }
        return condition
    }
}
