import Foundation

/// Runs a handler when something that is dragged rests over its view for a while.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Says where a drag may activate the view.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows how far it is.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Does nothing until a view has it.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Nil: activates the view itself, wherever the finger is in it.
    ///   - interactionEffect: Nil: the view is dimmed, and blinks before it is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? AlwaysSpringLoaded()
        self.interactionEffect = interactionEffect ?? SpringLoadingBlink()
        activationHandler = handler
        super.init()
    }

    /// An interaction of the standard behavior and effect.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Knows the view from now on.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The behavior of an interaction that has none of its own.
private final class AlwaysSpringLoaded: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
