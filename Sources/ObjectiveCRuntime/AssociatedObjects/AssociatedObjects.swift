import Foundation
import SwiftRuntime
import Synchronization

/// What objects of any class hold beside their properties: by their address, until they end.
///
/// The runtime tells before an object's `deinit` runs, which still finds the values, and when its memory is free: so
/// an object that gets the same address never sees them.
package final class AssociatedObjects: Sendable {
    package static let shared = AssociatedObjects()

    /// One object's values by their keys.
    private final class Values: @unchecked Sendable {
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    /// An object within its `deinit`, on one thread.
    private struct Ending: Hashable {
        let object: UInt
        let thread: UInt
    }

    private struct Table {
        var objects: [UInt: Values] = [:]
        var ending: [Ending: Values] = [:]
    }

    private let table = Mutex(Table())

    private init() {}

    /// A value that an object holds; nil when it holds none under the key.
    func value(of object: Any, _ key: UnsafeRawPointer) -> Any? {
        let address = Self.address(of: object)
        nonisolated(unsafe) let key = key
        return table.withLock { table -> Held in
            Held(Self.values(of: address, in: table)?.values[key])
        }.value?.value
    }

    /// Has an object hold a value; nil lets go of the present one.
    func set(_ value: AssociatedValue?, of object: Any, _ key: UnsafeRawPointer) {
        guard value != nil || self.value(of: object, key) != nil else { return }
        watch(object)
        let address = Self.address(of: object)
        let new = Held(value)
        nonisolated(unsafe) let key = key
        // What the object held ends after the lock, as its `deinit` may ask for associated objects.
        let old = table.withLock { table -> Held in
            let values = Self.values(of: address, in: table) ?? Values()
            if table.ending[Self.ending(address)] == nil { table.objects[address] = values }
            return Held(exchange(&values.values[key], new.value))
        }
        withExtendedLifetime(old) {}
    }

    /// The value of a key, or the one that is made now; one for all threads.
    package func value<Value: AnyObject & Sendable>(
        of object: Any,
        _ key: UnsafeRawPointer,
        orMake make: () -> Value
    ) -> Value {
        if let known = value(of: object, key) as? Value { return known }
        watch(object)
        let address = Self.address(of: object)
        let fresh = make()
        nonisolated(unsafe) let key = key
        return table.withLock { table -> Value in
            let values = Self.values(of: address, in: table) ?? Values()
            if let known = values.values[key]?.value as? Value { return known }
            values.values[key] = .kept(fresh)
            if table.ending[Self.ending(address)] == nil { table.objects[address] = values }
            return fresh
        }
    }

    /// Lets go of all that an object holds under an app's keys.
    func removeAll(of object: Any, except kept: Set<UnsafeRawPointer>) {
        let address = Self.address(of: object)
        nonisolated(unsafe) let kept = kept
        let old = table.withLock { table -> Values in
            let old = Values()
            guard let values = Self.values(of: address, in: table) else { return old }
            old.values = values.values.filter { !kept.contains($0.key) }
            values.values = values.values.filter { kept.contains($0.key) }
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// How many objects hold something now.
    var objectCount: Int { table.withLock { $0.objects.count } }

    // MARK: Objects that end

    private func watch(_ object: Any) {
        // Classes are objects too, which never end.
        guard !(object is AnyClass) else { return }
        let isWatched = ObjectEnd.watch(object as AnyObject) { object, isOver in
            let address = UInt(bitPattern: object)
            if isOver {
                AssociatedObjects.shared.objectIsOver(address)
            } else {
                AssociatedObjects.shared.objectEnds(address)
            }
        }
        guard isWatched else {
            preconditionFailure("\(type(of: object)) can't hold associated objects: its class record is read-only")
        }
    }

    private func objectEnds(_ address: UInt) {
        table.withLock { table in
            guard let values = table.objects.removeValue(forKey: address) else { return }
            table.ending[Self.ending(address)] = values
        }
    }

    private func objectIsOver(_ address: UInt) {
        let old = table.withLock { table in table.ending.removeValue(forKey: Self.ending(address)) }
        withExtendedLifetime(old) {}
    }

    private static func values(of address: UInt, in table: Table) -> Values? {
        table.ending.isEmpty ? table.objects[address] : table.ending[ending(address)] ?? table.objects[address]
    }

    private static func ending(_ address: UInt) -> Ending {
        Ending(object: address, thread: UInt(pthread_self()))
    }

    private static func address(of object: Any) -> UInt {
        if let type = object as? AnyClass { return UInt(bitPattern: ObjectIdentifier(type)) }
        return UInt(bitPattern: ObjectIdentifier(object as AnyObject))
    }

    /// A value on its way through the lock.
    private struct Held: @unchecked Sendable {
        let value: AssociatedValue?

        init(_ value: AssociatedValue?) { self.value = value }
    }
}

private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
    let old = place
    place = value
    return old
}
