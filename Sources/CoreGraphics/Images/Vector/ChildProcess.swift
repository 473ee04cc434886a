import Foundation

/// Runs another program to its end, within limits of time, memory and output.
enum ChildProcess {
    /// What a program may take of memory, in kilobytes; a picture of the greatest size that is allowed takes a fifth.
    private static let memory = 2 << 20

    /// - Parameters:
    ///   - program: Its name, looked for in the search path.
    ///   - package: Debian's package that has it, for the message when it is missing.
    ///   - seconds: After these it is killed.
    /// - Returns: What it wrote to its standard output.
    static func run(
        _ program: String,
        package: String,
        _ arguments: [String],
        seconds: Int = 20
    ) throws(ImageError) -> Data {
        guard let path = find(program) else { throw .missingProgram(name: program, package: package) }
        let folder = FileManager.default.temporaryDirectory
        let messages = folder.appendingPathComponent("inset-\(UUID().uuidString).log").path
        defer { unlink(messages) }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .programFailed(name: program, message: lastError()) }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        guard let child = spawn(path, arguments, output: ends[1], errors: messages) else {
            close(ends[1])
            throw .programFailed(name: program, message: lastError())
        }
        close(ends[1])
        let outcome = read(from: ends[0], until: Date().addingTimeInterval(Double(seconds)))
        if outcome.isComplete == false { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1, errno == EINTR {}
        guard outcome.isComplete else {
            if outcome.data.count > ImageLimits.fileSize { throw .fileTooLarge(bytes: outcome.data.count) }
            throw .programTimedOut(name: program, seconds: seconds)
        }
        guard status == 0 else {
            let text = FileManager.default.contents(atPath: messages).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let line = text.split(separator: "\n").first.map(String.init) ?? "it ended with status \(status)"
            throw .programFailed(name: program, message: line)
        }
        return outcome.data
    }

    private static func find(_ program: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func spawn(_ path: String, _ arguments: [String], output: Int32, errors: String) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        // The shell sets the limit, which the program keeps.
        let shell = "/bin/sh"
        let words = [shell, "-c", "ulimit -v \(memory) && exec \"$0\" \"$@\"", path] + arguments
        let list: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { list.forEach { free($0) } }
        var child: pid_t = 0
        return posix_spawn(&child, shell, &actions, nil, list, environ) == 0 ? child : nil
    }

    /// Reads to the end; not complete when the time or the room runs out.
    private static func read(from descriptor: Int32, until end: Date) -> (data: Data, isComplete: Bool) {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let rest = end.timeIntervalSinceNow
            guard rest > 0, data.count <= ImageLimits.fileSize else { return (data, false) }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, Int32(rest * 1000) + 1) > 0 else { continue }
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count > 0 {
                data.append(contentsOf: chunk.prefix(count))
            } else if count == 0 || errno != EINTR {
                return (data, count == 0)
            }
        }
    }

    private static func lastError() -> String { String(cString: strerror(errno)) }
}
