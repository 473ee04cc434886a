import Foundation
import InsetCoreLocation

/// A photo, as it was when it was fetched.
open class PHAsset: PHObject, @unchecked Sendable {
    /// Nil for one that an app makes, which is in no library.
    let record: PhotoRecord?

    /// A photo of no library, without a picture.
    public override init() {
        record = nil
        super.init()
    }

    init(_ record: PhotoRecord) {
        self.record = record
        super.init()
    }

    /// The name in the library.
    open override var localIdentifier: String { record?.identifier ?? "" }

    // MARK: What it is

    /// What it is: an image.
    open var mediaType: PHAssetMediaType { record == nil ? .unknown : .image }
    /// What it is more closely: nothing.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Where it came from: the person's own library.
    open var sourceType: PHAssetSourceType { record == nil ? [] : .typeUserLibrary }
    /// How it is shown: as an image.
    open var playbackStyle: PlaybackStyle { record == nil ? .unsupported : .image }
    /// In pixels.
    open var pixelWidth: Int { Int(record?.picture.pixelSize.width ?? 0) }
    /// In pixels.
    open var pixelHeight: Int { Int(record?.picture.pixelSize.height ?? 0) }
    /// In seconds: 0 for images.
    open var duration: TimeInterval { 0 }
    /// Whether the photo has been edited; false.
    open var hasAdjustments: Bool { false }

    // MARK: What is known of it

    /// When it was made.
    open var creationDate: Date? { record?.creationDate }
    /// When anything of it was changed.
    open var modificationDate: Date? { record?.modificationDate }
    /// Where it was made.
    open var location: CLLocation? { record?.location }
    /// Whether the person likes it.
    open var isFavorite: Bool { record?.isFavorite ?? false }
    /// Whether only the hidden album shows it.
    open var isHidden: Bool { record?.isHidden ?? false }
    /// Whether it stands for several that were taken in a row; false.
    open var representsBurst: Bool { false }
    /// Which of several that were taken in a row it belongs to; nil.
    open var burstIdentifier: String? { nil }
    /// Why it belongs to a row; nothing.
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }

    /// Whether the app may change it so: all but its picture, which isn't edited here.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
        record != nil && editOperation != .content
    }

    override func current(in content: LibraryContent) -> PHObject? {
        content.photo(localIdentifier).map { PHAsset($0) }
    }

    override func differs(from other: PHObject) -> Bool {
        record?.revision != (other as? PHAsset)?.record?.revision
    }

    /// How an asset is shown.
    public enum PlaybackStyle: Int, Sendable {
        /// Not at all, still, moving, as a live photo, as a film, or as a film that begins anew.
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
    }
}
