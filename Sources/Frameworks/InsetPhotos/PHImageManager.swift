import Foundation
import ImageIO
import UIKit

/// Makes pictures of assets; none here.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()

    /// The one there is.
    open class func `default`() -> PHImageManager { manager }

    /// Answers that there is no picture.
    @discardableResult
    open func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestImage")
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Answers that there is no picture.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestImageDataAndOrientation")
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }

    /// Answers that there is no picture.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestImageData")
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }

    /// Nothing runs.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Makes pictures of assets before they are asked for; none here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether large pictures are kept. Default: true.
    open var allowsCachingHighQualityImages = true
    /// Does nothing.
    open func startCachingImages(
        for assets: [PHAsset],
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
}

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of none.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture lies elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether it was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is none.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fills its size.
public enum PHImageContentMode: Int, Sendable {
    /// Whole, or without gaps.
    case aspectFit, aspectFill
    /// The usual.
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is made.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// How good the first answer is. Default: as it comes.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact its size is. Default: fast.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Which of its changes. Default: the last.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Whether the call waits. Default: false.
    open var isSynchronous = false
    /// Hears how far it is fetched: a share, what went wrong, a switch that stops it, and more. Never called here.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// How far a picture is fetched, what went wrong, a switch that stops it, and more.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
)
    -> Void

/// How good an answer is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// As it comes, good, or soon.
    case opportunistic, highQualityFormat, fastFormat
}

/// How exact a size is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// As it is, about, or exactly.
    case none, fast, exact
}

/// Which of a picture's changes.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// The last, none, or as it came.
    case current, unadjusted, original
}
