import Foundation

/// Shows how far a spring-loaded view is from being activated.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the context has another state.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    )
}

/// The effect of an interaction that has none of its own: dimmed while it is possible, two blinks before the end.
final class SpringLoadingBlink: NSObject, UISpringLoadedInteractionEffect {
    /// The opacity of a target that can be activated, a fraction; not measured.
    private static let dimmed: CGFloat = 0.5
    private weak var shown: UIView?
    private var alpha: CGFloat = 1

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) { show(context.state, on: context.targetView) }

    func show(_ state: UISpringLoadedInteractionEffectState, on target: UIView?) {
        if shown !== target { restore() }
        switch state {
        case .possible:
            guard let target else { return }
            if shown == nil { (shown, alpha) = (target, target.alpha) }
            UIView.animate(withDuration: 0.2) { [alpha] in target.alpha = alpha * Self.dimmed }
        case .activating:
            guard let shown else { return }
            let (alpha, part) = (alpha, 0.25)
            UIView.animateKeyframes(withDuration: SpringLoader.activation, delay: 0) {
                for (index, factor) in [1, Self.dimmed, 1, Self.dimmed].enumerated() {
                    UIView.addKeyframe(withRelativeStartTime: Double(index) * part, relativeDuration: part) {
                        shown.alpha = alpha * factor
                    }
                }
            }
        case .inactive, .activated: restore()
        }
    }

    private func restore() {
        guard let view = shown else { return }
        shown = nil
        view.alpha = alpha
    }
}
