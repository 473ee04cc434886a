import Foundation
import ObjectiveCRuntime
import Platform
import Synchronization

extension NSObject {
    /// Calls an action after some virtual seconds; the object is kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = UncheckedBox((target: self, argument: anArgument))
        let key = PerformRequests.Key(target: ObjectIdentifier(self), selector: aSelector)
        let token = EventLoop.main.schedule(after: delay) {
            PerformRequests.shared.takeFirst(for: key)
            ActionTable.shared.perform(aSelector, on: request.value.target, with: request.value.argument)
        }
        PerformRequests.shared.add(token, for: key)
    }

    /// Takes back the calls that wait for an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PerformRequests.shared.cancel { $0.target == ObjectIdentifier(aTarget as AnyObject) }
    }

    /// Takes back the calls of one action that wait for an object, whatever their argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        let key = PerformRequests.Key(target: ObjectIdentifier(aTarget as AnyObject), selector: aSelector)
        PerformRequests.shared.cancel { $0 == key }
    }
}

/// A value that is handed over within the main thread.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The calls of `perform(_:with:afterDelay:)` that wait.
private final class PerformRequests: Sendable {
    struct Key: Hashable {
        let target: ObjectIdentifier
        let selector: Selector
    }

    private static let slot = World.SharedSlot { PerformRequests() }
    static var shared: PerformRequests { World.ofAnyThread[slot] }
    private let waiting = Mutex<[Key: [EventLoop.Token]]>([:])

    func add(_ token: EventLoop.Token, for key: Key) {
        waiting.withLock { $0[key, default: []].append(token) }
    }

    func takeFirst(for key: Key) {
        waiting.withLock { waiting in
            waiting[key]?.removeFirst()
            if waiting[key]?.isEmpty == true { waiting[key] = nil }
        }
    }

    func cancel(where condition: (Key) -> Bool) {
        let cancelled = waiting.withLock { waiting in
            let keys = waiting.keys.filter(condition)
            return keys.flatMap { waiting.removeValue(forKey: $0) ?? [] }
        }
        cancelled.forEach(EventLoop.main.cancel)
    }
}
