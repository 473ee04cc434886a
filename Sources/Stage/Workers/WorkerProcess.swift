import Foundation
import Glibc
import Synchronization

/// A process of its own, with descriptors for its three standard streams.
///
/// Not Foundation's `Process`, whose run loop is woken through a socket on the loopback interface: where a sandbox has
/// none, each start takes seconds and may hang.
package struct WorkerProcess: Sendable {
    /// Its number, until ``waitForEnd()``.
    package let identifier: pid_t

    /// How it ended.
    package enum Ending: Equatable, Sendable {
        /// By itself, with a status.
        case exit(Int32)
        /// By a signal.
        case signal(Int32)
    }

    /// The descriptors that become its standard streams; the caller closes its own copies.
    package struct Streams {
        var input: Int32
        var output: Int32
        var errors: Int32

        package init(input: Int32, output: Int32, errors: Int32) {
            (self.input, self.output, self.errors) = (input, output, errors)
        }
    }

    /// Starts a program; nil where the system refuses.
    ///
    /// - Parameters:
    ///   - arguments: Without the program's name, which comes first by itself.
    ///   - environment: Besides this process's, or in place of its values.
    package init?(_ executable: String, arguments: [String], environment: [String: String], streams: Streams) {
        var actions = posix_spawn_file_actions_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        let places = [STDIN_FILENO: streams.input, STDOUT_FILENO: streams.output, STDERR_FILENO: streams.errors]
        for (place, descriptor) in places { posix_spawn_file_actions_adddup2(&actions, descriptor, place) }
        // What isn't made by `pipe()` may be open to children, as a server's sockets are: a viewer would never be let go.
        for descriptor in Self.openDescriptors where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var process = pid_t()
        let status = Self.starting.withLock { _ in
            Self.withCStrings([executable] + arguments) { arguments in
                Self.withCStrings(variables) { posix_spawn(&process, executable, &actions, nil, arguments, $0) }
            }
        }
        guard status == 0 else { return nil }
        identifier = process
    }

    /// Blocks until it has ended, and forgets it: to be called once.
    package func waitForEnd() -> Ending {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        // The layout of a status, as sys/wait.h's macros read it.
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

    /// A pipe whose ends no worker inherits; nil where there are no descriptors left.
    package static func pipe() -> (reading: Int32, writing: Int32)? {
        starting.withLock { _ in
            var ends: [Int32] = [0, 0]
            guard Glibc.pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }
    }

    /// No worker starts while a pipe is made: it would hold an end open that isn't its own.
    private static let starting = Mutex(())

    /// What this process has open; some of it may be closed by now, which closing takes.
    private static var openDescriptors: [Int32] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        return (names ?? []).compactMap { Int32($0) }.sorted()
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return body(copies)
    }
}

extension WorkerProcess.Ending {
    /// Why a worker ended, as far as it said so.
    ///
    /// - Parameter log: What it printed on standard error.
    package func lastWords(in log: URL) -> String {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        let telling = lines.first { $0.contains("Fatal error") || $0.contains("Terminating app") } ?? lines.last
        if let telling { return "Inset crashed: \(telling.prefix(300))" }
        return switch self {
        case .exit(let status): "Inset ended with status \(status)"
        case .signal(let number): "Inset crashed (signal \(number))"
        }
    }
}
