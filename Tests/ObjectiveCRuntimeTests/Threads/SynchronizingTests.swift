import Foundation
import ObjectiveCRuntime
import Testing

@Suite("Objects as locks")
struct SynchronizingTests {
    @Test
    func `a thread may enter twice, and leaves as often`() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }

    @Test
    func `one thread at a time is inside`() {
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(counter)
                counter.count += 1
                objc_sync_exit(counter)
            }
        }
        #expect(counter.count == 4000)
    }

    @Test
    func `an autorelease pool hands on what its body returns or throws`() {
        struct Failure: Error {}
        #expect(autoreleasepool { 42 } == 42)
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }
}
