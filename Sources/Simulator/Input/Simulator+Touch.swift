import Foundation
import QuartzCore
import UIKit

/// Fingers on the screen. Points are in the screen's space, as the interface stands.
extension Simulator {
    /// Seconds that a finger rests in a tap.
    private static let tapDuration: TimeInterval = 0.1
    /// Seconds from one tap to the next in a double tap.
    private static let tapInterval: TimeInterval = 0.1
    /// Seconds between two samples of a moving finger.
    private static let sampleInterval: TimeInterval = 1 / 60

    /// Taps the screen; a tap takes 0.1 s. One on the status bar scrolls to the top as well.
    ///
    /// - Parameters:
    ///   - point: In points of the screen.
    ///   - count: Taps in quick succession: 2 for a double tap.
    public func tap(at point: CGPoint, count: Int = 1) {
        for index in 0..<max(1, count) {
            if index > 0 { advance(by: Self.tapInterval) }
            touch([point], .began)
            advance(by: Self.tapDuration)
            touch([point], .ended)
            finishTurn()
        }
    }

    /// Taps the middle of what a view shows of itself in its window.
    public func tap(_ view: UIView, count: Int = 1) {
        tap(at: place(of: view), count: count)
    }

    /// Holds a finger on the screen; default: long enough for a long press.
    public func press(at point: CGPoint, duration: TimeInterval = 0.6) {
        touch([point], .began)
        advance(by: duration)
        touch([point], .ended)
        finishTurn()
    }

    /// Drags a finger in a straight line at one speed, and lifts it.
    ///
    /// - Parameters:
    ///   - start: Where the finger comes down, in points of the screen.
    ///   - end: Where it leaves.
    ///   - duration: Seconds of virtual time.
    ///   - rest: Seconds that the finger rests before it moves; more than half a second makes it a long press.
    public func drag(
        from start: CGPoint,
        to end: CGPoint,
        duration: TimeInterval = 0.3,
        holding rest: TimeInterval = 0
    ) {
        move(from: [start], to: [end], duration: duration, rest: rest)
    }

    /// Moves two fingers apart or together about a point.
    ///
    /// - Parameters:
    ///   - center: Between the two fingers, in points of the screen.
    ///   - scale: The distance at the end as a multiple of the one at the start; above 1 zooms in.
    ///   - duration: Seconds of virtual time.
    public func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) {
        let span: CGFloat = 100
        let start = scale > 1 ? span / scale : span
        let end = start * scale
        let places = { (distance: CGFloat) in
            [CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y)]
        }
        move(from: places(start), to: places(end), duration: duration)
    }

    /// Turns two fingers about a point.
    ///
    /// - Parameters:
    ///   - center: Between the two fingers, in points of the screen.
    ///   - angle: Radians, clockwise.
    ///   - duration: Seconds of virtual time.
    public func twist(at center: CGPoint, angle: CGFloat, duration: TimeInterval = 0.3) {
        let radius: CGFloat = 50
        let places = { (turn: CGFloat) in
            [turn, turn + .pi].map { CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0)) }
        }
        follow(duration: duration) { places(angle * $0) }
    }

    private func move(from start: [CGPoint], to end: [CGPoint], duration: TimeInterval, rest: TimeInterval = 0) {
        follow(duration: duration, rest: rest) { part in
            zip(start, end).map { CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part) }
        }
    }

    /// Moves fingers along a path, sampled as the touch screen does.
    private func follow(duration: TimeInterval, rest: TimeInterval = 0, path: (CGFloat) -> [CGPoint]) {
        touch(path(0), .began)
        advance(by: rest)
        let steps = max(1, Int((duration / Self.sampleInterval).rounded()))
        for step in 1...steps {
            advance(by: duration / TimeInterval(steps))
            touch(path(CGFloat(step) / CGFloat(steps)), .moved)
        }
        touch(path(1), .ended)
        finishTurn()
    }

    private func touch(_ points: [CGPoint], _ phase: UITouch.Phase) {
        makeCurrent()
        SimulatedDevice.layOutWindows()
        fingers.send(points.enumerated().map { TouchInput.Change(finger: $0, phase: phase, place: $1) })
        SimulatedDevice.layOutWindows()
    }

    private func place(of view: UIView) -> CGPoint {
        SimulatedDevice.layOutWindows()
        guard let window = view.window else { return .zero }
        let visible = view.convert(view.bounds, to: window).intersection(window.bounds)
        return CGPoint(x: window.frame.minX + visible.midX, y: window.frame.minY + visible.midY)
    }
}
