import Foundation

/// Keeps objects and their changes until they are saved.
///
/// All contexts of a container see the same saved values. There is no store: what is saved lives as long as the
/// container. Work is done at once and by whoever calls, whatever queue the context is of.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Whose work it does.
    public enum ConcurrencyType: UInt, Sendable {
        /// Of a queue of its own, or of the main one; here always of who calls.
        case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
    }
    /// When work of a queue begins.
    public enum ScheduledTaskType: Sendable {
        /// Now, where it can be, or behind what waits.
        case immediate, enqueued
    }

    /// Whose work it does.
    public let concurrencyType: ConcurrencyType
    /// What it saves to.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// Who takes what it saves. Nil by default: the coordinator does.
    open var parent: NSManagedObjectContext?
    /// A name for the app.
    open var name: String?
    /// Who made the changes, for the app.
    open var transactionAuthor: String?
    /// Whether it takes over what others save. Default: false.
    open var automaticallyMergesChangesFromParent = false
    /// What holds when two contexts change the same; the last wins.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Takes changes back; nothing is recorded.
    open var undoManager: AnyObject?
    /// Whether objects without changes are kept. Default: false; they always are here.
    open var retainsRegisteredObjects = false
    /// Whether missing objects count as deleted; there are none.
    open var shouldDeleteInaccessibleFaults = true
    /// How long values count as new; always.
    open var stalenessInterval: TimeInterval = -1
    /// For the app.
    open var userInfo: NSMutableDictionary = [:]
    private(set) var registered: [NSManagedObjectID: NSManagedObject] = [:]
    private(set) var order: [NSManagedObjectID] = []
    private let ownModel = NSManagedObjectModel()
    /// What changed since it was told.
    private var pending = ManagedChanges()
    private var isScheduled = false

    /// The new objects.
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    /// The changed objects.
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    /// The deleted objects.
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    /// The objects that it knows.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    /// Whether there is something to save.
    open var hasChanges: Bool { !(insertedObjects.isEmpty && updatedObjects.isEmpty && deletedObjects.isEmpty) }

    /// For whose work.
    public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
    /// For whose work.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }
    /// For the work of whoever calls.
    public convenience override init() { self.init(concurrencyType: .privateQueueConcurrencyType) }

    var model: NSManagedObjectModel { persistentStoreCoordinator?.managedObjectModel ?? ownModel }

    // MARK: Objects

    /// Takes a new object in.
    open func insert(_ object: NSManagedObject) {
        register(object)
        insertedObjects.insert(object)
        pending.inserted.insert(object)
        schedule()
    }

    /// Marks an object as deleted, and those that its relationships take along.
    open func delete(_ object: NSManagedObject) {
        guard !deletedObjects.contains(object), registered[object.objectID] === object else { return }
        object.prepareForDeletion()
        let isNew = insertedObjects.remove(object) != nil
        updatedObjects.remove(object)
        if !isNew { deletedObjects.insert(object) }
        for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
            for target in object.targets(of: name) {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(target)
                case .nullifyDeleteRule: relationship.inverseRelationship.map { target.remove(object, $0) }
                case .noActionDeleteRule, .denyDeleteRule: break
                }
            }
        }
        updatedObjects.remove(object)
        pending.delete(object, isNew: isNew)
        if isNew { forget(object.objectID) }
        schedule()
    }

    /// The object of a name.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered[objectID] { return known }
        let object = objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
        object.objectID = objectID
        register(object)
        object.values = live(row(objectID) ?? [:])
        object.awakeFromFetch()
        return object
    }

    /// The object of a name, where it is known already.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// The object of a name; throws where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard registered[objectID] != nil || row(objectID) != nil else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
        }
        return object(with: objectID)
    }

    /// Gives objects their last names; they have them.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    /// Reads what is saved of an object.
    ///
    /// - Parameter flag: Whether its changes stay.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !(flag && object.hasChanges) else { return }
        read(object.objectID)
    }

    /// Reads what is saved.
    open func refreshAllObjects() { order.filter { registered[$0]?.hasChanges == false }.forEach(read) }

    /// Does nothing: values are read at once.
    open func detectConflicts(for object: NSManagedObject) {}

    private func register(_ object: NSManagedObject) {
        if registered[object.objectID] == nil { order.append(object.objectID) }
        registered[object.objectID] = object
        object.managedObjectContext = self
    }

    private func forget(_ id: NSManagedObjectID) {
        registered.removeValue(forKey: id)?.managedObjectContext = nil
        order.removeAll { $0 == id }
    }

    private func read(_ id: NSManagedObjectID) {
        guard let object = registered[id], let row = row(id) else { return }
        object.values = live(row)
        updatedObjects.remove(object)
        pending.updated.insert(object)
        schedule()
    }

    func didChange(_ object: NSManagedObject) {
        guard !deletedObjects.contains(object) else { return }
        if !insertedObjects.contains(object) { updatedObjects.insert(object) }
        if !pending.inserted.contains(object) { pending.updated.insert(object) }
        schedule()
    }

    // MARK: What lies below

    /// What is saved of an object: by the parent, where there is one.
    private func row(_ id: NSManagedObjectID) -> [String: Any]? {
        guard let parent else { return persistentStoreCoordinator?.rows[id] }
        return parent.registered[id].map { parent.stored($0.values) } ?? parent.row(id)
    }

    /// What is saved of an object, relationships as objects.
    func savedValues(of id: NSManagedObjectID) -> [String: Any] { live(row(id) ?? [:]) }

    /// The names of what there is below this context.
    private var savedOrder: [NSManagedObjectID] {
        guard let parent else { return persistentStoreCoordinator?.order ?? [] }
        return parent.visibleOrder
    }

    /// The names of what there is, new objects last.
    var visibleOrder: [NSManagedObjectID] {
        let saved = savedOrder
        let known = Set(saved)
        let new = order.filter { !known.contains($0) && registered[$0].map(insertedObjects.contains) ?? false }
        let gone = Set(deletedObjects.map(\.objectID))
        return (saved + new).filter { !gone.contains($0) }
    }

    // MARK: Saving

    /// Hands the changes to the parent or to the container; throws where an object isn't valid.
    open func save() throws {
        processPendingChanges()
        // Told without anything to save as well.
        guard hasChanges else { return tell(.NSManagedObjectContextDidSave, ManagedChanges()) }
        tell(.NSManagedObjectContextWillSave, ManagedChanges())
        insertedObjects.union(updatedObjects).forEach { $0.willSave() }
        processPendingChanges()
        let changes = ManagedChanges(inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
        try validate(changes)
        let kept = order.compactMap { registered[$0] }.filter {
            changes.inserted.contains($0) || changes.updated.contains($0)
        }
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        if let parent {
            parent.take(kept.map { ($0.objectID, stored($0.values)) }, gone: changes.deleted.map(\.objectID))
        } else {
            persistentStoreCoordinator?.keep(kept.map { ($0.objectID, stored($0.values)) })
            changes.deleted.forEach { persistentStoreCoordinator?.drop($0.objectID) }
        }
        changes.deleted.forEach { forget($0.objectID) }
        changes.inserted.union(changes.updated).forEach { $0.didSave() }
        pending = ManagedChanges()
        persistentStoreCoordinator?.tellOthers(of: self, changes)
        tell(.NSManagedObjectContextDidSave, changes)
    }

    private func validate(_ changes: ManagedChanges) throws {
        var errors: [any Error] = []
        func collect(_ objects: Set<NSManagedObject>, _ check: (NSManagedObject) throws -> Void) {
            for object in order.compactMap({ registered[$0] }) where objects.contains(object) {
                do { try check(object) } catch { errors.append(error) }
            }
        }
        collect(changes.inserted) { try $0.validateForInsert() }
        collect(changes.updated) { try $0.validateForUpdate() }
        collect(changes.deleted) { try $0.validateForDelete() }
        if let error = ManagedError.joined(errors) { throw error }
    }

    /// Takes what a child has saved, as changes of its own.
    private func take(_ rows: [(NSManagedObjectID, [String: Any])], gone: [NSManagedObjectID]) {
        let known = Set(visibleOrder)
        for (id, _) in rows where !known.contains(id) {
            let object = object(with: id)
            insertedObjects.insert(object)
            pending.inserted.insert(object)
        }
        for (id, values) in rows {
            let object = object(with: id)
            object.values = live(values)
            didChange(object)
        }
        gone.forEach { delete(object(with: $0)) }
        processPendingChanges()
    }

    /// Takes over what others have saved.
    func follow(changed: [NSManagedObjectID], gone: [NSManagedObjectID], new: [NSManagedObjectID]) {
        changed.filter { registered[$0]?.hasChanges == false }.forEach(read)
        for object in gone.compactMap({ registered[$0] }) {
            pending.delete(object, isNew: false)
            forget(object.objectID)
        }
        pending.inserted.formUnion(new.map(object(with:)))
        processPendingChanges()
    }

    /// Forgets the changes.
    open func rollback() {
        let (inserted, deleted) = (insertedObjects, deletedObjects)
        let changed = updatedObjects.union(deleted).map(\.objectID)
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        inserted.forEach { pending.delete($0, isNew: !$0.hasChanges && pending.inserted.contains($0)) }
        inserted.map(\.objectID).forEach(forget)
        changed.forEach(read)
        pending.inserted.formUnion(deleted)
        processPendingChanges()
    }

    /// Forgets its objects.
    open func reset() {
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        pending = ManagedChanges()
        order.forEach(forget)
    }

    /// Takes the last change back; nothing is recorded.
    open func undo() {}
    /// Makes a change again; nothing is recorded.
    open func redo() {}

    /// Takes over what another context has saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID)
        }
        follow(changed: ids(NSUpdatedObjectsKey), gone: ids(NSDeletedObjectsKey), new: ids(NSInsertedObjectsKey))
    }

    /// Reads what was changed without contexts.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ key: String) -> [NSManagedObjectID] { changeNotificationData[key] as? [NSManagedObjectID] ?? [] }
        for context in contexts {
            let gone = ids(NSDeletedObjectsKey)
            context.follow(changed: ids(NSUpdatedObjectsKey), gone: gone, new: ids(NSInsertedObjectsKey))
        }
    }

    // MARK: Telling

    /// Tells who observes what has changed; else that happens when the main queue comes to it.
    open func processPendingChanges() {
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = ManagedChanges()
        tell(.NSManagedObjectContextObjectsDidChange, changes)
    }

    private func schedule() {
        // Who works with a context of a queue's own says so with `perform`, which tells at its end.
        guard !isScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isScheduled = false
            self?.processPendingChanges()
        }
    }

    private func tell(_ name: Notification.Name, _ changes: ManagedChanges) {
        NotificationCenter.default.post(name: name, object: self, userInfo: changes.userInfo)
    }

    // MARK: Work

    /// Works at once.
    open func perform(_ block: @escaping () -> Void) {
        block()
        processPendingChanges()
    }
    /// Works at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        defer { processPendingChanges() }
        return try block()
    }
    /// Works at once.
    open func perform<T>(
        schedule: ScheduledTaskType = .immediate,
        _ block: @escaping () throws -> T
    ) async rethrows -> T {
        defer { processPendingChanges() }
        return try block()
    }
}
