import Foundation

extension NSManagedObjectContext {
    /// What a request finds: what is saved, and what is new here.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = matches(request, request.sortDescriptors)
        let rest = Array(found.dropFirst(request.fetchOffset))
        let limited = request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : rest
        switch request.resultType {
        case .managedObjectIDResultType: return limited.compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: limited.count)].compactMap { $0 as? T }
        case .dictionaryResultType:
            let all = limited.map { dictionary(of: $0, request.propertiesToFetch) }
            return (request.returnsDistinctResults ? all.reduced : all).compactMap { $0 as? T }
        default: return limited.compactMap { $0 as? T }
        }
    }

    /// How many a request finds.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { matches(request, nil).count }

    private func matches<T>(_ request: NSFetchRequest<T>, _ descriptors: [NSSortDescriptor]?) -> [NSManagedObject] {
        let name = request.entityName ?? request.entity?.name
        guard let name, let entity = model.entity(named: name) ?? request.entity else {
            fatalError("+entityForName: could not locate an entity named '\(request.entityName ?? "")' in this model.")
        }
        let all = visibleOrder.filter {
            request.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == name
        }
        let found = all.map(object(with:)).filter { request.predicate?.evaluate(with: $0) ?? true }
        guard let descriptors, !descriptors.isEmpty else { return found }
        return found.enumerated().sorted { one, other in
            for descriptor in descriptors {
                let order = descriptor.compare(one.element, to: other.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    private func dictionary(of object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
        let names = properties?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        let result = NSMutableDictionary()
        for name in names ?? Array(object.entity.attributesByName.keys) {
            if let value = object.value(forKeyPath: name) { result[name] = value }
        }
        return result
    }

    /// Fetches, or deletes and changes what a request of several names.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let batch as NSBatchDeleteRequest: return try delete(batch)
        case let batch as NSBatchUpdateRequest: return try update(batch)
        case let fetch as any AsynchronousFetch: return try fetch.begin(in: self)
        default: return NSPersistentStoreResult()
        }
    }

    private func delete(_ batch: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
        let objects = batch.objectIDs?.map(object(with:)) ?? matches(batch.fetchRequest, nil)
        let ids = objects.map(\.objectID)
        objects.forEach(delete)
        try save()
        let result = NSBatchDeleteResult()
        result.resultType = batch.resultType
        result.result =
            switch batch.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
        return result
    }

    private func update(_ batch: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: batch.entityName)
        request.predicate = batch.predicate
        let objects = matches(request, nil)
        for object in objects {
            for (key, value) in batch.propertiesToUpdate ?? [:] {
                let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                object.setValue(value, forKey: name)
            }
        }
        try save()
        let result = NSBatchUpdateResult()
        result.resultType = batch.resultType
        result.result =
            switch batch.resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: objects.map(\.objectID)
            case .updatedObjectsCountResultType: objects.count
            }
        return result
    }
}

extension [NSDictionary] {
    /// Each once, in the order of their first.
    fileprivate var reduced: [NSDictionary] {
        var seen: Set<NSDictionary> = []
        return filter { seen.insert($0).inserted }
    }
}
