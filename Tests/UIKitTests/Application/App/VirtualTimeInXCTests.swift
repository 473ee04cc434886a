import Platform
import QuartzCore
import UIKit
import XCTest

/// The same code under XCTest, whose methods run on the process's main thread.
final class VirtualTimeInXCTests: XCTestCase {
    private let log = Log()

    private final class Log: @unchecked Sendable {
        var entries: [String] = []
        func add(_ name: String) { entries.append("\(name) \((EventLoop.main.now * 1000).rounded() / 1000)") }
    }

    private func onMain(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { body in
            MainActor.assumeIsolated { body() }
        }
    }

    override func setUp() {
        onMain {
            World().enter()
        }
    }

    func testOrderAndTimes() {
        let log = log
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in log.add("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("after") }
        DispatchQueue.main.async { log.add("async") }
        Task { @MainActor in
            log.add("task")
            try? await Task.sleep(for: .milliseconds(300))
            log.add("slept")
        }
        DispatchQueue.global().async { DispatchQueue.main.async { log.add("worker") } }
        onMain { EventLoop.main.advance(by: 0.5) }
        XCTAssertEqual(
            log.entries.filter { $0 != "worker 0.0" && $0 != "task 0.0" },
            [
                "async 0.0", "after 0.1", "timer 0.2", "slept 0.3",
            ]
        )
        XCTAssertEqual(Set(log.entries.prefix(3)), ["async 0.0", "task 0.0", "worker 0.0"])
    }

    func testWaitingForAnExpectationLetsRealTimePass() {
        let log = log
        let expectation = expectation(description: "after")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            log.add("after")
            expectation.fulfill()
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in log.add("timer") }
        wait(for: [expectation], timeout: 5)
        XCTAssertEqual(log.entries, ["timer 0.02", "after 0.05"])
    }

    func testRunningTheRunLoopLetsRealTimePass() {
        let log = log
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in log.add("timer") }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.03))
        XCTAssertEqual(log.entries, ["timer 0.02"])
    }

    func testAsynchronousMethods() async {
        let log = log
        await MainActor.run { DispatchQueue.main.async { log.add("async") } }
        await EventLoop.main.settle()
        XCTAssertEqual(log.entries, ["async 0.0"])
    }
}
