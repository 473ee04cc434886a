import CoreGraphics
import Foundation

/// Follows how hard a finger presses a view.
///
/// No simulated screen tells how hard it is pressed, as none of today's devices does (`forceTouchCapability` is
/// unavailable), so the delegate hears nothing. From iOS 10.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// Where presses would be followed; held weakly.
    open private(set) weak var view: UIView?
    /// Held weakly; nil by default.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// An interaction of a view, which doesn't keep it.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Where the finger is; zero, as none presses.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends the press.
    ///
    /// - Note: No effect here: no press begins.
    open func cancel() {}
}
