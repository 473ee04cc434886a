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
