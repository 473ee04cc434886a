import Foundation
import Synchronization

/// Hears of changes of one key of one object.
protocol KeyObserver: AnyObject {
    func willChange()
    func didChange()
}

/// Which of an object's keys are observed; hangs on the object.
final class ObservedKeys: @unchecked Sendable {
    /// Whether anything in this process was ever observed, for setters to ask first.
    static let isUsed = Atomic<Bool>(false)

    private let lock = NSLock()
    private var links: [String: [any KeyObserver]] = [:]

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

    func willChange(_ key: String) {
        for link in current(key) { link.willChange() }
    }

    func didChange(_ key: String) {
        for link in current(key) { link.didChange() }
    }

    /// Observers may come and go while they are told.
    private func current(_ key: String) -> [any KeyObserver] { lock.withLock { links[key] ?? [] } }
}
