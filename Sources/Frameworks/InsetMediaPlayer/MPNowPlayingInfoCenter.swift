import Foundation

/// What the lock screen says of what plays; there is none here, and the app finds again what it said.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    /// The app's.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    /// Values by the names `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`. Nil by default.
    open var nowPlayingInfo: [String: Any]?
    /// Whether something plays. Default: unknown.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}
