import Foundation
import ObjectiveCRuntime

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
            let all = dictionaries(of: limited, request)
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

    /// One for each object, or for each group where the request names groups or combines what it finds.
    private func dictionaries<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
        let combines = (request.propertiesToFetch ?? []).contains {
            ExpressionContent.combines(($0 as? NSExpressionDescription)?.expression)
        }
        guard combines || request.propertiesToGroupBy != nil else {
            return objects.map { dictionary(of: [$0], request.propertiesToFetch) }
        }
        var (order, groups) = ([NSDictionary](), [NSDictionary: [NSManagedObject]]())
        for object in objects {
            let group = dictionary(of: [object], request.propertiesToGroupBy ?? [])
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(object)
        }
        if request.propertiesToGroupBy == nil, objects.isEmpty { (order, groups) = ([[:]], [[:]: []]) }
        let all = order.map { dictionary(of: groups[$0] ?? [], request.propertiesToFetch) }
        return all.filter { request.havingPredicate?.evaluate(with: $0) ?? true }
    }

    /// What the first of some objects has, and what expressions make of it or of all.
    private func dictionary(of objects: [NSManagedObject], _ properties: [Any]?) -> NSDictionary {
        let result = NSMutableDictionary()
        for property in properties ?? Array((objects.first?.entity.attributesByName ?? [:]).keys) {
            guard let name = property as? String ?? (property as? NSPropertyDescription)?.name else { continue }
            let value: Any?
            if let computed = property as? NSExpressionDescription {
                let source: Any? = ExpressionContent.combines(computed.expression) ? objects : objects.first
                value = ExpressionContent.value(of: computed.expression, for: source)
            } else {
                value = objects.first?.value(forKeyPath: name)
            }
            if let value { result[name] = value }
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
