import Foundation
import Glibc
import Synchronization

/// A lock that waits by trying; 0 when nobody holds it.
public typealias OSSpinLock = Int32
/// A lock that nobody holds.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Guards all the numbers below, as Swift has no atomic access to memory that is handed over.
private let guarding = Mutex<Void>(())

/// Waits until nobody holds a lock, and takes it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSSpinLockTry(lock) { sched_yield() }
}

/// Takes a lock, unless somebody holds it.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
    OSAtomicCompareAndSwap32(OS_SPINLOCK_INIT, 1, lock)
}

/// Lets a lock go.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    guarding.withLock { _ in lock.pointee = OS_SPINLOCK_INIT }
}

/// Adds to a number, and answers the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    guarding.withLock { _ in
        value.pointee &+= amount
        return value.pointee
    }
}

/// Adds to a number, and answers the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    guarding.withLock { _ in
        value.pointee &+= amount
        return value.pointee
    }
}

/// Adds 1, and answers the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Takes 1 away, and answers the rest.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
/// Adds 1, and answers the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }
/// Takes 1 away, and answers the rest.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }
/// Adds 1, visible to others at once, and answers the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Takes 1 away, visible to others at once, and answers the rest.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

/// Puts another number in place of one, if it is still there.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    guarding.withLock { _ in
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}

/// Puts another number in place of one, if it is still there, visible to others at once.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}

/// Nothing more: what is guarded above is visible at once.
public func OSMemoryBarrier() { guarding.withLock { _ in } }
