/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// As Apple numbers them.
    case unknown, playing, paused, stopped, interrupted
}
