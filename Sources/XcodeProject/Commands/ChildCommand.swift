import Foundation
import Glibc
import Synchronization

/// A program that is started, read to its end and waited for.
///
/// Not Foundation's `Process`, whose run loop is woken through a socket on the loopback interface: where a sandbox has
/// none, each start takes seconds and may hang.
package struct ChildCommand: Sendable {
    /// How a program ended.
    package struct Ending: Sendable, Equatable {
        /// 128 and the signal's number for one that a signal stopped.
        package var status: Int32
        /// What it printed on standard output; with standard error where they were joined.
        package var output: String
        /// What it printed on standard error.
        package var errors: String
    }

    private let executable: String
    private let arguments: [String]
    private let environment: [String: String]
    private let folder: String?

    /// - Parameters:
    ///   - executable: A path, or a name that `PATH` is searched for.
    ///   - arguments: Without the program's own name.
    ///   - environment: Besides this process's.
    ///   - folder: Where it runs; nil is here.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        folder: String? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// Where `PATH` has a program.
    package static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Runs it; nil where it can't be started.
    ///
    /// - Parameter line: Is given each line of the output as it comes, on the caller's thread.
    package func run(_ line: ((String) -> Void)? = nil) -> Ending? {
        guard let path = executable.contains("/") ? executable : Self.path(of: executable) else { return nil }
        guard let output = Self.pipe() else { return nil }
        guard let errors = Self.pipe() else {
            close(output.reading)
            close(output.writing)
            return nil
        }
        let process = spawn(path, output: output.writing, errors: errors.writing)
        close(output.writing)
        close(errors.writing)
        defer {
            close(output.reading)
            close(errors.reading)
        }
        guard let process else { return nil }
        Self.running.withLock { _ = $0.insert(process) }
        defer { Self.running.withLock { _ = $0.remove(process) } }
        let texts = Self.read(output.reading, errors.reading, line)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Ending(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: texts.0, errors: texts.1)
    }

    /// Those that run now.
    private static let running = Mutex<Set<pid_t>>([])

    /// Ends all that run, with what they started; for programs that are interrupted.
    package static func endAll() {
        for process in running.withLock({ $0 }) { kill(-process, SIGTERM) }
    }

    private func spawn(_ path: String, output: Int32, errors: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that what it starts ends with it.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        // Glibc's own way to change the folder isn't seen by Swift.
        let program = folder == nil ? path : "/usr/bin/env"
        let line = folder.map { ["/usr/bin/env", "-C", $0, path] } ?? [path]
        let words = (line + arguments).map { strdup($0) } + [nil]
        let pairs = variables.map { strdup($0) } + [nil]
        defer { for copy in words + pairs { free(copy) } }
        var process = pid_t()
        return posix_spawn(&process, program, &actions, &attributes, words, pairs) == 0 ? process : nil
    }

    private static func pipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Both streams to their ends.
    private static func read(_ output: Int32, _ errors: Int32, _ line: ((String) -> Void)?) -> (String, String) {
        var texts: [[UInt8]] = [[], []]
        var told = 0
        var descriptors = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while descriptors.contains(where: { $0.fd >= 0 }) {
            guard poll(&descriptors, 2, -1) > 0 || errno == EINTR else { break }
            for index in 0..<2 where descriptors[index].fd >= 0 && descriptors[index].revents != 0 {
                let count = Glibc.read(descriptors[index].fd, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    descriptors[index].fd = -1
                    continue
                }
                texts[index] += buffer[..<count]
                guard index == 0, let line else { continue }
                while let end = texts[0][told...].firstIndex(of: UInt8(ascii: "\n")) {
                    line(String(decoding: texts[0][told..<end], as: UTF8.self))
                    told = end + 1
                }
            }
        }
        return (String(decoding: texts[0], as: UTF8.self), String(decoding: texts[1], as: UTF8.self))
    }
}
