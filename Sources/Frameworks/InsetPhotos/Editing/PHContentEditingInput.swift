import Foundation
import InsetCoreLocation
import UIKit

/// What an app needs to edit a photo: its file, and a picture of it. The edited one can't be given back here.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    private let asset: PHAsset

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init()
    }

    /// What it is: an image.
    open var mediaType: PHAssetMediaType { asset.mediaType }
    /// What it is more closely: nothing.
    open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    /// When it was made.
    open var creationDate: Date? { asset.creationDate }
    /// Where it was made.
    open var location: CLLocation? { asset.location }
    /// How it is shown: as an image.
    open var playbackStyle: PHAsset.PlaybackStyle { asset.playbackStyle }
    /// The type of the file.
    open var uniformTypeIdentifier: String? { asset.record?.picture.typeIdentifier }
    /// How the picture in the file is turned, as EXIF numbers it: 1, not at all.
    open var fullSizeImageOrientation: Int32 { 1 }
    /// A picture with at most 2048 pixels on a side.
    open var displaySizeImage: UIImage? {
        asset.record?.picture.image(
            of: PhotoSize.largest(of: CGSize(width: asset.pixelWidth, height: asset.pixelHeight))
        )
    }

    /// A copy of the photo's file, in the app's folder for temporary files; nil where it can't be written.
    open private(set) lazy var fullSizeImageURL: URL? = asset.record?.picture.data.flatMap(asset.temporaryFile(of:))
}
