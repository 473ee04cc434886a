import Foundation

/// Who observes an object by name; hangs on the object.
final class Observers: @unchecked Sendable {
    private struct Entry {
        let observer: ObjectIdentifier
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        let observation: Observation
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    static func of(_ object: NSObject) -> Observers {
        AssociatedObjects.shared.value(of: object, OwnKey.observersByName) { Observers() }
    }

    func add(
        _ observation: Observation,
        of observer: NSObject,
        _ keyPath: String,
        _ context: UnsafeMutableRawPointer?
    ) {
        let entry = Entry(
            observer: ObjectIdentifier(observer),
            keyPath: keyPath,
            context: context,
            observation: observation
        )
        lock.withLock { entries.append(entry) }
    }

    /// Ends the latest observation; false when there is none.
    ///
    /// - Parameter context: Nil stands for any.
    func remove(_ observer: NSObject, _ keyPath: String, context: UnsafeMutableRawPointer??) -> Bool {
        let entry = lock.withLock { () -> Entry? in
            let index = entries.lastIndex { entry in
                entry.observer == ObjectIdentifier(observer) && entry.keyPath == keyPath
                    && (context.map { $0 == entry.context } ?? true)
            }
            return index.map { entries.remove(at: $0) }
        }
        entry?.observation.end()
        return entry != nil
    }
}
