import Foundation

/// Takes what runs beside a pointer's change.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Animates changes together with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called at the end, with whether the animation came to it.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    /// Seconds; not measured.
    static let duration: TimeInterval = 0.2
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }
}
