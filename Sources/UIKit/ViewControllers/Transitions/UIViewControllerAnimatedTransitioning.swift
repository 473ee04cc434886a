import Foundation

/// Animates the change from one controller to another in place of the system.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds; also the duration of what runs beside the transition.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts the coming view into the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator that makes the transition, the same one at each question till its end; asked where a finger drives
    /// the transition. Its completion calls `completeTransition(_:)`.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Called when the transition has ended; false: it was called off.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Left out: one that does nothing; `animateTransition(using:)` makes the transition then.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { NoInterruptibleAnimator.shared }
    /// Left out: nothing happens.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition, as a finger does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Called in place of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether the transition begins under a finger. Default: true.
    var wantsInteractiveStart: Bool { get }
    /// From 0 on: how much faster than the animation the rest runs once the finger has left. Default: 1.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Left out: true.
    public var wantsInteractiveStart: Bool { true }
    /// Left out: 1.
    public var completionSpeed: CGFloat { 1 }
}

/// Stands for an animator that an app leaves out.
final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
    static let shared = NoInterruptibleAnimator()

    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
