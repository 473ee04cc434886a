import Foundation
import InsetOS
import Testing

@Suite("os: locks")
struct LockTests {
    @Test
    func `an unfair lock lets one thread in at a time`() {
        final class Guarded: @unchecked Sendable {
            let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
            var count = 0
            init() { lock.initialize(to: os_unfair_lock()) }
            deinit { lock.deallocate() }
        }
        let guarded = Guarded()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 {
                os_unfair_lock_lock(guarded.lock)
                guarded.count += 1
                os_unfair_lock_unlock(guarded.lock)
            }
        }
        #expect(guarded.count == 4000)
    }

    @Test
    func `a lock that is held can't be taken`() {
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }

    @Test
    func `an allocated lock guards its state`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 4000)
        #expect(lock.withLockIfAvailable { $0 } == 4000)
    }
}
