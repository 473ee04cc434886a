import Foundation
import UIKit

/// A mouse or trackpad on iPad and Mac; an iPhone has no pointer, and nothing happens there. Points are in the screen's
/// space, as the interface stands.
extension Simulator {
    /// Brings the pointer to a place.
    public func movePointer(to point: CGPoint) {
        makeCurrent()
        SimulatedDevice.layOutWindows()
        pointer.move(to: point)
        finishTurn()
    }

    /// Takes the pointer off the screen, as after a while without movement.
    public func hidePointer() {
        makeCurrent()
        pointer.leave()
        finishTurn()
    }

    /// Moves the pointer in a straight line at one speed while its primary button is down.
    ///
    /// - Parameter duration: Seconds of virtual time.
    public func dragPointer(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
        movePointer(to: start)
        pointer.press(.primary, at: start)
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / TimeInterval(steps))
            let part = CGFloat(step) / CGFloat(steps)
            movePointer(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        makeCurrent()
        pointer.release(at: end)
        finishTurn()
    }

    /// Clicks with a button of the pointer; the button is down for 0.1 s.
    ///
    /// - Parameter button: Default: primary; a secondary click opens a context menu.
    public func click(at point: CGPoint, button: UIEvent.ButtonMask = .primary) {
        movePointer(to: point)
        pointer.press(button, at: point)
        advance(by: 0.1)
        makeCurrent()
        pointer.release(at: point)
        finishTurn()
    }
}
