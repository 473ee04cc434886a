import CoreGraphics

/// The pointer that a host moves over the screen of an iPad or a Mac; an iPhone has none.
///
/// Points are in the screen's space.
@MainActor
package final class PointerInput {
    /// Apart from the numbers of fingers.
    private static let finger = -1
    private let touches: TouchInput
    private var isDown = false

    /// - Parameter touches: Presses of buttons go through these.
    package init(_ touches: TouchInput) { self.touches = touches }

    /// Whether the device has a pointer.
    package static var isAvailable: Bool {
        [.pad, .mac].contains(UIScreen.main.traitCollection.userInterfaceIdiom)
    }

    /// Brings the pointer to a place; with a button down, it drags.
    package func move(to place: CGPoint) {
        guard Self.isAvailable else { return }
        if isDown { send(.moved, place, []) }
        let hit = TouchInput.target(at: place, for: nil)
        PointerTracker.move(to: hit?.place ?? place, in: hit?.window, over: hit?.view, screen: place)
    }

    /// Takes the pointer off the screen.
    package func leave() { PointerTracker.leave() }

    /// Presses buttons where the pointer is brought to.
    package func press(_ buttons: UIEvent.ButtonMask, at place: CGPoint) {
        guard Self.isAvailable, !isDown else { return }
        move(to: place)
        PointerTracker.setPressed(true)
        isDown = true
        send(.began, place, buttons)
    }

    /// Lets the buttons go.
    package func release(at place: CGPoint) {
        guard isDown else { return }
        isDown = false
        send(.ended, place, [])
        PointerTracker.setPressed(false)
        move(to: place)
    }

    private func send(_ phase: UITouch.Phase, _ place: CGPoint, _ buttons: UIEvent.ButtonMask) {
        touches.send([TouchInput.Change(finger: Self.finger, phase: phase, place: place, buttons: buttons)])
    }
}
