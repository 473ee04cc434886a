import Foundation

/// Recognizes a drag that comes in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge a touch begins, in points. Unknown: apps see about a fingertip.
    private static let reach: CGFloat = 13

    /// The edges from which the gesture may come; none by default.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy(beginsAtEdge) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    override func isDrag(_ translation: CGPoint) -> Bool {
        guard super.isDrag(translation) else { return false }
        let isHorizontal = abs(translation.x) > abs(translation.y)
        return (edges.contains(.left) && isHorizontal && translation.x > 0)
            || (edges.contains(.right) && isHorizontal && translation.x < 0)
            || (edges.contains(.top) && !isHorizontal && translation.y > 0)
            || (edges.contains(.bottom) && !isHorizontal && translation.y < 0)
    }

    private func beginsAtEdge(_ touch: UITouch) -> Bool {
        guard let window = touch.window else { return false }
        let (place, size) = (touch.location(in: nil), window.bounds.size)
        return (edges.contains(.left) && place.x <= Self.reach)
            || (edges.contains(.right) && place.x >= size.width - Self.reach)
            || (edges.contains(.top) && place.y <= Self.reach)
            || (edges.contains(.bottom) && place.y >= size.height - Self.reach)
    }
}
