import Foundation
import ObjectiveCRuntime
import Synchronization

extension NotificationCenter {
    /// Calls an observer's action with every notification; the observer isn't kept.
    ///
    /// Deviation: a notification that another thread posts calls the action on the main thread, later.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let entry = SelectorObserver(observer as AnyObject, name: aName, object: anObject as AnyObject?)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            let notification = UncheckedBox(notification)
            if Thread.isMainThread {
                MainActor.assumeIsolated { entry.perform(aSelector, with: notification.value) }
            } else {
                EventLoop.main.schedule(after: 0) { entry.perform(aSelector, with: notification.value) }
            }
        }
        entry.token = token
        for forgotten in SelectorObservers.shared.add(entry, to: self) { removeObserver(forgotten as Any) }
    }

    /// Ends all observations of an object, those by selector too.
    public func removeObserver(_ observer: AnyObject) {
        for token in SelectorObservers.shared.remove(observer, from: self, where: { _ in true }) {
            removeObserver(token as Any)
        }
        removeObserver(observer as Any)
    }

    /// Ends an object's observations of a name and a sender, those by selector too; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject as AnyObject?
        let tokens = SelectorObservers.shared.remove(observer, from: self) { entry in
            (aName == nil || entry.name == aName) && (sender == nil || entry.object === sender)
        }
        for token in tokens { removeObserver(token as Any) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// One observation by selector.
private final class SelectorObserver: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private(set) weak var object: AnyObject?
    let name: NSNotification.Name?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
        self.observer = observer
        self.name = name
        self.object = object
    }

    @MainActor func perform(_ selector: Selector, with notification: Notification) {
        guard let observer else { return }
        // Methods take `Notification` or `NSNotification`.
        if ActionTable.shared.perform(selector, on: observer, with: notification) { return }
        let bridged = NSNotification(
            name: notification.name,
            object: notification.object,
            userInfo: notification.userInfo
        )
        ActionTable.shared.perform(selector, on: observer, with: bridged)
    }
}

/// The observations by selector of all centers.
private final class SelectorObservers: Sendable {
    static let shared = SelectorObservers()
    private let entries = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])

    /// Keeps an entry; returns the tokens of those whose observer is gone.
    func add(_ entry: SelectorObserver, to center: NotificationCenter) -> [any NSObjectProtocol] {
        take(from: center, where: { $0.observer == nil }, adding: entry)
    }

    func remove(
        _ observer: AnyObject,
        from center: NotificationCenter,
        where condition: (SelectorObserver) -> Bool
    ) -> [any NSObjectProtocol] {
        take(from: center, where: { $0.observer === observer && condition($0) }, adding: nil)
    }

    private func take(
        from center: NotificationCenter,
        where condition: (SelectorObserver) -> Bool,
        adding entry: SelectorObserver?
    ) -> [any NSObjectProtocol] {
        let taken = entries.withLock { entries in
            let all = entries[ObjectIdentifier(center)] ?? []
            entries[ObjectIdentifier(center)] = all.filter { !condition($0) } + [entry].compactMap(\.self)
            return all.filter(condition)
        }
        return taken.compactMap(\.token)
    }
}
