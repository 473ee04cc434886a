import Foundation
import QuartzCore

/// Drives an animator by percents: the animator's animations stand still at the finger's place.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public override init() { super.init() }

    weak var context: TransitionContext?
    /// What the animator's animations wait with until the finger has left.
    private final var held: [@MainActor () -> Void] = []
    private final var isDriving = false
    /// Shows the animator's animations at the finger's place.
    private final var scrubber: AnimationScrubber?

    /// Seconds that the whole transition takes; zero before it begins.
    open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
    /// 0…1; as last told by ``update(_:)``.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs: 1, the default, is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// Of the rest, where an animator's own pace doesn't go on. Default: slow at both ends.
    open var completionCurve: UIView.AnimationCurve = .easeInOut {
        didSet { context?.coordinator.completionCurve = completionCurve }
    }
    /// How an interruptible animator goes on once the finger has left; nil, the default: as it began.
    open var timingCurve: (any UITimingCurveProvider)?
    /// The animator that the finger moves; nil: the transition has none of its own.
    private final var moved: (any UIViewImplicitlyAnimating)?
    /// False: the transition begins by itself, to be paused later. Default: true.
    open var wantsInteractiveStart = true

    /// Called by the container when the transition begins; starts the animator and holds it where the finger is.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        guard wantsInteractiveStart else { return context.animate() }
        isDriving = true
        context.coordinator.completionCurve = completionCurve
        if let animator = context.interruptibleAnimator {
            moved = animator
            animator.pauseAnimation()
            return context.runAlongside()
        }
        context.beginDriving()
        let scrubber = AnimationScrubber(layer: context.containerView.layer)
        held = AnimationState.holdingCompletions { scrubber.hold { context.animate() } }
        self.scrubber = scrubber
    }

    /// Stops a transition that runs by itself.
    open func pause() { context?.pauseInteractiveTransition() }

    /// Shows the transition as far as this; 0…1, cut to that.
    open func update(_ percentComplete: CGFloat) {
        guard isDriving else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
        moved?.fractionComplete = self.percentComplete
        scrubber?.show(TimeInterval(self.percentComplete * duration))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// The finger has left: the rest runs to the end.
    open func finish() {
        guard isDriving else { return }
        context?.finishInteractiveTransition()
        guard moved == nil else { return goOn(reversed: false, share: 1 - percentComplete) }
        runRest(to: 1)
    }

    /// The finger has left: the transition runs back and is called off.
    open func cancel() {
        guard isDriving else { return }
        context?.cancelInteractiveTransition()
        guard moved == nil else { return goOn(reversed: true, share: percentComplete) }
        runRest(to: 0)
    }

    /// Lets the animator run to one of its ends; its completion ends the transition.
    private func goOn(reversed: Bool, share: CGFloat) {
        isDriving = false
        let animator = moved
        moved = nil
        animator?.isReversed = reversed
        animator?.continueAnimation(
            withTimingParameters: timingCurve,
            durationFactor: share / max(completionSpeed, .leastNonzeroMagnitude)
        )
    }

    /// - Parameter end: 1 forwards, 0 backwards.
    private func runRest(to end: CGFloat) {
        isDriving = false
        let waiting = held
        held = []
        let share = abs(end - percentComplete)
        let seconds = max(0, TimeInterval(share * duration / max(completionSpeed, .leastNonzeroMagnitude)))
        let scrubber = scrubber
        self.scrubber = nil
        scrubber?.run(
            from: TimeInterval(percentComplete * duration),
            to: TimeInterval(end * duration),
            seconds: seconds
        )
        EventLoop.main.schedule(after: seconds) { [context = self.context] in
            scrubber?.release()
            for completion in waiting { completion() }
            context?.endDriving()
        }
    }
}
