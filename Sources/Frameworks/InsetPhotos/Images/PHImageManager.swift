import Foundation
import ImageIO
import UIKit

/// Makes pictures of photos.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    /// Numbers are those of all managers.
    private static let requests = PhotoRequests()

    /// The one there is.
    open class func `default`() -> PHImageManager { manager }

    /// Makes a picture in the photo's aspect ratio, upright and at a scale of 1; it is whole, and the handler called
    /// once.
    ///
    /// - Parameters:
    ///   - targetSize: The place for it, in pixels; `PHImageManagerMaximumSize` for the photo's own, which, as all, has
    ///     at most 2048 pixels on a side here.
    ///   - contentMode: Whether it is to lie in the place, or to cover it.
    ///   - options: Nil for the usual ones.
    ///   - resultHandler: Called on the main thread later, or at once where the options say so.
    @discardableResult
    open func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let crop = options?.resizeMode == .exact ? options?.normalizedCropRect ?? .zero : .zero
        return answer(options) { number in
            let image = asset.record.flatMap {
                PhotoCrop(crop).image(of: $0.picture, for: targetSize, contentMode)
            }
            resultHandler(image, Self.info(number, image == nil))
        }
    }

    /// Reads the photo's file.
    ///
    /// - Parameter resultHandler: Called on the main thread later, or at once where the options say so: with data, their
    ///   type and how the picture is turned.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(options) { number in
            let data = asset.record?.picture.data
            resultHandler(data, asset.record?.picture.typeIdentifier, .up, Self.info(number, data == nil))
        }
    }

    /// Reads the photo's file.
    ///
    /// - Parameter resultHandler: Called on the main thread later, or at once where the options say so: with data, their
    ///   type and how the picture is turned.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(options) { number in
            let data = asset.record?.picture.data
            resultHandler(data, asset.record?.picture.typeIdentifier, .up, Self.info(number, data == nil))
        }
    }

    /// Gives a request up; its handler isn't called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { Self.requests.cancel(requestID) }

    private func answer(
        _ options: PHImageRequestOptions?,
        _ body: @escaping (PHImageRequestID) -> Void
    ) -> PHImageRequestID {
        if options?.isSynchronous == true {
            let number = Self.requests.makeNumber()
            body(number)
            return number
        }
        return Self.requests.add(on: .main, body)
    }

    private static func info(_ number: PHImageRequestID, _ isMissing: Bool) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [
            PHImageResultRequestIDKey: Int(number), PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
        ]
        if isMissing { info[PHImageErrorKey] = PHPhotosError(.invalidResource) }
        return info
    }
}

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of none.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// In an answer: the request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// In an answer: whether a better picture follows; false.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// In an answer: whether the picture lies elsewhere; false.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// In an answer: whether it was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// In an answer: why there is none.
public let PHImageErrorKey = "PHImageErrorKey"
