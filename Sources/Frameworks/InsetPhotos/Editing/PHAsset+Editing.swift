import Foundation

extension PHAsset {
    private static let requests = PhotoRequests()

    /// Hands over what an app needs to edit the photo, later and on the main thread; nil for a photo of no library.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        Int(
            Self.requests.add(on: .main) { [self] _ in
                let isMissing = record == nil
                completionHandler(
                    isMissing ? nil : PHContentEditingInput(self),
                    isMissing ? [PHContentEditingInputErrorKey: PHPhotosError(.invalidResource)] : [:]
                )
            }
        )
    }

    /// Gives a request up; its handler isn't called any more.
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
        Self.requests.cancel(Int32(truncatingIfNeeded: requestID))
    }
}

/// The number of a request for what is needed to edit a photo.
public typealias PHContentEditingInputRequestID = Int
/// In an answer: whether the photo lies elsewhere.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
/// In an answer: whether it was given up.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// In an answer: why there is none.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
