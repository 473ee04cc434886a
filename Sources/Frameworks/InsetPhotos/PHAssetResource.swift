import Foundation
import Platform

/// A file of an asset; there are none here.
open class PHAssetResource: NSObject, @unchecked Sendable {
    /// The files of an asset: none.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    /// What the file holds.
    open var type: PHAssetResourceType { .photo }
    /// The asset's name in the library.
    open var assetLocalIdentifier: String { "" }
    /// The type's name.
    open var uniformTypeIdentifier: String { "" }
    /// The file's name when it came.
    open var originalFilename: String { "" }
}

/// Reads files of assets; none here.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()

    /// The one there is.
    open class func `default`() -> PHAssetResourceManager { manager }

    /// Answers with an error.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource,
        options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> Int32 {
        completionHandler(Self.error("requestData"))
        return 0
    }

    /// Answers with an error.
    open func writeData(
        for resource: PHAssetResource,
        toFile fileURL: URL,
        options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(Self.error("writeData"))
    }

    /// Nothing runs.
    open func cancelDataRequest(_ requestID: Int32) {}

    private static func error(_ call: String) -> CocoaError {
        AbsentFeature.report("PHAssetResourceManager.\(call)", "there are no photos here; the answer is an error")
        return CocoaError(.featureUnsupported)
    }
}

/// How a file is fetched.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is fetched. Never called here.
    open var progressHandler: ((Double) -> Void)?
}
