import Foundation
@_exported import InsetAVFoundation
import Platform

extension PHImageManager {
    /// Answers that there is no such photo.
    @discardableResult
    public func requestLivePhoto(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestLivePhoto")
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Answers that there is no film.
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestPlayerItem")
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Answers that there is no film.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestExportSession")
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }

    /// Answers that there is no film.
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse("requestAVAsset")
        resultHandler(nil, nil, nil)
        return PHInvalidImageRequestID
    }

    func refuse(_ call: String) {
        AbsentFeature.report("PHImageManager.\(call)", "the photos here are still pictures; the answer is nil")
    }
}

/// How a photo that moves is fetched.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
    /// How good the first answer is. Default: as it comes.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Which of its changes. Default: the last.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is fetched. Never called here.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// How a film is fetched.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    /// Which of its changes. Default: the last.
    open var version = PHVideoRequestOptionsVersion.current
    /// How good it is. Default: as the system likes.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is fetched. Never called here.
    open var progressHandler: PHAssetVideoProgressHandler?
}

/// How far a film is fetched, what went wrong, a switch that stops it, and more.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// Which of a film's changes.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// The last, or as it came.
    case current, original
}

/// How good a film is.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// As the system likes, good, middling, or soon.
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
