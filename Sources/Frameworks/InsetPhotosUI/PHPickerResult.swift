import InsetPhotos
import UIKit

/// A photo that was chosen.
public struct PHPickerResult: Equatable, Hashable {
    /// Gives the photo: a `UIImage`, or its file's data.
    public let itemProvider: NSItemProvider
    /// The name in the library; nil where the configuration was made without one.
    public let assetIdentifier: String?

    init(_ asset: PHAsset, showsIdentifier: Bool) {
        assetIdentifier = showsIdentifier ? asset.localIdentifier : nil
        itemProvider = NSItemProvider()
        guard let file = PHAssetResource.assetResources(for: asset).first else { return }
        itemProvider.suggestedName = (file.originalFilename as NSString).deletingPathExtension
        itemProvider.registerDataRepresentation(
            forTypeIdentifier: file.uniformTypeIdentifier,
            visibility: .all
        ) { done in
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) { data, _, _, info in
                done(data, info?[PHImageErrorKey] as? any Error)
            }
            return nil
        }
    }
}
