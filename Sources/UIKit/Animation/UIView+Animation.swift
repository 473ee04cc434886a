import Foundation

extension UIView {
    /// How an animation would run; raw values are UIKit's. Changes reach their end at once, whatever the options.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// A running animation is taken over where it stands, not at its end.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Again and again, until another one takes over.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Back again after the end.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The own duration, not that of the block around.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The own curve, not that of the block around.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Contents are drawn anew during a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Views are hidden and shown in a transition, not removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The own options, not those of the block around.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The view turns about its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns about its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The view is turned over like a page, upward.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The view is turned over like a page, downward.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old contents fade into the new ones.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns about its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns about its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// Whether changes are animated at all. True by default.
    public static var areAnimationsEnabled: Bool { AnimationState.areEnabled }
    /// For the whole process, until it is set again; without animations completions come at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.areEnabled = enabled }
    /// Seconds, inside an animation block; else 0.
    public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

    /// Applies changes that reach their end values at once; the completion comes after the duration on the virtual clock.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = AnimationState.duration
        AnimationState.duration = AnimationState.areEnabled ? duration : 0
        animations()
        AnimationState.duration = outer
        guard let completion else { return }
        let total = AnimationState.areEnabled ? duration + delay : 0
        guard total > 0 else { return completion(true) }
        AnimationState.scheduleCompletion(after: total) { completion(true) }
    }

    /// Without a delay; the changes reach their end at once, the completion comes after the duration.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Without a delay; the changes reach their end at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// The changes reach their end at once; the completion comes after delay and duration, not after the spring has
    /// settled.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Calls the closure, which changes the view, at once; the completion comes after the duration.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: completion
        )
    }

    /// In the closure, durations are 0 and completions come at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = AnimationState.areEnabled
        AnimationState.areEnabled = false
        actionsWithoutAnimation()
        AnimationState.areEnabled = outer
    }
}

/// What holds while an animation block runs.
@MainActor
package enum AnimationState {
    static var areEnabled = true
    static var duration: TimeInterval = 0

    /// Runs a closure after some seconds of virtual time.
    ///
    /// Under a finger it waits until that has left.
    static func scheduleCompletion(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        if held != nil {
            held?.append(work)
            return
        }
        EventLoop.main.schedule(after: seconds, work)
    }
}
