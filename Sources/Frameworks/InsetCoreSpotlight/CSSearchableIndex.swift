import Foundation

/// What the system's search finds of an app; nobody searches here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex()
    /// The one there is.
    open class func `default`() -> CSSearchableIndex { index }
    /// Whether there is a search; false.
    open class func isIndexingAvailable() -> Bool { false }
    /// Forgets them and is done.
    open func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// There are none.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// There are none.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// There are none.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

/// Something that can be found.
open class CSSearchableItem: NSObject {
    /// The app's name of it.
    open var uniqueIdentifier: String
    /// The app's name of its group.
    open var domainIdentifier: String?
    /// When it ends. Nil by default.
    open var expirationDate: Date?
    /// What is known of it.
    open var attributeSet: CSSearchableItemAttributeSet
    /// All of it.
    public init(
        uniqueIdentifier: String?,
        domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
    /// What it is.
    public let contentType: String
    /// The title.
    open var title: String?
    /// A text about it.
    open var contentDescription: String?
    /// The name that is shown.
    open var displayName: String?
    /// Words that find it.
    open var keywords: [String]?
    /// A small picture.
    open var thumbnailData: Data?
    /// The file of a small picture.
    open var thumbnailURL: URL?
    /// When it was made.
    open var contentCreationDate: Date?
    /// When it was changed.
    open var contentModificationDate: Date?
    /// Of a type's identifier.
    public init(itemContentType type: String) { contentType = type }
}

/// The kind of an activity that a found item began.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's name in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
