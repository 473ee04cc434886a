import CoreGraphics
import Foundation

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// Whether it takes part.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
    /// When it begins and how long it lasts.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
    /// The size of its pictures, in pixels.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
    /// The parts of a second that its times count in.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init { $0.naturalTimeScale } }
    /// Pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
    /// How long its shortest picture lasts.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init { $0.minFrameDuration } }
    /// Bits a second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
    /// The loudness to play it at, 0…1.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
    /// How its samples are written.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        .init { $0.formatDescriptions.compactMap { $0 as? CMFormatDescription } }
    }
}
