import Foundation
import UIKit

/// Makes pictures of photos before they are asked for; here, where they are made soon enough, it only makes them then.
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
    open func stopCachingImages(
        for assets: [PHAsset],
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
}
