import Foundation
import InsetCoreLocation

/// What a library holds.
open class PHObject: NSObject, @unchecked Sendable {
    /// The name in the library.
    open var localIdentifier: String { "" }
}

/// A photo or a film; there are none here.
open class PHAsset: PHObject, @unchecked Sendable {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// What it is more closely.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// In pixels.
    open var pixelWidth: Int { 0 }
    /// In pixels.
    open var pixelHeight: Int { 0 }
    /// When it was made.
    open var creationDate: Date? { nil }
    /// When it was changed.
    open var modificationDate: Date? { nil }
    /// Where it was made.
    open var location: CLLocation? { nil }
    /// In seconds.
    open var duration: TimeInterval { 0 }
    /// Whether the person likes it.
    open var isFavorite: Bool { false }
    /// Whether it isn't shown.
    open var isHidden: Bool { false }
    /// Whether it stands for several that were taken in a row.
    open var representsBurst: Bool { false }
    /// Which of several that were taken in a row it belongs to.
    open var burstIdentifier: String? { nil }

    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None; addresses are those of the library before iOS 8.
    open class func fetchAssets(
        withALAssetURLs assetURLs: [URL],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Photos in an order.
open class PHCollection: PHObject, @unchecked Sendable {
    /// The name for the person.
    open var localizedTitle: String? { nil }
}

/// An album; there are none here.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// What it is.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// How many are in it.
    open var estimatedAssetCount: Int { 0 }
    /// None.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType,
        subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// How many.
    open var count: Int { 0 }
    /// The first.
    open var firstObject: ObjectType? { nil }
    /// The last.
    open var lastObject: ObjectType? { nil }
    /// One of them; none is there.
    open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds [0 .. -1]") }
    /// One of them; none is there.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Some of them.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Whether it is among them.
    open func contains(_ anObject: ObjectType) -> Bool { false }
    /// The place of one.
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Never calls.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// What must hold. Nil by default.
    open var predicate: NSPredicate?
    /// The order. Nil by default.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0, the default, means all.
    open var fetchLimit = 0
    /// Whether those that aren't shown count. Default: false.
    open var includeHiddenAssets = false
}

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// The kinds.
    case unknown, image, video, audio
}

/// What an asset is more closely.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A wide view.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// A picture of a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// One that moves.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// Who made a collection.
public enum PHAssetCollectionType: Int, Sendable {
    /// The person, or the system.
    case album = 1, smartAlbum
}

/// What is in a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// Of the person.
    case albumRegular = 2
    /// Of the system.
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    /// Of the system.
    case smartAlbumRecentlyAdded = 206, smartAlbumUserLibrary = 209, smartAlbumScreenshots = 211
    /// Each.
    case any = 0x7fff_ffff_ffff_ffff
}
