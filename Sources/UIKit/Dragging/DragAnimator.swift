import Foundation

/// What delegates added to a lifting, dropping or going back.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    /// Seconds; not measured.
    static let duration: TimeInterval = 0.3
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func complete(_ position: UIViewAnimatingPosition) {
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }
}
