import Foundation
import Glibc

/// The other side of a ``WorkerPool``: reads settings, then a job a line from standard input, and writes an outcome a
/// line to standard output.
public enum WorkerServer {
    /// Does jobs until there are no more.
    ///
    /// - Parameter begin: Gets the settings, once, and answers what does the jobs.
    /// - Throws: What decoding and encoding throw.
    @MainActor
    public static func serve<Settings: Decodable, Job: Decodable, Outcome: Encodable>(
        _ begin: (Settings) -> (Job) -> Outcome
    ) throws {
        var channel = LineChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
        guard case .line(let line) = channel.read() else { return }
        let run = begin(try JSONDecoder().decode(Settings.self, from: line))
        while case .line(let line) = channel.read() {
            let outcome = run(try JSONDecoder().decode(Job.self, from: line))
            guard channel.write(try JSONEncoder().encode(outcome)) else { return }
        }
    }
}
