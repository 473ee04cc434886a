import Foundation

/// A file of a photo.
open class PHAssetResource: NSObject, @unchecked Sendable {
    /// The photo; nil for one that an app makes, which is of no library.
    let record: PhotoRecord?

    /// A file of no library.
    public override init() {
        record = nil
        super.init()
    }

    private init(_ record: PhotoRecord) {
        self.record = record
        super.init()
    }

    /// The files of an asset: its picture's.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        asset.record.map { [PHAssetResource($0)] } ?? []
    }
    /// The files of a photo that moves; none.
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }

    /// What the file holds.
    open var type: PHAssetResourceType { .photo }
    /// The asset's name in the library.
    open var assetLocalIdentifier: String { record?.identifier ?? "" }
    /// The type's name.
    open var uniformTypeIdentifier: String { record?.picture.typeIdentifier ?? "" }
    /// The file's name when it came.
    open var originalFilename: String { record?.fileName ?? "" }
    /// In pixels.
    open var pixelWidth: Int { Int(record?.picture.pixelSize.width ?? 0) }
    /// In pixels.
    open var pixelHeight: Int { Int(record?.picture.pixelSize.height ?? 0) }
}
