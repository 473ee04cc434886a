import Foundation
import InsetOS
import Synchronization
import Testing

@Suite("os: logs", .serialized)
struct LogTests {
    /// What a body writes to logs, line by line.
    private func lines(_ body: () -> Void) -> [String] {
        let written = Lines()
        LogOutput.redirect { written.add($0) }
        defer { LogOutput.redirect(to: nil) }
        body()
        return written.all
    }

    @Test
    func `a logger writes subsystem, category, level and values`() {
        let logger = Logger(subsystem: "app", category: "net")
        let name: String? = "Ann"
        let found = lines {
            logger.error("status \(404) of \(name, privacy: .private)")
            logger.notice("plain")
            logger.debug("\(255, format: .hex(includePrefix: true)) \(1.005, format: .fixed(precision: 1))")
            logger.info("|\("x", align: .right(columns: 3))|")
        }
        #expect(
            found == [
                "[app:net] error: status 404 of Ann", "[app:net] plain", "[app:net] debug: 0xff 1.0",
                "[app:net] info: |  x|",
            ]
        )
    }

    @Test
    func `the process's lines are read back from its store`() throws {
        let log = OSLog(subsystem: "store.\(UUID().uuidString)", category: "net")
        _ = lines {
            os_log("%d of %d", log: log, type: .error, 1, 2)
            os_log("done", log: log)
            Logger(subsystem: "other", category: "net").debug("done")
        }
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let all = try store.getEntries(
            at: store.position(timeIntervalSinceLatestBoot: 0),
            matching: NSPredicate { entry, _ in (entry as? [String: Any])?["category"] as? String == "net" }
        )
        let own = all.compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem.hasPrefix("store.") }
        #expect(own.suffix(2).map(\.composedMessage) == ["1 of 2", "done"])
        #expect(own.suffix(2).map(\.level) == [.error, .notice])
        let latest = try store.getEntries(with: .reverse).first { _ in true }
        #expect((latest as? OSLogEntryLog)?.category == "net")
        #expect(try store.getEntries(at: store.position(date: .distantFuture)).first { _ in true } == nil)
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }

    @Test
    func `os_log takes formats, with notes in braces, objects and missing values`() {
        let log = OSLog(subsystem: "app", category: "ui")
        let found = lines {
            os_log("%{public}@ has %d of %5.2f%%", log: log, type: .info, "Ann", 3, 99.5)
            os_log(.error, log: log, "failed")
            os_log("%@ %@", log: log, 1)
            os_log("not at all", log: .disabled)
            os_log("\(2) of \("two", privacy: .public)")
        }
        #expect(
            found == ["[app:ui] info: Ann has 3 of 99.50%", "[app:ui] error: failed", "[app:ui] 1 (null)", "2 of two"]
        )
    }

    @Test
    func `an interval is two lines`() {
        let signposter = OSSignposter(subsystem: "app", category: "speed")
        let found = lines {
            #expect(signposter.withIntervalSignpost("load") { 7 } == 7)
            os_signpost(.event, log: OSLog(subsystem: "app", category: "speed"), name: "tap")
        }
        #expect(
            found == ["[app:speed] debug: begin load", "[app:speed] debug: end load", "[app:speed] debug: event tap"]
        )
    }

    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }
}
