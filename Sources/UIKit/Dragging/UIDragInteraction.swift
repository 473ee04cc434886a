import Foundation
import Platform

/// Lets a view be dragged: after half a second under a finger, what its delegate names is lifted.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Names what is dragged, and hears of the drag.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Whether other gestures may be recognized while something is lifted. Default: false.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether the view can be dragged. Default: as ``isEnabledByDefault``.
    open var isEnabled: Bool { didSet { recognizer?.isEnabled = isEnabled } }
    /// Whether views can be dragged that say nothing about it: on iPads and Macs; on phones from iOS 15 on.
    open class var isEnabledByDefault: Bool {
        UITraitCollection.current.userInterfaceIdiom != .phone || Quirk.phonesDrag.holds
    }
    private var recognizer: DragGestureRecognizer?

    /// Does nothing until a view has it; the delegate isn't kept alive.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
    }

    /// Lets the view's fingers go.
    open func willMove(to view: UIView?) {
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Listens to the view's fingers.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let made = DragGestureRecognizer(self)
        made.isEnabled = isEnabled
        view.addGestureRecognizer(made)
        recognizer = made
    }
}
