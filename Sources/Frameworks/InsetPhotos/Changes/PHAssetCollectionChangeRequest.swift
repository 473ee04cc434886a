import Foundation

/// A change of an album, made within `PHPhotoLibrary.performChanges`; what is asked for is done when the block is.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
    private var identifier = ""
    /// The name for the person.
    open var title = ""

    /// Asks for nothing yet.
    public required override init() { super.init() }

    /// A change of an album; nil for albums of the system.
    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init(for: assetCollection, assets: nil)
    }

    /// A change of an album whose photos were fetched; nil for albums of the system.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>?) {
        guard assetCollection.canPerform(.addContent) else { return nil }
        self.init()
        (identifier, title) = (assetCollection.localIdentifier, assetCollection.localizedTitle ?? "")
        PhotoTransaction.add { [self] content in content.changeAlbum(identifier) { $0.title = title } }
    }

    // MARK: Making and deleting

    /// A new album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = self.init()
        let identifier = PhotoRecord.identifier(group: 4, number: PhotoTransaction.makeNumber())
        (request.identifier, request.title) = (identifier, title)
        PhotoTransaction.add { content in
            content.albums.append(AlbumRecord(identifier: identifier, title: request.title))
        }
        return request
    }

    /// Stands for what will be made.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(identifier) }

    /// Deletes albums, but not their photos; the person agrees.
    open class func deleteAssetCollections(_ assetCollections: [PHObject]) {
        let identifiers = PhotoObjects.identifiers(assetCollections)
        PhotoTransaction.add { $0.albums.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Deletes albums of an array of Foundation's, but not their photos; the person agrees.
    public class func deleteAssetCollections(_ assetCollections: NSArray) {
        deleteAssetCollections(PhotoObjects.objects(assetCollections))
    }

    // MARK: Photos

    /// Puts photos at the end; those that are there stay where they are.
    open func addAssets(_ assets: [PHObject]) {
        change(assets) { members, added in members += added.filter { !members.contains($0) } }
    }

    /// Puts photos of an array of Foundation's at the end.
    public func addAssets(_ assets: NSArray) { addAssets(PhotoObjects.objects(assets)) }

    /// Puts what was found at the end.
    public func addAssets(_ assets: PHFetchResult<PHAsset>) { addAssets(assets.contents) }

    /// Puts photos at the places that they are to have afterwards.
    open func insertAssets(_ assets: [PHObject], at indexes: IndexSet) {
        change(assets) { members, added in
            for (identifier, index) in zip(added, indexes) where !members.contains(identifier) {
                members.insert(identifier, at: min(index, members.count))
            }
        }
    }

    /// Takes photos out of the album.
    open func removeAssets(_ assets: [PHObject]) {
        change(assets) { members, removed in members.removeAll(where: removed.contains) }
    }

    /// Takes photos of an array of Foundation's out of the album.
    public func removeAssets(_ assets: NSArray) { removeAssets(PhotoObjects.objects(assets)) }

    /// Takes what was found out of the album.
    public func removeAssets(_ assets: PHFetchResult<PHAsset>) { removeAssets(assets.contents) }

    /// Takes those at some places out of the album.
    open func removeAssets(at indexes: IndexSet) {
        change([]) { members, _ in
            for index in indexes.reversed() where members.indices.contains(index) { members.remove(at: index) }
        }
    }

    /// Moves those at some places, in their order, to where the first of them is to stand afterwards.
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        change([]) { members, _ in
            let moved = fromIndexes.filter(members.indices.contains).map { members[$0] }
            members.removeAll(where: moved.contains)
            members.insert(contentsOf: moved, at: min(max(0, toIndex), members.count))
        }
    }

    private func change(_ assets: [PHObject], _ body: @escaping (inout [String], [String]) -> Void) {
        let identifiers = PhotoObjects.identifiers(assets)
        PhotoTransaction.add { [self] content in
            let present = identifiers.filter { content.photo($0) != nil }
            content.changeAlbum(identifier) { body(&$0.members, present) }
        }
    }
}
