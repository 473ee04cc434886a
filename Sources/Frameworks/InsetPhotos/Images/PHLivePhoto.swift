import Foundation
import Platform
import UIKit

/// A photo that moves; there are none here.
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
