import Foundation

extension PHAsset {
    /// All photos, the oldest first unless the options say another order.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        found(options) { $0.oldestFirst }
    }

    /// All of a kind, the oldest first unless the options say another order; only images are there.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        found(options) { mediaType == .image ? $0.oldestFirst : [] }
    }

    /// Those of an album: in the person's order, of the system's albums the oldest first.
    public class func fetchAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        guard let source = assetCollection.source else { return PHFetchResult() }
        return found(options, source.showsHidden) { source.photos(in: $0) }
    }

    /// Those of some names, the oldest first unless the options say another order.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        return found(options, true) { content in content.oldestFirst.filter { wanted.contains($0.identifier) } }
    }

    /// The first three of an album, which stand for it; nil where it is none of the library's.
    public class func fetchKeyAssets(
        in assetCollection: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        guard let source = assetCollection.source else { return nil }
        return found(options, source.showsHidden) { Array(source.photos(in: $0).prefix(3)) }
    }

    /// None: there are no photos that were taken in a row.
    public class func fetchAssets(
        withBurstIdentifier burstIdentifier: String,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// None; addresses are those of the library before iOS 8.
    public class func fetchAssets(
        withALAssetURLs assetURLs: [URL],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// All photos that aren't hidden, the oldest first, whatever the person allows: for a picker outside of the app.
    package static var pickable: [PHAsset] {
        PhotoStore.current.content.oldestFirst.filter { !$0.isHidden }.map { PHAsset($0) }
    }

    private static func found(
        _ options: PHFetchOptions?,
        _ showsHidden: Bool = false,
        _ photos: @escaping (LibraryContent) -> [PhotoRecord]
    ) -> PHFetchResult<PHAsset> {
        let selection = FetchSelection(options)
        let includesHidden = showsHidden || options?.includeHiddenAssets == true
        let sources = options?.includeAssetSourceTypes ?? []
        return PHFetchResult { content in
            guard sources.isEmpty || sources.contains(.typeUserLibrary) else { return [] }
            return selection.of(photos(content).filter { includesHidden || !$0.isHidden }.map { PHAsset($0) })
        }
    }
}
