import Foundation

/// Something that a context executes.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// The stores that are asked; there is one.
    open var affectedStores: [NSPersistentStore]?
}

/// What an execution gave.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// Asks for objects of a kind.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The kind's name.
    open var entityName: String?
    /// The kind, where it was set instead of its name.
    open var entity: NSEntityDescription?
    /// What must hold. Nil by default.
    open var predicate: NSPredicate?
    /// The order. Nil by default.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0, the default, means all.
    open var fetchLimit = 0
    /// How many are left out. Default: 0.
    open var fetchOffset = 0
    /// How many at once; all.
    open var fetchBatchSize = 0
    /// Whether values are read later. Default: true; they always are at once.
    open var returnsObjectsAsFaults = true
    /// Whether kinds below count. Default: true.
    open var includesSubentities = true
    /// Whether what isn't saved counts; always.
    open var includesPendingChanges = true
    /// Whether values are read; always.
    open var includesPropertyValues = true
    /// Whether objects take over what is saved. Default: false.
    open var shouldRefreshRefetchedObjects = false
    /// What is read at once; nothing need be.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// What dictionaries hold, by name. Nil by default: all attributes.
    open var propertiesToFetch: [Any]?
    /// What dictionaries are grouped by: each is of all objects that agree in these properties.
    open var propertiesToGroupBy: [Any]?
    /// What must hold of a group's dictionary.
    open var havingPredicate: NSPredicate?
    /// Whether dictionaries that are equal count once. Default: false.
    open var returnsDistinctResults = false
    /// What is found. Default: objects.
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    /// Of nothing yet.
    public override init() { super.init() }
    /// Of a kind.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// What it finds in the context whose block runs; without one, an error.
    open func execute() throws -> [ResultType] {
        throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
}

/// What is found.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Their names.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// What is deleted.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What the answer says. Default: whether it was done.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let objectIDs: [NSManagedObjectID]?
    /// Deletes what a request finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        objectIDs = nil
    }
    /// Deletes objects of some names.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        objectIDs = objects
    }
}

/// What the answer to a deletion says.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done, the names, or how many.
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The answer to a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// What was asked for.
    open internal(set) var result: Any?
    /// What that is.
    open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Changes all objects of a kind for which something holds.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The kind's name.
    public let entityName: String
    /// What must hold. Nil by default.
    open var predicate: NSPredicate?
    /// Values by their names.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether kinds below count. Default: true.
    open var includesSubentities = true
    /// What the answer says. Default: whether it was done.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Of a kind.
    public init(entityName: String) { self.entityName = entityName }
    /// Of a kind.
    public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}

/// What the answer to a change says.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done, the names, or how many.
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The answer to a change.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// What was asked for.
    open internal(set) var result: Any?
    /// What that is.
    open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// What holds when two contexts change the same; the last wins here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Nothing can be saved.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// What is saved wins.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// What is new wins.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// What is new wins as a whole.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// What is saved wins as a whole.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// Who wins.
    public let mergeType: NSMergePolicyType
    /// By who wins.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }
}

/// Who wins when two contexts change the same.
public enum NSMergePolicyType: UInt, Sendable {
    /// Nobody, what is saved, what is new, or either as a whole.
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    /// What is new, or what is saved, as a whole.
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// Nothing can be saved.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// What is new wins.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// What is saved wins.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// What is new wins as a whole.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// What is saved wins as a whole.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// The key of the new objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects of a notification that were read anew.
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
    /// A context has saved.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification"
    )
    /// Another process has saved; never here.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// A context has saved.
    public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
    /// A context is about to save.
    public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
    /// Objects of a context have changed.
    public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
}

/// The short name of contexts' kinds.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSSortDescriptor {
    /// Sorts by a property, whether or not its values have an order of Swift's.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        nonisolated(unsafe) let path = keyPath
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
            return ManagedOrder.of(one[keyPath: path], other[keyPath: path])
        }
    }
}
