import CoreGraphics

/// Recognizes a pointer above a view, on iPad and Mac: began as it enters, changed as it moves, ended as it leaves or a
/// button is pressed.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How high a stylus is (iOS 16.1); 0 for a pointer.
    open var zOffset: CGFloat { 0 }
    /// Radians between the screen and a stylus (iOS 16.4); upright for a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Radians by which a stylus is turned about itself (iOS 17.5); 0 for a pointer.
    open var rollAngle: CGFloat { 0 }
    /// Radians around the screen, in a view's coordinates (iOS 16.4); 0 for a pointer.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a stylus, in a view's coordinates (iOS 16.4); to the right for a pointer.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Follows the pointer. Hovering prevents no other gesture, so that no arbiter is asked.
    func follow(_ touch: UITouch, _ state: State) {
        trackedTouches = [touch]
        progress.state = state
        tellTargets()
        if state == .ended {
            progress = GestureProgress()
            reset()
        }
    }
}
