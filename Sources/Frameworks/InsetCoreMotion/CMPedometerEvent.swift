import Foundation

/// Hears that a person stops or goes on, or why that isn't known.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// That a person stops or goes on.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// When it happened.
    open var date: Date { .distantPast }
    /// What happened.
    open var type: CMPedometerEventType { .pause }
}
