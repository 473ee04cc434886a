import Foundation

/// Where an animator stands; raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over; running or paused; stopped, and waiting for `finishAnimation(at:)`.
    case inactive, active, stopped
}

/// Where an animation is, or ends; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the values after the animation, at those before it, or where it is.
    case end, start, current
}

/// What can be started, paused, moved and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Where it stands.
    var state: UIViewAnimatingState { get }
    /// Whether it moves.
    var isRunning: Bool { get }
    /// Whether it goes back to its beginning.
    var isReversed: Bool { get set }
    /// How much of it is done, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on.
    func startAnimation()
    /// Starts after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still where it is; also makes ready an animation that hasn't begun.
    func pauseAnimation()
    /// Ends where it is; `true` ends for good and calls no completion.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What can be given more animations and completions, and another pace.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Animates changes for the rest of the time, from a share of it on.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Animates changes for the rest of the time.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another pace.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {}
}
