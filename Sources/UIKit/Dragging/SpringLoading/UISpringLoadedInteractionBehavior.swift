import Foundation

/// Says where a drag may activate a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Asked whenever the finger moves over the view; may set the context's target.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Called when the finger has left, or the view was activated. Optional; nothing.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Optional; nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
