import Foundation
import Platform
import QuartzCore

/// What is known of an update of the interface while it runs (BT-31). From iOS 18.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// What the update shows is of this time, in virtual seconds as `CACurrentMediaTime()` counts them.
    public let modelTime: TimeInterval
    /// By when changes have to be made, in virtual seconds.
    public let completionDeadlineTime: TimeInterval
    /// When the update is seen, in virtual seconds.
    public let estimatedPresentationTime: TimeInterval
    /// Whether the update is shown as soon as it is over; always true.
    open var isImmediatePresentationExpected: Bool { true }
    /// Whether events that may not wait are handed out late in the update; always false.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether such events are being handed out; always false.
    open var isPerformingLowLatencyPhases: Bool { false }

    init(_ frame: FrameTiming) {
        modelTime = frame.timestamp
        completionDeadlineTime = frame.targetTimestamp
        estimatedPresentationTime = frame.targetTimestamp
        super.init()
    }

    /// Of the update that runs; nil between updates and for a view that isn't in a window.
    open class func current(for view: UIView) -> UIUpdateInfo? { view.window == nil ? nil : running }
    /// Of the update that runs; nil between updates.
    open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { running }

    /// The update of which actions are being called.
    @WorldState static var running: UIUpdateInfo?
}
