import Foundation

/// Asks the library, which is empty here.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// What is wanted. Nil by default: everything.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// What songs are put together by. Default: nothing.
    open var groupingType = MPMediaGrouping.title

    /// For everything.
    public override init() { super.init() }
    /// For what is wanted.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }

    /// Wants one thing more.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    /// Wants one thing less.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    /// The songs that fit: none.
    open var items: [MPMediaItem]? { [] }
    /// The albums, playlists… that fit: none.
    open var collections: [MPMediaItemCollection]? { [] }
    /// The sections of an index of the songs: none.
    open var itemSections: [MPMediaQuerySection]? { [] }
    /// The sections of an index of the albums, playlists…: none.
    open var collectionSections: [MPMediaQuerySection]? { [] }

    private static func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = type
        return query
    }
    /// For songs.
    open class func songs() -> MPMediaQuery { MPMediaQuery.grouped(.title) }
    /// For albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery.grouped(.album) }
    /// For who sings.
    open class func artists() -> MPMediaQuery { MPMediaQuery.grouped(.artist) }
    /// For playlists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery.grouped(.playlist) }
    /// For podcasts.
    open class func podcasts() -> MPMediaQuery { MPMediaQuery.grouped(.podcastTitle) }
    /// For books that are read out.
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery.grouped(.title) }
    /// For albums of several.
    open class func compilations() -> MPMediaQuery { MPMediaQuery.grouped(.album) }
    /// For who wrote songs.
    open class func composers() -> MPMediaQuery { MPMediaQuery.grouped(.composer) }
    /// For kinds of music.
    open class func genres() -> MPMediaQuery { MPMediaQuery.grouped(.genre) }
}

/// What songs are put together by.
public enum MPMediaGrouping: Int, Sendable {
    /// As Apple numbers them.
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A part of an index.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    /// The section's name.
    public let title: String
    /// The section's songs, by their places.
    public let range: NSRange

    init(title: String, range: NSRange) {
        self.title = title
        self.range = range
        super.init()
    }
}

/// What is wanted of a library.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// A value that is wanted.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The value's name.
    public let property: String
    /// The value.
    public let value: Any?
    /// Whether it must be the value, or contain it.
    public let comparisonType: MPMediaPredicateComparison

    /// A value by its name.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
    }
}

/// How a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    /// As Apple numbers them.
    case equalTo, contains
}
