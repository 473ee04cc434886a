import Testing

@testable import ShadowPackage

@Suite("Running: how an app ended")
struct AppEndingTests {
    private let backtrace = [
        #"Thread 4 "default-qos" crashed:"#, "0 _dispatch_assert_queue_fail + 82 in libdispatch.so",
        "5 [inlined] _checkExpectedExecutor(_filenameStart:_line:_executor:) in libInsetRuntime.so",
    ]

    @Test func `a crash says that UIKit was used off the main thread, where the backtrace shows that`() {
        #expect(AppRunner.Ending(status: 3, errors: []).description == "ended with status 3")
        #expect(AppRunner.Ending(status: 139, errors: ["0 main + 3"]).description == "crashed (signal 11)")
        #expect(
            AppRunner.Ending(status: 132, errors: backtrace).description
                == "crashed (signal 4); UIKit's objects belong to the main thread, and another one used them"
        )
    }
}
