import CoreGraphics
import Foundation

/// How a picture is made.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// How good the first answer is. Default: as it comes; it always is the best.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact its size is. Default: fast; it always is exact.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part that is wanted where the size is to be exact, in fractions of the photo's sides from the top left. Empty,
    /// the default, means all of it.
    open var normalizedCropRect = CGRect.zero
    /// Which of its changes. Default: the last.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Whether the call waits. Default: false.
    open var isSynchronous = false
    /// Whether a worse picture may come first again. Default: false.
    open var allowSecondaryDegradedImage = false
    /// Hears how far it is fetched: a share, what went wrong, a switch that stops it, and more. Never called here.
    open var progressHandler: PHAssetImageProgressHandler?

    /// Others with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        (copy.deliveryMode, copy.resizeMode, copy.version) = (deliveryMode, resizeMode, version)
        (copy.normalizedCropRect, copy.isSynchronous) = (normalizedCropRect, isSynchronous)
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return copy
    }
}

/// How far a picture is fetched, what went wrong, a switch that stops it, and more.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
)
    -> Void
