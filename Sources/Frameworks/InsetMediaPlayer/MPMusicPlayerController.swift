import Foundation
import Platform

/// Plays the library's songs; there are none here, so it stays silent.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let own = MPMusicPlayerApplicationController()
    private static let system = MPMusicPlayerController()
    /// One that the app has for itself.
    open class var applicationMusicPlayer: MPMusicPlayerController { own }
    /// One that the app has for itself, whose list can be changed while it plays.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { own }
    /// The device's.
    open class var systemMusicPlayer: MPMusicPlayerController { system }

    /// Whether it plays: it is stopped.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// Whether it begins again. Default: as the person wants.
    open var repeatMode = MPMusicRepeatMode.default
    /// Whether it mixes songs. Default: as the person wants.
    open var shuffleMode = MPMusicShuffleMode.default
    /// What plays; nil.
    open var nowPlayingItem: MPMediaItem?
    /// The place of what plays; none.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// How far it is, in seconds. Default: 0.
    open var currentPlaybackTime: TimeInterval = 0
    /// How fast it plays. Default: 0.
    open var currentPlaybackRate: Float = 0
    /// Whether it is ready to play; false.
    open var isPreparedToPlay: Bool { false }
    /// How loud it is, from 0 to 1. Default: 0.5.
    open var volume: Float = 0.5

    private func refuse(_ call: String) {
        AbsentFeature.report("MPMusicPlayerController.\(call)", "there is no music here; nothing is heard")
    }

    /// Gets ready; it can't.
    open func prepareToPlay() {}
    /// Answers with an error: there is nothing to play.
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NSError(domain: "MPErrorDomain", code: 3))
    }
    /// Plays; nothing is heard.
    open func play() { refuse("play") }
    /// Stops for a while.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Runs on.
    open func beginSeekingForward() {}
    /// Runs back.
    open func beginSeekingBackward() {}
    /// Ends running.
    open func endSeeking() {}
    /// Goes to the next.
    open func skipToNextItem() {}
    /// Goes to the beginning.
    open func skipToBeginning() {}
    /// Goes to the one before.
    open func skipToPreviousItem() {}
    /// Plays what a query finds.
    open func setQueue(with query: MPMediaQuery) {}
    /// Plays songs.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Plays songs of the store.
    open func setQueue(with storeIDs: [String]) {}
    /// Plays what is described.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Plays what is described next.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Plays what is described at the end.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Has changes told; there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Ends that.
    open func endGeneratingPlaybackNotifications() {}
}

/// A player of the app's own.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    /// Changes the list; it is empty, and the answer is an error.
    open func perform(
        queueTransaction: @escaping @Sendable (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping @Sendable (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let queue = MPMusicPlayerControllerMutableQueue()
        queueTransaction(queue)
        completionHandler(queue, NSError(domain: "MPErrorDomain", code: 3))
    }
}

/// A player's list.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    /// The songs: none.
    open var items: [MPMediaItem] { [] }
}

/// A player's list while it is changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    /// Puts songs behind another.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    /// Takes a song out.
    open func remove(_ item: MPMediaItem) {}
}

/// What is to be played.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

/// Songs of the library that are to be played.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// What finds them.
    public let query: MPMediaQuery
    /// The songs.
    public let itemCollection: MPMediaItemCollection
    /// With which it begins. Nil by default: the first.
    open var startItem: MPMediaItem?

    /// What a query finds.
    public init(query: MPMediaQuery) {
        self.query = query
        itemCollection = MPMediaItemCollection(items: query.items ?? [])
        super.init()
    }
    /// Songs.
    public init(itemCollection: MPMediaItemCollection) {
        query = MPMediaQuery()
        self.itemCollection = itemCollection
        super.init()
    }
    /// Has a song begin at a time, in seconds.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
    /// Has a song end at a time, in seconds.
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
    /// As Apple numbers them.
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// Whether a player begins again.
public enum MPMusicRepeatMode: Int, Sendable {
    /// As Apple numbers them.
    case `default`, none, one, all
}

/// Whether a player mixes songs.
public enum MPMusicShuffleMode: Int, Sendable {
    /// As Apple numbers them.
    case `default`, off, songs, albums
}

extension Notification.Name {
    /// Posted when a player plays or stops; never here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification"
    )
    /// Posted when another song plays; never here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification"
    )
    /// Posted when it is louder or less; never here.
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification"
    )
    /// Posted when a list has changed; never here.
    public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
        "MPMusicPlayerControllerQueueDidChangeNotification"
    )
}
