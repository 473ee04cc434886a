import Foundation

/// Runs an app's animations along with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Seconds of both directions: UIKit documents none, but that leaving takes longer than coming.
    private enum Duration {
        static let focusing: TimeInterval = 0.15
        static let unfocusing: TimeInterval = 0.25
    }

    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval
        init(_ duration: TimeInterval) { self.duration = duration }
    }

    private struct Work {
        var animations: ((any UIFocusAnimationContext) -> Void)?
        var completion: (() -> Void)?
    }

    private var focusing: [Work] = []
    private var unfocusing: [Work] = []
    /// Whether the environment that is told now loses the focus.
    var isUnfocusing = false

    override init() {}

    /// Runs beside the system's animation of the environment that is told: a loss of focus takes longer than its gain.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        let work = Work(animations: animations.map { animations in { _ in animations() } }, completion: completion)
        if isUnfocusing { unfocusing.append(work) } else { focusing.append(work) }
    }

    /// Runs beside the system's animation of the item that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) { focusing.append(Work(animations: animations, completion: completion)) }

    /// Runs beside the system's animation of the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) { unfocusing.append(Work(animations: animations, completion: completion)) }

    /// Begins everything that was added, in the order of its adding; what is lost first.
    func run() {
        for (works, duration) in [(unfocusing, Duration.unfocusing), (focusing, Duration.focusing)] where !works.isEmpty
        {
            let context = Context(duration)
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { for work in works { work.animations?(context) } },
                completion: { _ in for work in works { work.completion?() } }
            )
        }
    }
}
