import Foundation
import Platform
import UIKit

/// A new photo of several parts, of which the picture is kept.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    private var data: Data?

    /// Begins it; without a picture the change fails.
    open class func forAsset() -> Self {
        let request = made()
        request.create { request.data.flatMap(PhotoPicture.init(file:)) }
        return request
    }

    /// Whether such parts make an asset: a photo, with what belongs to it.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.contains { $0.intValue == PHAssetResourceType.photo.rawValue }
    }

    /// Adds a part; only photos are kept.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        guard type == .photo || type == .fullSizePhoto else {
            return AbsentFeature.report(
                "PHAssetCreationRequest.addResource",
                "only photos are kept; the part is left out"
            )
        }
        self.data = data
    }

    /// Adds a part; only photos are kept.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        addResource(with: type, data: (try? Data(contentsOf: fileURL)) ?? Data(), options: options)
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }
}
