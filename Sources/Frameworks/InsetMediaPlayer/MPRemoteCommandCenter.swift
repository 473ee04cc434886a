import Foundation

/// The buttons of the lock screen and of headphones; nobody presses them here.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    /// The app's.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// Stops for a while.
    public let pauseCommand = MPRemoteCommand()
    /// Plays.
    public let playCommand = MPRemoteCommand()
    /// Stops.
    public let stopCommand = MPRemoteCommand()
    /// Plays, or stops for a while.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Turns a language on.
    public let enableLanguageOptionCommand = MPRemoteCommand()
    /// Turns a language off.
    public let disableLanguageOptionCommand = MPRemoteCommand()
    /// Goes to the next.
    public let nextTrackCommand = MPRemoteCommand()
    /// Goes to the one before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Runs on.
    public let seekForwardCommand = MPRemoteCommand()
    /// Runs back.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Goes some seconds on.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Goes some seconds back.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Plays faster or slower.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Goes to a time.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Likes it.
    public let likeCommand = MPFeedbackCommand()
    /// Dislikes it.
    public let dislikeCommand = MPFeedbackCommand()
    /// Remembers it.
    public let bookmarkCommand = MPFeedbackCommand()
}
