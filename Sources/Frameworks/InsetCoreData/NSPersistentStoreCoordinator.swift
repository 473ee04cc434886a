import Foundation
import Platform

/// Keeps what contexts save, as long as it lives.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    private struct Member { weak var context: NSManagedObjectContext? }
    /// What kinds there are.
    public let managedObjectModel: NSManagedObjectModel
    /// Where things are kept.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// A name for the app.
    open var name: String?
    private var members: [Member] = []
    private(set) var rows: [NSManagedObjectID: [String: Any]] = [:]
    private(set) var order: [NSManagedObjectID] = []

    /// For some kinds.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    // MARK: Stores

    /// Says that nothing is kept beyond the process.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String,
        configurationName configuration: String?,
        at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType {
            AbsentFeature.report("Core Data", "objects are kept in memory; no file is read or written")
        }
        let store = NSPersistentStore(type: storeType, url: storeURL)
        store.persistentStoreCoordinator = self
        store.options = options
        persistentStores.append(store)
        return store
    }

    /// Says that nothing is kept beyond the process.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType,
        configuration: String? = nil,
        at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Sets a store up as it is described, and says so at once.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type,
                configurationName: storeDescription.configuration,
                at: storeDescription.url
            )
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Takes a store away, with all that is kept once the last is gone.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { (rows, order) = ([:], []) }
    }

    /// Takes all that is kept away; there is no file.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        (rows, order) = ([:], [])
    }

    /// Does nothing: there are no files.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore,
        to URL: URL,
        options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore { store }

    /// The store of a file; nil where none was set up for it.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    /// The file that a store was set up for.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? Foundation.URL(fileURLWithPath: "/dev/null") }
    /// What is known of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Fails: there are no files.
    open class func metadataForPersistentStore(
        ofType storeType: String,
        at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }

    /// The name that an address stands for, where the object was saved here.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        order.first { $0.uriRepresentation() == url }
    }

    /// Works at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Works at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        members.removeAll { $0.context == nil || $0.context === context }
        members.append(Member(context: context))
    }

    func keep(_ values: [(id: NSManagedObjectID, values: [String: Any])]) {
        for (id, values) in values {
            id.isTemporaryID = false
            id.persistentStore = persistentStores.first
            if rows.updateValue(values, forKey: id) == nil { order.append(id) }
        }
    }

    func drop(_ id: NSManagedObjectID) {
        rows[id] = nil
        order.removeAll { $0 == id }
    }

    func tellOthers(of context: NSManagedObjectContext, _ changes: ManagedChanges) {
        for other in members.compactMap(\.context) where other !== context {
            guard other.automaticallyMergesChangesFromParent else { continue }
            other.follow(
                changed: changes.updated.map(\.objectID),
                gone: changes.deleted.map(\.objectID),
                new: changes.inserted.map(\.objectID)
            )
        }
    }
}

/// Where things are kept: in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// What a store is kept in.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A database; kept in memory here.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A file; kept in memory here.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// Memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    /// What was asked for.
    public let type: String
    /// The file that was asked for.
    open var url: URL?
    /// Who uses it.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// What was set when it was set up.
    open internal(set) var options: [AnyHashable: Any]?
    /// Whether it can't be written. Default: false.
    open var isReadOnly = false
    /// What is known of it.
    open var metadata: [String: Any]! = [:]
    /// A name of its own.
    open var identifier: String! = UUID().uuidString

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

/// A store in a database; kept in memory here.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file; kept in memory here.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// An option; without effect.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option; without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option; without effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// An option; without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// An option; without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// An option; without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option; without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
/// An option; without effect.
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
