import Foundation

/// A folder of albums; there are none here.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// What it is.
    open var collectionListType: PHCollectionListType { .folder }
    /// What it is more closely.
    open var collectionListSubtype: PHCollectionListSubtype { .any }
    /// When the first photo was made; nil.
    open var startDate: Date? { nil }
    /// When the last photo was made; nil.
    open var endDate: Date? { nil }
    /// Collections can be in it.
    open override var canContainCollections: Bool { true }

    /// None.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType,
        subtype: PHCollectionListSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// None.
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// None.
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
