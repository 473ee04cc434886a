import Foundation
@_exported import InsetCoreLocation
import Platform
import UIKit

/// A change of a photo, made within `PHPhotoLibrary.performChanges`; what is set counts when the block is done.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    private var identifier: String?
    private var isNew = false
    /// When it was made.
    open var creationDate: Date?
    /// Where it was made.
    open var location: CLLocation?
    /// Whether the person likes it.
    open var isFavorite = false
    /// Whether only the hidden album shows it.
    open var isHidden = false

    /// Asks for nothing yet.
    public required override init() { super.init() }

    /// Changes a photo.
    public convenience init(for asset: PHAsset) {
        self.init()
        identifier = asset.localIdentifier
        (creationDate, location) = (asset.creationDate, asset.location)
        (isFavorite, isHidden) = (asset.isFavorite, asset.isHidden)
        PhotoTransaction.add { [self] content in content.changePhoto(asset.localIdentifier, apply) }
    }

    /// Stands for what will be made; nil for changes of what is there.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? {
        isNew ? identifier.map(PHObjectPlaceholder.init) : nil
    }

    // MARK: Making and deleting

    /// A new photo.
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        let request = made()
        request.create { .image(image) }
        return request
    }

    /// A new photo of a file; nil where the file holds none.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL), let picture = PhotoPicture(file: data) else { return nil }
        let request = made()
        request.create { picture }
        return request
    }

    /// A new film of a file: nil, as films can't be read.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
        AbsentFeature.report(
            "PHAssetChangeRequest.creationRequestForAssetFromVideo",
            "films aren't kept here; it is nil"
        )
        return nil
    }

    /// Deletes photos; the person agrees.
    open class func deleteAssets(_ assets: [PHObject]) {
        let identifiers = PhotoObjects.identifiers(assets)
        PhotoTransaction.add { $0.removePhotos(Set(identifiers)) }
    }

    /// Deletes photos of an array of Foundation's; the person agrees.
    public class func deleteAssets(_ assets: NSArray) { deleteAssets(PhotoObjects.objects(assets)) }

    /// Deletes what was found; the person agrees.
    public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.contents) }

    /// Changes nothing: photos aren't edited here.
    open func revertAssetContentToOriginal() {}

    static func made() -> Self { Self() }

    /// Makes a photo when the block is done.
    ///
    /// - Parameter picture: Nil fails.
    func create(_ picture: @escaping () -> PhotoPicture?) {
        let number = PhotoTransaction.makeNumber()
        let identifier = PhotoRecord.identifier(group: 2, number: number)
        (self.identifier, isNew) = (identifier, true)
        PhotoTransaction.add { [self] content in
            guard let picture = picture() else { throw PHPhotosError(.invalidResource) }
            let name = PhotoRecord.fileName(number + SamplePhoto.allCases.count, type: picture.typeIdentifier)
            var record = PhotoRecord(identifier: identifier, fileName: name, picture: picture, creationDate: Date())
            record.creationDate = creationDate ?? record.creationDate
            (record.location, record.isFavorite, record.isHidden) = (location, isFavorite, isHidden)
            content.photos.append(record)
        }
    }

    private func apply(to record: inout PhotoRecord) {
        (record.creationDate, record.location) = (creationDate, location)
        (record.isFavorite, record.isHidden) = (isFavorite, isHidden)
        record.modificationDate = Date()
    }
}
