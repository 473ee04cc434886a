import Foundation
import ObjectiveCRuntime

/// A button of the lock screen or of headphones; nobody presses it here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Whether it can be pressed. Default: true.
    open var isEnabled = true
    private var handlers: [NSObject] = []

    /// Has a closure called when it is pressed.
    ///
    /// - Returns: What takes it back.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        handlers.append(token)
        return token
    }
    /// Has a method called when it is pressed.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Takes back what was added; nil takes all.
    open func removeTarget(_ target: Any?) {
        handlers.removeAll { target == nil || $0 === (target as AnyObject) }
    }
    /// Takes a method back.
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button that goes some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// How far, in seconds. Nothing by default.
    open var preferredIntervals: [NSNumber] = []
}

/// A button that plays faster or slower.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// How fast it can play. Nothing by default.
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A slider that goes to another time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A button that likes what plays.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether it is liked. Default: false.
    open var isActive = false
    /// What the button says. Empty by default.
    open var localizedTitle = ""
    /// A shorter text for it. Empty by default.
    open var localizedShortTitle = ""
}
