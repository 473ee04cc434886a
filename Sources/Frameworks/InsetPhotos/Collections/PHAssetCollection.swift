import Foundation
import InsetCoreLocation

/// An album, as it was when it was fetched.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// Nil for one that an app makes, which is in no library.
    let source: AlbumSource?
    private let members: [String]
    private let dates: [Date]

    /// An album of no library, without photos.
    public override init() {
        (source, members, dates) = (nil, [], [])
        super.init()
    }

    init(_ source: AlbumSource, _ content: LibraryContent) {
        let photos = source.photos(in: content).filter { source.showsHidden || !$0.isHidden }
        self.source = source
        members = photos.map(\.identifier)
        dates = photos.compactMap(\.creationDate)
        super.init()
    }

    /// The name in the library.
    open override var localIdentifier: String { source?.identifier ?? "" }
    /// The name for the person.
    open override var localizedTitle: String? { source?.title }
    /// Photos can be in it.
    open override var canContainAssets: Bool { true }

    /// What it is.
    open var assetCollectionType: PHAssetCollectionType {
        if case .smart = source { return .smartAlbum }
        return .album
    }
    /// What it is more closely.
    open var assetCollectionSubtype: PHAssetCollectionSubtype {
        if case .smart(let album) = source { return album.names.subtype }
        return .albumRegular
    }
    /// How many are in it.
    open var estimatedAssetCount: Int { members.count }
    /// When its first photo was made; nil for none.
    open var startDate: Date? { dates.min() }
    /// When its last photo was made; nil for none.
    open var endDate: Date? { dates.max() }
    /// Where its photos were made; nil.
    open var approximateLocation: CLLocation? { nil }
    /// The names of the places where its photos were made; none.
    open var localizedLocationNames: [String] { [] }

    /// Whether the app may change it so: everything of albums that apps have made.
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        if case .album = source { return true }
        return anOperation == .deleteContent && source != nil
    }

    override func current(in content: LibraryContent) -> PHObject? {
        source?.current(in: content).map { PHAssetCollection($0, content) }
    }

    override func differs(from other: PHObject) -> Bool {
        guard let other = other as? PHAssetCollection else { return true }
        return localizedTitle != other.localizedTitle || members != other.members
    }
}
