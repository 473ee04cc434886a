import Foundation

/// What changed in a context.
struct ManagedChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    /// What notifications carry: the kinds of which there are some.
    var userInfo: [String: Any] {
        [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted]
            .filter { !$0.value.isEmpty }
    }

    /// An object that came and went in between was never there.
    mutating func delete(_ object: NSManagedObject, isNew: Bool) {
        updated.remove(object)
        if inserted.remove(object) == nil || !isNew { deleted.insert(object) }
    }
}

/// Several objects by their names.
private struct StoredObjects {
    let elements: [Any]
    let isOrdered: Bool

    init(_ objects: [Any], isOrdered: Bool = false) {
        elements = objects.map { ($0 as? NSManagedObject)?.objectID ?? $0 }
        self.isOrdered = isOrdered
    }

    func live(in context: NSManagedObjectContext) -> Any {
        let objects = elements.map { ($0 as? NSManagedObjectID).map(context.object) ?? $0 }
        return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
}

extension NSManagedObjectContext {
    /// Values in which objects are named instead of held.
    func stored(_ values: [String: Any]) -> [String: Any] {
        values.mapValues { value in
            switch value {
            case let object as NSManagedObject: object.objectID
            case let set as NSSet: StoredObjects(set.allObjects)
            case let set as NSOrderedSet: StoredObjects(set.array, isOrdered: true)
            default: value
            }
        }
    }

    /// Values in which objects are this context's.
    func live(_ values: [String: Any]) -> [String: Any] {
        values.mapValues { value in
            switch value {
            case let id as NSManagedObjectID: object(with: id)
            case let objects as StoredObjects: objects.live(in: self)
            default: value
            }
        }
    }
}
