import Foundation
import Glibc

/// A process that was run to its end, and what it cost.
struct Child: Sendable {
    enum Outcome: Equatable, Sendable {
        case exited(Int32)
        /// Ended by a signal: it crashed.
        case signalled(Int32)
        /// It took longer than it might, and was killed.
        case hung
        /// It couldn't be started.
        case notStarted
    }

    var outcome: Outcome
    /// Wall clock from start to end, in seconds.
    var seconds: Double
    /// The largest resident set, in bytes. Linux counts from the spawning process, so never less than the benchmark has.
    var peakMemory: Int
    /// What it wrote to its standard error.
    var errorText: String

    /// Runs a program to its end.
    ///
    /// `Process` of Foundation reaps the child itself and drops its resource usage, hence `posix_spawn` and `wait4`.
    ///
    /// - Parameter limit: Seconds until it counts as hung.
    static func run(_ program: String, _ arguments: [String], limit: Double) -> Child {
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
            "inset-benchmark-\(UUID().uuidString)"
        )
        defer { try? FileManager.default.removeItem(at: errors) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)

        var environment = ProcessInfo.processInfo.environment
        // A backtrace takes seconds and would count as the program's own time.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        var pid: pid_t = 0
        let started = DispatchTime.now().uptimeNanoseconds
        let result = withCStrings([program] + arguments) { argv in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
                posix_spawn(&pid, program, &actions, nil, argv, envp)
            }
        }
        guard result == 0 else { return Child(outcome: .notStarted, seconds: 0, peakMemory: 0, errorText: "") }

        let (status, usage, hung) = wait(for: pid, deadline: started + UInt64(limit * 1e9))
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - started) / 1e9
        let signal = status & 0x7f
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        return Child(
            outcome: hung ? .hung : signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal),
            seconds: seconds,
            peakMemory: usage.ru_maxrss * 1024,
            errorText: text
        )
    }

    private static func wait(for pid: pid_t, deadline: UInt64) -> (status: Int32, usage: rusage, hung: Bool) {
        var status: Int32 = 0
        var usage = rusage()
        var hung = false
        while wait4(pid, &status, hung ? 0 : WNOHANG, &usage) == 0 {
            if DispatchTime.now().uptimeNanoseconds > deadline {
                hung = true
                kill(pid, SIGKILL)
            } else {
                usleep(200)
            }
        }
        return (status, usage, hung)
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
