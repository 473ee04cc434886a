import Foundation
import Platform
@_exported import QuartzCore

/// Plays a film or a sound; nothing is seen or heard here, and time stands still.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// Not known, yes, or no.
        case unknown, readyToPlay, failed
    }
    /// What a player does.
    public enum TimeControlStatus: Int, Sendable {
        /// Stands, waits, or plays.
        case paused, waitingToPlayAtSpecifiedRate, playing
    }
    /// What a player does at the end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next one, stand, or nothing.
        case advance, pause, none
    }

    /// What is played.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast; 0 while it stands.
    open var rate: Float = 0
    /// How loud, 0…1.
    open var volume: Float = 1
    /// Whether nothing is heard.
    open var isMuted = false
    /// What happens at the end. Default: it stands.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits for data. Default: true.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Not known.
    open var status: Status { .unknown }
    /// Whether it plays: by the rate.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    /// Plays nothing yet.
    public override init() { super.init() }
    /// Plays a file.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Plays an item.
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    /// Remembers that it plays.
    open func play() {
        AbsentFeature.report("AVPlayer.play()", "nothing is played here; the time stands still")
        rate = 1
    }
    /// Remembers that it stands.
    open func pause() { rate = 0 }
    /// Takes another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Where the item is.
    open func currentTime() -> CMTime { currentItem?.time ?? .zero }
    /// Goes to a time.
    open func seek(to time: CMTime) { currentItem?.time = time }
    /// Goes to a time, and says so.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        currentItem?.time = time
        completionHandler(true)
    }
    /// Goes to a time.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Never calls the block: the time stands still.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Ends that.
    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays several items; the first one here.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// Items, one after the other.
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// Something to be played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        /// Not known, yes, or no.
        case unknown, readyToPlay, failed
    }
    /// What it plays.
    public let asset: AVAsset
    var time = CMTime.zero
    /// Not known.
    open var status: Status { .unknown }
    /// Not known.
    open var duration: CMTime { .indefinite }
    /// Nothing is loaded.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Where it is.
    open func currentTime() -> CMTime { time }

    /// A file.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// A film or sound.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Posted at an item's end; never here.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// Posted at an item's end; never here.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A film or sound; nothing is read of it here.
open class AVAsset: NSObject, @unchecked Sendable {
    /// Not known.
    open var duration: CMTime { .indefinite }
    /// Whether it can be played; false.
    open var isPlayable: Bool { false }
    /// A file.
    public convenience init(url URL: URL) { self.init() }
    /// Nothing.
    public override init() { super.init() }
}

/// A film or sound in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// A file.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it is seen.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// All of the layer is filled.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a player's picture: black here.
open class AVPlayerLayer: CALayer {
    /// What is shown.
    open var player: AVPlayer?
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether there is a picture; false.
    open var isReadyForDisplay: Bool { false }
    /// Shows a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// The largest rectangle of a picture's proportions within a rectangle, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2,
        y: boundingRect.midY - size.height / 2,
        width: size.width,
        height: size.height
    )
}
