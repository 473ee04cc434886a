import Foundation

/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Points that a finger moves before it drags.
    private static let hysteresis: CGFloat = 10

    /// Fingers that have to be down before the drag begins, and with fewer of which it ends. Default: 1.
    open var minimumNumberOfTouches = 1
    /// One more finger lets a gesture fail that hasn't begun; later ones take part. No limit by default.
    open var maximumNumberOfTouches = Int.max
    /// Which wheels and trackpads drag too, without a button down (iOS 13.4). Default: none.
    ///
    /// - Note: No effect here: wheels and trackpads scroll scroll views only.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private final var path = DragPath()

    /// How far the fingers went since the touch began or the translation was set, in a view's bounds space.
    open func translation(in view: UIView?) -> CGPoint { convert(path.translation, to: view) }

    /// In a view's bounds space; later movement is added to it. Zero starts counting anew, and doesn't change the
    /// velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        path.translation = convert(translation, from: view)
    }

    /// Points per second, in a view's bounds space.
    open func velocity(in view: UIView?) -> CGPoint { convert(path.velocity, to: view) }

    /// Whether a movement from the start is a drag; edge pans and scroll views look closer.
    func isDrag(_ translation: CGPoint) -> Bool {
        GestureGeometry.distance(.zero, translation) >= Self.hysteresis
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count <= maximumNumberOfTouches else {
            if state == .possible { state = .failed }
            return
        }
        path.restart(at: location(in: nil), time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !progress.isOver else { return }
        path.move(to: location(in: nil), time: event.timestamp)
        if state != .possible {
            state = .changed
        } else if liveTouches.count >= minimumNumberOfTouches, isDrag(path.translation) {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if liveTouches.isEmpty { state = progress.waiting.isEmpty ? .failed : .ended }
        } else if liveTouches.count < minimumNumberOfTouches {
            path.rest(at: event.timestamp)
            state = .ended
        } else {
            path.restart(at: location(in: nil), time: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { path = DragPath() }

    private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let (origin, end) = (window.convert(CGPoint.zero, to: view), window.convert(vector, to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

/// Where a drag went, in the window's space.
struct DragPath {
    /// A finger that rests so long, in seconds, has lost its speed.
    private static let memory: TimeInterval = 0.1

    var translation = CGPoint.zero
    /// Points per second.
    private(set) var velocity = CGPoint.zero
    private var place = CGPoint.zero
    private var time: TimeInterval = 0

    /// Goes on from another place, as when a finger came or went.
    mutating func restart(at point: CGPoint, time: TimeInterval) {
        place = point
        self.time = time
    }

    mutating func move(to point: CGPoint, time: TimeInterval) {
        let (dx, dy) = (point.x - place.x, point.y - place.y)
        translation.x += dx
        translation.y += dy
        let seconds = CGFloat(time - self.time)
        if seconds > 0 { velocity = CGPoint(x: dx / seconds, y: dy / seconds) }
        restart(at: point, time: time)
    }

    /// The finger lifts off.
    mutating func rest(at time: TimeInterval) {
        if time - self.time > Self.memory { velocity = .zero }
    }
}
