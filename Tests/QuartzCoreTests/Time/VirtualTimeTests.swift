import Foundation
import Platform
import QuartzCore
import Testing

/// What ran, with the virtual time at which it did.
@MainActor
private final class Log: NSObject, Selector.ActionProviding {
    var entries: [String] = []

    static var actions: [Selector.Action] {
        [Selector.Action("tick:", Log.tick), Selector.Action("note:", Log.note), Selector.Action("plain", Log.plain)]
    }

    nonisolated func add(_ name: String) {
        MainActor.assumeIsolated {
            let time = (EventLoop.main.now * 1000).rounded() / 1000
            entries.append("\(name) \(time)")
        }
    }

    func tick(_ timer: Timer) { add("tick \(timer.userInfo ?? "-")") }
    func note(_ notification: Notification) { add(notification.name.rawValue) }
    func plain() { add("plain") }
}

@MainActor @Suite("Virtual time", .serialized)
struct VirtualTimeTests {
    private let loop = EventLoop.main

    /// A log from a clock at zero. Every test calls it itself: between a suite's `init` and its test other tests run.
    private func start() -> Log {
        World().enter()
        return Log()
    }

    @Test func `the main thread's work is captured in this process`() {
        _ = start()
        #expect(EventLoop.capturesMainThread)
        #expect(Thread.isMainThread)
        #expect(RunLoop.current === RunLoop.main)
    }

    @Test func `nothing runs before the clock moves, then all in order of time and arrival`() {
        let log = start()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.add("after .3") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.add("after .1") }
        DispatchQueue.main.async { log.add("async") }
        _ = loop.schedule(after: 0.3) { log.add("scheduled .3") }
        DispatchQueue.main.async(execute: DispatchWorkItem { log.add("item") })
        DispatchQueue.main.async(flags: .barrier) { log.add("barrier") }
        OperationQueue.main.addOperation { log.add("operation") }
        RunLoop.main.perform { log.add("perform") }
        Task { @MainActor in log.add("task") }
        #expect(log.entries.isEmpty)
        loop.advance(by: 0.2)
        #expect(
            log.entries == [
                "async 0.0", "item 0.0", "barrier 0.0", "operation 0.0", "perform 0.0", "task 0.0", "after .1 0.1",
            ]
        )
        loop.advance(by: 0.1)
        #expect(log.entries.suffix(2) == ["after .3 0.3", "scheduled .3 0.3"])
        #expect(loop.now == 0.3)
    }

    @Test func `work enqueued by work runs in the same turn`() {
        let log = start()
        DispatchQueue.main.async {
            log.add("outer")
            DispatchQueue.main.async { log.add("inner") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("later") }
        }
        loop.advance(by: 0)
        #expect(log.entries == ["outer 0.0", "inner 0.0"])
        loop.advance(by: 1)
        #expect(log.entries.last == "later 0.1")
    }

    @Test func `the clock waits for work on other queues`() {
        let log = start()
        DispatchQueue.global().async {
            usleep(20_000)
            DispatchQueue.main.async { log.add("back") }
        }
        loop.advance(by: 1)
        #expect(log.entries == ["back 0.0"])
    }

    @Test func `sync runs on the main thread from wherever it is called`() {
        let log = start()
        DispatchQueue.main.sync { log.add("here") }
        DispatchQueue.global().async { DispatchQueue.main.sync { log.add("from a worker") } }
        loop.advance(by: 0.1)
        #expect(log.entries == ["here 0.0", "from a worker 0.0"])
    }

    @Test func `groups and work items notify the main queue`() {
        let log = start()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { usleep(1000) }
        DispatchQueue.main.async(group: group) { log.add("member") }
        group.notify(queue: .main) { log.add("group") }
        let item = DispatchWorkItem {}
        item.notify(queue: .main) { log.add("item") }
        DispatchQueue.global().async(execute: item)
        let cancelled = DispatchWorkItem { log.add("cancelled") }
        DispatchQueue.main.async(execute: cancelled)
        cancelled.cancel()
        wait(for: { log.entries.count == 3 })
        #expect(log.entries.sorted() == ["group 0.0", "item 0.0", "member 0.0"])
    }

    @Test func `timers fire at virtual times until they are invalidated`() {
        let log = start()
        _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in log.add("once") }
        let repeated = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.add("repeated") }
        let added = Timer(timeInterval: 0.15, repeats: false) { _ in log.add("added") }
        RunLoop.main.add(added, forMode: .common)
        loop.advance(by: 0.31)
        // FIXME: An optimized caller reaches Foundation's own initializer, whose timers fire at once the first time.
        withKnownIssue("Timer(timeInterval:) of Foundation fires at once in optimized code", isIntermittent: true) {
            #expect(
                log.entries == [
                    "repeated 0.1", "added 0.15", "repeated 0.2", "once 0.25", "repeated 0.3",
                ]
            )
        }
        #expect(!added.isValid)
        repeated.invalidate()
        loop.advance(by: 1)
        #expect(log.entries.count == 5)
    }

    @Test func `timers with targets call an action, with their user info`() {
        let log = start()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5,
            target: log,
            selector: "tick:",
            userInfo: "info",
            repeats: true
        )
        loop.advance(by: 1)
        timer.invalidate()
        loop.advance(by: 1)
        #expect(log.entries == ["tick info 0.5", "tick info 1.0"])
    }

    @Test func `timer sources of the main queue fire until they are suspended or cancelled`() {
        let log = start()
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 0.1, repeating: 0.2)
        source.setEventHandler { log.add("event") }
        source.setCancelHandler { log.add("cancelled") }
        loop.advance(by: 0.05)
        source.resume()
        loop.advance(by: 0.35)
        #expect(log.entries == ["event 0.1", "event 0.3"])
        source.suspend()
        loop.advance(by: 1)
        #expect(log.entries.count == 2)
        source.resume()
        loop.advance(by: 0.2)
        #expect(log.entries.suffix(2) == ["event 1.4", "event 1.5"])
        source.cancel()
        wait(for: { log.entries.count == 5 })
        #expect(log.entries.last == "cancelled 1.6")
        var released: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
        released?.schedule(deadline: .now(), repeating: 0.1)
        released?.setEventHandler { log.add("released") }
        released?.activate()
        released = nil
        usleep(5000)
        loop.advance(by: 0.3)
        #expect(log.entries.count == 5)
    }

    @Test func `a timer's date can be moved`() {
        let log = start()
        let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in log.add("moved") }
        timer.fireDate = Date(timeIntervalSinceNow: 1)
        loop.advance(by: 2)
        #expect(log.entries == ["moved 1.0"])
    }

    @Test func `tasks sleep in virtual time`() {
        let log = start()
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(2))
            log.add("two")
            try? await Task.sleep(nanoseconds: 500_000_000)
            log.add("and a half")
        }
        loop.advance(by: 1)
        #expect(log.entries.isEmpty)
        loop.advance(by: 2)
        #expect(log.entries == ["two 2.0", "and a half 2.5"])
    }

    @Test func `a task that leaves the main actor comes back within the same advance`() {
        let log = start()
        Task {
            let value = await Task.detached { 42 }.value
            log.add("\(value)")
        }
        loop.advance(by: 0.1)
        #expect(log.entries == ["42 0.0"])
    }

    @Test func `perform after delay runs once and can be cancelled`() {
        let log = start()
        log.perform("plain", with: nil, afterDelay: 0.2)
        loop.advance(by: 1)
        #expect(log.entries == ["plain 0.2"])
        log.perform("plain", with: nil, afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: log)
        loop.advance(by: 1)
        #expect(log.entries.count == 1)
    }

    @Test func `notifications reach actions and the main queue`() {
        let log = start()
        let name = Notification.Name("changed")
        let center = NotificationCenter()
        center.addObserver(log, selector: "note:", name: name, object: nil)
        let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in log.add("block") }
        center.post(name: name, object: nil)
        #expect(log.entries.sorted() == ["block 0.0", "changed 0.0"])
        center.removeObserver(log)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(log.entries.count == 2)
    }

    @Test func `observers of a turn run after its work and before the clock moves`() {
        let log = start()
        loop.addTurnObserver(order: 2) { log.add("commit") }
        loop.addTurnObserver(order: 1) { log.add("layout") }
        DispatchQueue.main.async { log.add("work") }
        loop.advance(by: 0)
        #expect(log.entries == ["work 0.0", "layout 0.0", "commit 0.0"])
    }

    @Test func `work that enqueues itself for ever doesn't hold the clock`() {
        final class Endless: Sendable {
            func run() { DispatchQueue.main.async { self.run() } }
        }
        _ = start()
        Endless().run()
        loop.advance(by: 0.003)
        #expect(loop.now == 0.003)
        World().enter()
    }

    @Test func `a second of work without end takes a dozen full turns`() {
        @MainActor final class Endless {
            var count = 0
            func run() {
                count += 1
                DispatchQueue.main.async { self.run() }
            }
        }
        _ = start()
        let endless = Endless()
        endless.run()
        loop.advance(by: 1)
        #expect(loop.now == 1)
        #expect(endless.count > 10_000 && endless.count < 130_000)
        World().enter()
    }

    @Test func `work that enters another world leaves the clock in its own`() {
        let log = start()
        let world = World.current
        loop.schedule(after: 0.1) { World().enter() }
        loop.schedule(after: 0.2) { log.add("later") }
        loop.advance(by: 0.5)
        #expect(World.current === world)
        #expect(log.entries == ["later 0.2"])
    }

    @Test func `a task waits in the world in which it began`() {
        let log = start()
        let world = World.current
        Task { @MainActor in log.add("task, \(World.current === world)") }
        World().enter()
        loop.advance(by: 1)
        #expect(log.entries.isEmpty)
        world.enter()
        loop.advance(by: 0)
        #expect(log.entries == ["task, true 0.0"])
    }

    @Test func `a task goes on when the world in which it began is gone`() async {
        let log = start()
        Task { @MainActor in log.add("task") }
        World().enter()
        await loop.settle()
        // Other tests move the clock meanwhile.
        #expect(log.entries.count == 1)
    }

    @Test func `settle brings what other threads do`() async {
        let log = start()
        Task.detached {
            usleep(2000)
            await MainActor.run { log.add("back") }
        }
        await loop.settle()
        // Other tests move the clock meanwhile.
        #expect(log.entries.count == 1)
    }

    @Test func `sets are gone through in the same order in every run`() {
        // Recorded from one run; seeds that differ by process would shuffle it.
        #expect(
            Array(Set((0..<8).map { "element \($0)" })).joined(separator: ",")
                == "element 2,element 6,element 4,element 7,element 5,element 3,element 1,element 0"
        )
    }

    /// Drains until a condition holds, for what other threads bring; a second at most.
    private func wait(for condition: () -> Bool) {
        for _ in 0..<1000 where !condition() {
            loop.drain()
            usleep(1000)
        }
    }
}

@MainActor @Suite("CADisplayLink", .serialized)
struct DisplayLinkTests {
    private final class Counter: NSObject, Selector.ActionProviding {
        var times: [CFTimeInterval] = []
        static var actions: [Selector.Action] { [Selector.Action("step:", Counter.step)] }
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test(arguments: [(0, [1, 2, 3, 4, 5, 6]), (30, [2, 4, 6]), (20, [3, 6])])
    func `a display link is called every so many frames`(rate: Int, frames: [Int]) {
        World().enter()
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: "step:")
        link.preferredFramesPerSecond = rate
        link.add(to: .main, forMode: .common)
        EventLoop.main.advance(by: 0.1)
        #expect(counter.times.map { ($0 * 60).rounded() } == frames.map(Double.init))
        link.isPaused = true
        EventLoop.main.advance(by: 0.1)
        link.isPaused = false
        link.invalidate()
        EventLoop.main.advance(by: 0.1)
        #expect(counter.times.count == frames.count)
        #expect(abs(CACurrentMediaTime() - 0.3) < 1e-9)
    }
}
