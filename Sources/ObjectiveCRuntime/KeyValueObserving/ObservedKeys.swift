import Foundation
import Synchronization

/// Hears of changes of one key of one object.
protocol KeyObserver: AnyObject {
    /// - Parameter collection: What happens within the value, where it isn't set as a whole.
    func willChange(_ collection: CollectionChange?)
    func didChange(_ collection: CollectionChange?)
}

/// Which of an object's keys are observed; hangs on the object.
final class ObservedKeys: @unchecked Sendable {
    /// Whether anything in this process was ever observed, for setters to ask first.
    static let isUsed = Atomic<Bool>(false)

    private let lock = NSLock()
    private var links: [String: [any KeyObserver]] = [:]
    /// A key whose setter says nothing, as what happens within its value is told already.
    private var quietKey: String?

    private init() { Self.isUsed.store(true, ordering: .relaxed) }

    static func of(_ object: NSObject) -> ObservedKeys {
        AssociatedObjects.shared.value(of: object, OwnKey.observers) { ObservedKeys() }
    }

    /// Nil where nothing of the object is observed.
    static func existing(of object: NSObject) -> ObservedKeys? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        return AssociatedObjects.shared.value(of: object, OwnKey.observers) as? ObservedKeys
    }

    func add(_ link: any KeyObserver, for key: String) {
        lock.withLock { links[key, default: []].append(link) }
    }

    func remove(_ link: any KeyObserver, for key: String) {
        lock.withLock { links[key]?.removeAll { $0 === link } }
    }

    func willChange(_ key: String, _ collection: CollectionChange? = nil) {
        for link in current(key) { link.willChange(collection) }
    }

    func didChange(_ key: String, _ collection: CollectionChange? = nil) {
        for link in current(key) { link.didChange(collection) }
    }

    /// Sets a key's value without telling of it.
    func quietly(_ key: String, _ body: () -> Void) {
        lock.withLock { quietKey = key }
        body()
        lock.withLock { quietKey = nil }
    }

    /// Observers may come and go while they are told.
    private func current(_ key: String) -> [any KeyObserver] {
        lock.withLock { key == quietKey ? [] : links[key] ?? [] }
    }
}
