import Foundation
import Platform

/// Lifts what rests under a finger, and carries it.
@MainActor
final class DragGestureRecognizer: UIGestureRecognizer {
    /// Seconds that a finger rests before the view is lifted, as of a long press.
    static let rest: TimeInterval = 0.5
    /// Points that a finger may move before, and must move after, to begin the drag.
    static let slack: CGFloat = 10

    private weak var interaction: UIDragInteraction?
    private var start = CGPoint.zero
    private var deadline: EventLoop.Token?
    private var drag: RunningDrag?
    /// Whether this finger's tap adds to a drag of another.
    private var adds = false

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, drag == nil, liveTouches.count == 1 else {
            if state == .possible { state = .failed }
            return
        }
        start = location(in: nil)
        adds = RunningDrag.current != nil
        guard !adds else { return }
        deadline = EventLoop.main.schedule(after: Self.rest) { [weak self] in self?.lift() }
    }

    private func lift() {
        guard state == .possible, let interaction, let prepared = RunningDrag(interaction, at: start) else {
            if state == .possible { state = .failed }
            return
        }
        state = .began
        guard state == .began else { return }
        drag = prepared
        prepared.lift()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        switch state {
        case .possible: if GestureGeometry.distance(start, point) > Self.slack { state = .failed }
        case .began, .changed:
            if let drag, drag.hasBegun || GestureGeometry.distance(start, point) > Self.slack { drag.move(to: point) }
            state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if adds, let interaction { RunningDrag.current?.add(from: interaction, at: location(in: nil)) }
            state = adds ? .ended : .failed
        case .began, .changed:
            state = .ended
            drag?.finish()
        case .ended, .cancelled, .failed: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
        drag?.cancel()
    }

    override func reset() {
        if let deadline { EventLoop.main.cancel(deadline) }
        (deadline, drag, adds) = (nil, nil, false)
    }
}
