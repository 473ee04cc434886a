import Foundation

/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock around a state that isn't checked for being `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    /// A lock around a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// A lock without a state.
    public init() where State == Void { storage = Storage(()) }

    /// Runs a body with the state while no other thread has it.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.lock.withLock { try body(&storage.state) }
    }
    /// The same as `withLock(_:)`, without checks of what goes in and out.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Runs a body with the state if no other thread has it; nil otherwise.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Waits until the lock is free and takes it.
    public func lock() { storage.lock.lock() }
    /// Frees the lock.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if it is free.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    /// Runs a body while no other thread has the lock.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try storage.lock.withLock(body) }
}
