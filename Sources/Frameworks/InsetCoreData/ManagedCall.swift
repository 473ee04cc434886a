import Foundation

/// The methods that Xcode writes for relationships to several objects.
enum ManagedCall {
    /// What a method does.
    enum Verb: String, CaseIterable {
        case addTo, removeFrom, insertInto, replace
    }

    /// What a method's name says: `addToItems` adds to `items`.
    static func parts(_ name: String) -> (verb: Verb, key: String)? {
        guard let verb = Verb.allCases.first(where: { name.hasPrefix($0.rawValue) }) else { return nil }
        let plural = name.dropFirst(verb.rawValue.count)
        return (verb, plural.prefix(1).lowercased() + plural.dropFirst())
    }

    /// Changes what a relationship leads to.
    ///
    /// - Parameters:
    ///   - argument: An object, a collection of them, or the places of those that go.
    ///   - place: Where they come to; nil is the end.
    static func perform(_ verb: Verb, on all: NSMutableOrderedSet, _ argument: Any, _ place: Any?) {
        switch verb {
        case .addTo: objects(argument).forEach { all.add($0) }
        case .removeFrom: remove(argument, from: all)
        case .insertInto:
            let places = (place as? NSIndexSet).map { set in set.map { $0 } } ?? (place as? IndexSet).map(Array.init)
            let first = places?.first ?? place as? Int ?? all.count
            for (offset, object) in objects(argument).enumerated() {
                all.insert(object, at: min(places?.dropFirst(offset).first ?? first + offset, all.count))
            }
        case .replace:
            let places =
                (argument as? NSIndexSet).map { set in set.map { $0 } } ?? (argument as? IndexSet).map(Array.init)
            for (place, object) in zip(places ?? [argument as? Int ?? 0], objects(place ?? [])) where place < all.count
            {
                all.replaceObject(at: place, with: object)
            }
        }
    }

    private static func remove(_ argument: Any, from all: NSMutableOrderedSet) {
        if let place = argument as? Int, !(argument is NSManagedObject) {
            if place < all.count { all.removeObject(at: place) }
        } else if let places = argument as? IndexSet ?? (argument as? NSIndexSet).map({ $0 as IndexSet }) {
            for place in places.reversed() where place < all.count { all.removeObject(at: place) }
        } else {
            objects(argument).forEach { all.remove($0) }
        }
    }

    private static func objects(_ argument: Any) -> [Any] {
        switch argument {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as NSArray: array.map { $0 }
        case let array as [Any]: array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: [argument]
        }
    }
}
