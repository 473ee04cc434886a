import CoreGraphics
import Foundation

extension AVPartialAsyncProperty where Root: AVAsset {
    /// How long it lasts; indefinite where nothing is read.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
    /// The speed to play it at; 1.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init { $0.preferredRate } }
    /// The loudness to play it at, 0…1; 1.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
    /// Whether it can be written anew.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
    /// Whether its samples can be read.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
    /// Whether parts of it can go into a composition.
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init { $0.isComposable } }
    /// Whether it is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { $0.hasProtectedContent } }
    /// The parts.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
    /// All that it says of itself.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
    /// What it says of itself under names that all formats have.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
    /// The formats in which it says something of itself.
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
        .init { $0.availableMetadataFormats }
    }
    /// The languages that its chapters are named in.
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { .init { $0.availableChapterLocales } }
    /// When it was made; nil where it doesn't say.
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init { $0.creationDate } }
}
