import Foundation

/// A button's press.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The button.
    public let command: MPRemoteCommand
    /// When, in seconds.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand) {
        self.command = command
        timestamp = 0
        super.init()
    }
}

/// A press that goes some seconds on or back.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// How far, in seconds.
    open var interval: TimeInterval { 0 }
}

/// A slider's new time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The time, in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// How fast it is to play.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// 1 as it is.
    open var playbackRate: Float { 1 }
}

/// What an app made of a press.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// As Apple numbers them.
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
