import Foundation

/// Reads files of photos.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()
    private let requests = PhotoRequests()

    /// The one there is.
    open class func `default`() -> PHAssetResourceManager { manager }

    /// Reads a file, later and on another queue; its data come in one piece.
    ///
    /// - Parameter completionHandler: Called with an error where the file is of no library.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource,
        options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        requests.add(on: PhotoStore.current.queue) { _ in
            guard let data = resource.record?.picture.data else {
                return completionHandler(PHPhotosError(.invalidResource))
            }
            options?.progressHandler?(1)
            handler(data)
            completionHandler(nil)
        }
    }

    /// Writes a file, later and on another queue.
    ///
    /// - Parameters:
    ///   - fileURL: Where; nothing may be there yet.
    ///   - completionHandler: Called with what went wrong.
    open func writeData(
        for resource: PHAssetResource,
        toFile fileURL: URL,
        options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        requests.add(on: PhotoStore.current.queue) { _ in
            do {
                guard let data = resource.record?.picture.data else { throw PHPhotosError(.invalidResource) }
                try data.write(to: fileURL, options: .withoutOverwriting)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }

    /// Gives a request up; its handlers aren't called any more.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { requests.cancel(requestID) }
}

/// The number of a request for data.
public typealias PHAssetResourceDataRequestID = Int32
/// The number of none.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
