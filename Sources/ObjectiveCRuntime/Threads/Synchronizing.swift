import Foundation

/// What `objc_sync_enter` and `objc_sync_exit` return when all is well.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// What `objc_sync_exit` returns when the thread hasn't entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread holds an object; the same thread may enter again.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLock.of(obj).enter()
    return OBJC_SYNC_SUCCESS
}

/// Lets other threads have an object that this one has entered.
///
/// - Returns: `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` where this thread hasn't.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLock.of(obj).exit() ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The lock that belongs to an object, recursive.
private final class ObjectLock: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    // Only the thread that has the lock writes these.
    private var owner: pthread_t?
    private var depth = 0

    static func of(_ object: Any) -> ObjectLock {
        AssociatedObjects.shared.value(of: object, OwnKey.lock) { ObjectLock() }
    }

    func enter() {
        lock.lock()
        owner = pthread_self()
        depth += 1
    }

    func exit() -> Bool {
        guard lock.try() else { return false }
        defer { lock.unlock() }
        guard owner == pthread_self(), depth > 0 else { return false }
        depth -= 1
        if depth == 0 { owner = nil }
        lock.unlock()
        return true
    }
}
