import Foundation

/// Photos in an order, or such collections in an order.
open class PHCollection: PHObject, @unchecked Sendable {
    /// The name for the person.
    open var localizedTitle: String? { nil }
    /// Whether photos can be in it.
    open var canContainAssets: Bool { false }
    /// Whether collections can be in it.
    open var canContainCollections: Bool { false }

    /// Whether the app may change it so.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Those in a list of collections: none.
    open class func fetchCollections(
        in collectionList: PHCollectionList,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }

    /// The albums that apps have made, in the order in which they came; none at first.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let selection = FetchSelection(options)
        return PHFetchResult { content in
            selection.of(content.albums.map { PHAssetCollection(.album($0), content) as PHCollection })
        }
    }
}
