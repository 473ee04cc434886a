import Foundation

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Says what becomes of what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Whether several drags may be over the view at a time; one goes on at a time here. Default: false.
    open var allowsSimultaneousDropSessions = false

    /// Does nothing until a view has it; the delegate isn't kept alive.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Knows the view from now on.
    open func didMove(to view: UIView?) { self.view = view }
}
