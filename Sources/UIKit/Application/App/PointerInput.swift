import CoreGraphics
import Foundation

/// The pointer that a host moves over the screen of an iPad or a Mac; an iPhone has none.
///
/// Points are in the screen's space.
@MainActor
package final class PointerInput {
    /// Apart from the numbers of fingers.
    private static let finger = -1
    private let touches: TouchInput

    /// - Parameter touches: Presses of buttons go through these.
    package init(_ touches: TouchInput) { self.touches = touches }

    /// Whether the device has a pointer.
    package static var isAvailable: Bool {
        [.pad, .mac].contains(UIScreen.main.traitCollection.userInterfaceIdiom)
    }

    /// Whether a button is down.
    package private(set) var isDown = false

    /// Brings the pointer to a place; with a button down, it drags.
    ///
    /// - Parameter time: As for fingers (``TouchInput/send(_:at:)``).
    package func move(to place: CGPoint, at time: TimeInterval? = nil) {
        guard Self.isAvailable else { return }
        if isDown { send(.moved, place, [], time) }
        let hit = TouchInput.target(at: place, for: nil)
        PointerTracker.move(to: hit?.place ?? place, in: hit?.window, over: hit?.view, screen: place)
    }

    /// Takes the pointer off the screen.
    package func leave() { PointerTracker.leave() }

    /// Presses buttons where the pointer is brought to.
    package func press(_ buttons: UIEvent.ButtonMask, at place: CGPoint, at time: TimeInterval? = nil) {
        guard Self.isAvailable, !isDown else { return }
        move(to: place)
        PointerTracker.setPressed(true)
        isDown = true
        send(.began, place, buttons, time)
    }

    /// Lets the buttons go.
    package func release(at place: CGPoint, at time: TimeInterval? = nil) {
        guard isDown else { return }
        isDown = false
        send(.ended, place, [], time)
        PointerTracker.setPressed(false)
        move(to: place)
    }

    /// Takes the pointer away in the middle of a press, which comes to nothing, and off the screen.
    package func cancel(at place: CGPoint) {
        if isDown {
            isDown = false
            send(.cancelled, place, [], nil)
            PointerTracker.setPressed(false)
        }
        leave()
    }

    private func send(
        _ phase: UITouch.Phase,
        _ place: CGPoint,
        _ buttons: UIEvent.ButtonMask,
        _ time: TimeInterval?
    ) {
        touches.send([TouchInput.Change(finger: Self.finger, phase: phase, place: place, buttons: buttons)], at: time)
    }
}
