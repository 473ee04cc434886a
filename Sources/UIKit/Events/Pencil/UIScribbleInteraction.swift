import CoreGraphics
import Foundation

/// Decides about handwriting in a text input.
///
/// There is no pencil to write with here: the delegate isn't asked. From iOS 14.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Held weakly.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Whether somebody writes in the view just now; always false.
    open var isHandlingWriting: Bool { false }
    /// Whether people are likely to write with a pencil; always false.
    open class var isPencilInputExpected: Bool { false }

    /// The delegate isn't kept alive.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view; called when the interaction has changed its view.
    open func didMove(to view: UIView?) { self.view = view }
}
