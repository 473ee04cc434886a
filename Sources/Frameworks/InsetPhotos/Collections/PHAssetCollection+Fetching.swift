import Foundation

extension PHAssetCollection {
    /// The albums of a kind, in the system's order, or in that in which apps have made them.
    public class func fetchAssetCollections(
        with type: PHAssetCollectionType,
        subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        found(options) { content in
            sources(of: type, in: content).filter { subtype == .any || subtype == self.subtype(of: $0) }
        }
    }

    /// The albums of some names.
    public class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        found(options) { content in
            (sources(of: .smartAlbum, in: content) + sources(of: .album, in: content))
                .filter { identifiers.contains($0.identifier) }
        }
    }

    /// The albums of a kind that hold a photo.
    public class func fetchAssetCollectionsContaining(
        _ asset: PHAsset,
        with type: PHAssetCollectionType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let identifier = asset.localIdentifier
        return found(options) { content in
            sources(of: type, in: content)
                .filter { $0.photos(in: content).contains { $0.identifier == identifier } }
        }
    }

    /// None: photos aren't put together by time and place here.
    public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    /// An album that is in no library, and whose photos are.
    public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        let number = PhotoStore.current.makeNumber()
        let record = AlbumRecord(
            identifier: PhotoRecord.identifier(group: 5, number: number),
            title: title ?? "",
            members: assets.map(\.localIdentifier)
        )
        return PHAssetCollection(.transient(record), PhotoStore.current.content)
    }

    /// An album that is in no library, of what was found.
    public class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>,
        title: String?
    ) -> PHAssetCollection { transientAssetCollection(with: fetchResult.contents, title: title) }

    private static func sources(of type: PHAssetCollectionType, in content: LibraryContent) -> [AlbumSource] {
        switch type {
        case .smartAlbum: SmartAlbum.allCases.map { .smart($0) }
        case .album: content.albums.map { .album($0) }
        case .moment: []
        }
    }

    private static func subtype(of source: AlbumSource) -> PHAssetCollectionSubtype {
        if case .smart(let album) = source { return album.names.subtype }
        return .albumRegular
    }

    private static func found(
        _ options: PHFetchOptions?,
        _ sources: @escaping (LibraryContent) -> [AlbumSource]
    ) -> PHFetchResult<PHAssetCollection> {
        let selection = FetchSelection(options)
        return PHFetchResult { content in selection.of(sources(content).map { PHAssetCollection($0, content) }) }
    }
}
