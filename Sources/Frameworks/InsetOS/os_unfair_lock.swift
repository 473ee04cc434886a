import Synchronization

/// A lock that is a word of memory: zero while it is free.
public struct os_unfair_lock: Sendable {
    fileprivate var word: UInt32 = 0

    /// A free lock.
    public init() {}
}

/// The type as C names it.
public typealias os_unfair_lock_s = os_unfair_lock
/// A lock by its address.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it; a thread that has it already waits for ever, where iOS ends the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { LockWait.pause() }
}

/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.withAtomicWord { $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }
}

/// Frees the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    lock.withAtomicWord { $0.store(0, ordering: .releasing) }
}

/// Ends the program where the lock is free.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    let isTaken = lock.withAtomicWord { $0.load(ordering: .relaxed) } == 1
    precondition(isTaken, "the lock isn't held")
}

extension UnsafeMutablePointer<os_unfair_lock> {
    fileprivate func withAtomicWord<T>(_ body: (borrowing Atomic<UInt32>) -> T) -> T {
        // An atomic word is a word in memory.
        UnsafeMutableRawPointer(self).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { body($0.pointee) }
    }
}
