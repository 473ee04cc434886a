import Foundation
import Platform
import QuartzCore

/// How strongly the device is pulled along its axes, in multiples of gravity.
@available(iOS, deprecated: 5.0, message: "use CoreMotion")
@preconcurrency @MainActor
open class UIAcceleration: NSObject {
    /// Seconds of the device's clock.
    public final let timestamp: TimeInterval
    /// To the right of the screen in portrait.
    public final let x: Double
    /// To the top of the screen in portrait.
    public final let y: Double
    /// Out of the screen.
    public final let z: Double

    init(timestamp: TimeInterval, x: Double, y: Double, z: Double) {
        (self.timestamp, self.x, self.y, self.z) = (timestamp, x, y, z)
        super.init()
    }
}

/// Hears how the device is pulled.
@preconcurrency @MainActor
public protocol UIAccelerometerDelegate: NSObjectProtocol {
    /// Called at each interval. Optional; nothing.
    func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration)
}

extension UIAccelerometerDelegate {
    /// Optional; nothing.
    public func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {}
}

/// Tells how the device lies, as before iOS 5: upright and still, while there is a delegate and an interval.
@available(iOS, deprecated: 5.0, message: "use CoreMotion")
@preconcurrency @MainActor
open class UIAccelerometer: NSObject {
    @WorldState private static var ofDevice = UIAccelerometer()
    /// The device's only one.
    open class var shared: UIAccelerometer { ofDevice }
    /// Seconds from one call of the delegate to the next. Default: 0, for none.
    open var updateInterval: TimeInterval = 0 { didSet { restart() } }
    /// Held weakly; nil by default.
    open weak var delegate: (any UIAccelerometerDelegate)? { didSet { restart() } }
    private var due: EventLoop.Token?

    private func restart() {
        if let due { EventLoop.main.cancel(due) }
        due = nil
        guard delegate != nil, updateInterval > 0 else { return }
        due = EventLoop.main.schedule(after: max(updateInterval, Self.shortest)) { [weak self] in self?.tell() }
    }

    /// Seconds: the hardware tells no more than 100 times a second.
    private static let shortest: TimeInterval = 0.01

    private func tell() {
        let now = UIAcceleration(timestamp: CACurrentMediaTime(), x: 0, y: -1, z: 0)
        delegate?.accelerometer(self, didAccelerate: now)
        restart()
    }
}
