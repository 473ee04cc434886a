import CoreFoundation
import Foundation

/// A timer, bridged to `Timer` on iOS, and the same here, so that the device's clock moves it.
public typealias CFRunLoopTimer = Timer

extension CFString {
    /// The mode of a run loop that stands for all that are common; `CFRunLoopMode.commonModes` on iOS.
    public static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
    /// A run loop's mode where nothing else is said; `CFRunLoopMode.defaultMode` on iOS.
    public static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }
}

/// A timer that calls a handler with itself once it is in a run loop.
///
/// - Parameters:
///   - allocator: Not used.
///   - fireDate: Seconds since the first moment of 2001.
///   - interval: Seconds between two calls; 0 calls once.
///   - flags: Not used.
///   - order: Not used.
///   - block: Called with the timer.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: Any?,
    _ fireDate: Double,
    _ interval: Double,
    _ flags: UInt,
    _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let handler = Handler(call: block)
    let date = Date(timeIntervalSinceReferenceDate: fireDate)
    return Timer(fire: date, interval: interval, repeats: interval > 0) { handler.call?($0) }
}

/// What a timer calls: it is called in the run loop that the timer was added to, and nowhere else.
private struct Handler: @unchecked Sendable {
    let call: ((CFRunLoopTimer?) -> Void)?
}

/// Adds a timer to a run loop: the main one, or for any other that of the calling thread.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let timer else { return }
    let loop = rl === CFRunLoopGetMain() ? RunLoop.main : RunLoop.current
    loop.add(timer, forMode: mode === kCFRunLoopCommonModes ? .common : .default)
}

/// Ends a timer; a run loop keeps none that is over. Deviation: on iOS it could be added again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer may still call.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// When a timer calls next, in seconds since the first moment of 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> Double {
    timer?.fireDate.timeIntervalSinceReferenceDate ?? 0
}

/// Says when a timer calls next, in seconds since the first moment of 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: Double) {
    timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

/// The seconds between two calls; 0 for a timer that calls once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> Double { timer?.timeInterval ?? 0 }
