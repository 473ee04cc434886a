import Foundation

/// The virtual time in seconds, from zero when the device booted; it moves by `Simulator.advance(by:)`.
public func CACurrentMediaTime() -> CFTimeInterval {
    EventLoop.main.now
}
