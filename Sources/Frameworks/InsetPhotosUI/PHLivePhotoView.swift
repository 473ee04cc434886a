import InsetPhotos
import UIKit

/// Shows a photo that moves; here only its space.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    /// What is shown. Nil by default.
    open var livePhoto: PHLivePhoto?
    /// Hears of playing; never here, as there is no such photo.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether it plays without sound. Default: false.
    open var isMuted = false
    /// What plays it under a finger; belongs to the view.
    public let playbackGestureRecognizer = UIGestureRecognizer()

    /// Plays nothing: there is no such photo here.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    /// Nothing plays.
    open func stopPlayback() {}

    /// The mark of photos that move.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
}

/// How much of a photo that moves is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// As the view likes, all of it, or a little.
    case undefined, full, hint
}

/// How the mark of photos that move looks.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Over the photo.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    /// Crossed out.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Hears of a photo that moves.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// Optional; whether it may play.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    /// Optional; it is about to play.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    )
    /// Optional; it has played.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    )
}

extension PHLivePhotoViewDelegate {
    /// Optional; true.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool { true }
    /// Optional; does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    /// Optional; does nothing.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}
