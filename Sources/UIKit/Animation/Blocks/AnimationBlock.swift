import Foundation
import Platform

/// One animation block: how the changes made in it run, and who waits for their end.
@MainActor
final class AnimationBlock {
    /// Seconds of a cycle.
    let duration: TimeInterval
    /// Seconds before the beginning.
    let delay: TimeInterval
    let pace: AnimationPace
    let options: UIView.AnimationOptions
    /// Cycles; infinite with `.repeat`. 0 is one.
    var repeatCount: Float
    var autoreverses: Bool
    /// Counts the animations of the block.
    let group: CompletionGroup
    /// Collects the changes where they are key frames.
    var keyframes: KeyframeCollector?
    /// Gets the changes where an animator drives them.
    var animator: UIViewPropertyAnimator?
    /// The views whose layers changed, to be laid out with `.layoutSubviews`.
    var changedViews: [UIView] = []

    init(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        pace: AnimationPace,
        options: UIView.AnimationOptions = [],
        completion: @escaping (Bool) -> Void = { _ in }
    ) {
        let outer = AnimationState.current
        // A block within another one takes over its duration and curve unless it says otherwise.
        let inherits = outer.map { $0.keyframes == nil } ?? false
        let keepsDuration = inherits && !options.contains(.overrideInheritedDuration)
        let keepsCurve = inherits && !options.contains(.overrideInheritedCurve)
        let keepsOptions = inherits && !options.contains(.overrideInheritedOptions)
        self.duration = keepsDuration ? outer?.duration ?? duration : duration
        self.delay = (outer?.delay ?? 0) + delay
        self.pace = keepsCurve ? outer?.pace ?? pace : pace
        self.options = keepsOptions ? options.union(outer?.options.inherited ?? []) : options
        repeatCount = options.contains(.repeat) ? .infinity : keepsOptions ? outer?.repeatCount ?? 0 : 0
        autoreverses = options.contains(.autoreverse) || keepsOptions && outer?.autoreverses ?? false
        animator = outer?.animator
        group = CompletionGroup(AnimationState.holding(completion))
    }

    /// Runs the changes in the block.
    func run(_ changes: () -> Void) {
        let outer = AnimationState.current
        AnimationState.current = self
        changes()
        if options.contains(.layoutSubviews) { for view in changedViews { view.layoutIfNeeded() } }
        AnimationState.current = outer
    }
}

extension UIView.AnimationOptions {
    /// What a block within another one takes over.
    fileprivate var inherited: UIView.AnimationOptions {
        intersection([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .allowAnimatedContent])
    }
}

/// What holds while animation blocks run.
@MainActor
package enum AnimationState {
    @WorldState static var areEnabled = true
    /// The innermost block; nil outside of blocks, and where a block's changes shall not be animated.
    @WorldState static var current: AnimationBlock?
    /// The blocks of `beginAnimations`, innermost last.
    @WorldState static var begun: [BegunAnimations] = []

    /// Seconds, inside an animation block; else 0.
    static var duration: TimeInterval {
        guard let current, areEnabled else { return 0 }
        return current.duration
    }

    /// The completion itself; under a finger one that does nothing, while the completion waits until that has left.
    fileprivate static func holding(_ completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
        guard held != nil else { return completion }
        held?.append { completion(true) }
        return { _ in }
    }

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
