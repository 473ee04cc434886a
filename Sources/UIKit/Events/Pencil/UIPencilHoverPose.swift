import CoreGraphics
import Foundation

/// How a pencil is held above the screen. From iOS 17.5.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    /// Above which point, in the interaction's view.
    public let location: CGPoint
    /// How far above, 0…1.
    public let zOffset: CGFloat
    /// From the screen up, in radians.
    public let altitudeAngle: CGFloat
    /// Around itself, in radians.
    public let rollAngle: CGFloat
    private let azimuth: CGFloat

    init(location: CGPoint, zOffset: CGFloat, altitudeAngle: CGFloat, azimuth: CGFloat, rollAngle: CGFloat) {
        self.location = location
        self.zOffset = zOffset
        self.altitudeAngle = altitudeAngle
        self.azimuth = azimuth
        self.rollAngle = rollAngle
    }

    /// Where the pencil leans to, in radians from the view's x axis.
    open func azimuthAngle(in view: UIView?) -> CGFloat { azimuth }
    /// Where the pencil leans to, of length one in the view's space.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: cos(azimuth), dy: sin(azimuth)) }
}
