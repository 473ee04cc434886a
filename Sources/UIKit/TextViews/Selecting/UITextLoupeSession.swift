import Foundation
import Platform

/// Shows the text under a finger enlarged, until it is told to go. From iOS 17.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private final weak var view: UIView?
    private final var loupe: TextLoupe?

    /// A session that shows nothing; ``begin(at:fromSelectionWidgetView:in:)`` makes others.
    public required override init() { super.init() }

    /// Shows the loupe over a point of a view; nil outside of a window.
    ///
    /// - Parameters:
    ///   - point: In the view's bounds space, as in all later calls.
    ///   - selectionWidget: A caret or handle that the loupe grows from.
    /// - Note: The loupe grows from the point, whatever the widget is.
    open class func begin(
        at point: CGPoint,
        fromSelectionWidgetView selectionWidget: UIView?,
        in interactionView: UIView
    ) -> Self? {
        guard TextLoupe.isAvailable, let window = interactionView.window else { return nil }
        let loupe = TextLoupe()
        window.addSubview(loupe)
        loupe.appear(over: interactionView.convert(point, to: window))
        let session = Self()
        session.view = interactionView
        session.loupe = loupe
        return session
    }

    /// Moves the loupe with the finger.
    ///
    /// - Parameters:
    ///   - point: Where the finger is.
    ///   - caretRect: Where the caret is; null without one.
    ///   - tracksCaret: Whether the caret's place is enlarged instead of the finger's.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let loupe, let view, let window = view.window else { return }
        var target = point
        if !caretRect.isNull {
            // The line of the caret stays in the middle.
            target.y = caretRect.midY
            if tracksCaret { target.x = caretRect.midX }
        }
        loupe.enlarge(view.convert(target, to: window), below: view.convert(point, to: window).x)
    }

    /// Lets the loupe go; the session is of no use then.
    open func invalidate() {
        loupe?.disappear()
        loupe = nil
    }
}
