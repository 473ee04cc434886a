import Foundation
import Glibc

/// The other side of a ``WorkerPool``: reads settings, then a job a line from standard input, and writes an outcome a
/// line to standard output.
public enum WorkerServer {
    /// Does jobs until there are no more. The process ends at once when the one that gives the jobs is gone.
    ///
    /// - Parameter begin: Gets the settings, once, and answers what does the jobs.
    /// - Throws: What decoding and encoding throw.
    @MainActor
    public static func serve<Settings: Decodable, Job: Decodable, Outcome: Encodable>(
        _ begin: (Settings) -> (Job) -> Outcome
    ) throws {
        endWithParent()
        // What an app's code prints goes to the log, not between the outcomes.
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        var channel = LineChannel(reading: STDIN_FILENO, writing: output)
        guard case .line(let line) = channel.read() else { return }
        let run = begin(try JSONDecoder().decode(Settings.self, from: line))
        while case .line(let line) = channel.read() {
            let outcome = run(try JSONDecoder().decode(Job.self, from: line))
            guard channel.write(try JSONEncoder().encode(outcome)) else { return }
        }
    }

    /// A job may take long, and nobody wants its outcome any more once the pipe that jobs come through has lost its
    /// writer; a parent that was killed can't end its workers.
    private static func endWithParent() {
        Thread.detachNewThread {
            var descriptor = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&descriptor, 1, -1) < 0, errno == EINTR {}
            if descriptor.revents & Int16(POLLHUP) != 0 { _exit(0) }
        }
    }
}
