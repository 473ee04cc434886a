import Foundation
@_exported import InsetCoreLocation
import Platform
import UIKit

/// A change of an asset, made within `PHPhotoLibrary.performChanges`, which never asks for changes here.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    /// When it was made.
    open var creationDate: Date?
    /// Where it was made.
    open var location: CLLocation?
    /// Whether the person likes it.
    open var isFavorite = false
    /// Stands for what would be made.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// A new photo.
    open class func creationRequestForAsset(from image: UIImage) -> Self { made() }
    /// A new photo of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// A new film of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Makes it.
    public required override init() { super.init() }
    static func made() -> Self { Self() }
}

/// A new asset of several parts.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// Begins it.
    open class func forAsset() -> Self { made() }
    /// Adds a part.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Adds a part.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// A change of an album, made within `PHPhotoLibrary.performChanges`.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
    /// Stands for what would be made.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// A new album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { self.init() }
    /// A change of an album.
    public required override init() { super.init() }
    /// A change of an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// Puts photos into it.
    open func addAssets(_ assets: [PHObject]) {}
}

/// Stands for what isn't there yet.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What a part of an asset is.
public enum PHAssetResourceType: Int, Sendable {
    /// The kinds.
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
    /// The film of one that moves.
    case pairedVideo = 9
}

/// How a part is added.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The file's name.
    open var originalFilename: String?
    /// The type's name.
    open var uniformTypeIdentifier: String?
    /// Whether the file may be taken. Default: false.
    open var shouldMoveFile = false
}

/// A photo that moves.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    /// In pixels.
    open var size: CGSize { .zero }

    /// Answers that there is no such photo: nothing here reads its film.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL],
        placeholderImage image: UIImage?,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        AbsentFeature.report("PHLivePhoto.request", "photos that move can't be read; the answer is an error")
        resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.featureUnsupported)])
        return PHLivePhotoRequestIDInvalid
    }

    /// Nothing runs.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// A question for a photo that moves.
public typealias PHLivePhotoRequestID = Int32
/// No question.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// In an answer: what went wrong.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// In an answer: whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// In an answer: whether the question was given up.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
