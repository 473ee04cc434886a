import Foundation
import Glibc
import Stage
import Synchronization

/// The process of a device that has been started and waits for its settings.
struct DeviceStart: Sendable {
    let process: WorkerProcess
    /// Its standard input and output, and what it prints on standard error.
    let (toDevice, fromDevice, errors): (Int32, Int32, Int32)

    /// Nil when no process can be started.
    init?(_ program: WorkerProgram) {
        let log = program.logs.appendingPathComponent(".inset-live-\(UUID().uuidString)")
        let errors = open(log.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard errors >= 0 else { return nil }
        // Without a name, so that nothing is left however the program ends.
        unlink(log.path)
        guard let input = WorkerProcess.pipe() else {
            close(errors)
            return nil
        }
        guard let output = WorkerProcess.pipe() else {
            for end in [input.reading, input.writing, errors] { close(end) }
            return nil
        }
        defer {
            close(input.reading)
            close(output.writing)
        }
        let started = WorkerProcess(
            program.executable.path,
            arguments: program.arguments,
            environment: ["SWIFT_BACKTRACE": "enable=no"].merging(program.environment) { $1 },
            streams: .init(input: input.reading, output: output.writing, errors: errors)
        )
        guard let started else {
            for end in [input.writing, output.reading, errors] { close(end) }
            return nil
        }
        (process, toDevice, fromDevice, self.errors) = (started, input.writing, output.reading, errors)
    }

    /// Lets it end: it does when nothing can come any more.
    func abandon() { for end in [toDevice, fromDevice, errors] { close(end) } }

    // MARK: Ahead of its settings

    /// Starts the process of the device that will be asked for first, before it is known what it shows.
    ///
    /// Speed: loading a program's libraries takes 50 ms, which pass while this one reads its arguments and the catalog.
    static func prepare(_ program: WorkerProgram) {
        guard let start = DeviceStart(program) else { return }
        prepared.withLock { $0 = (program, start) }
    }

    /// The process that was started ahead for a program; nil where there is none, or no longer.
    static func takePrepared(_ program: WorkerProgram) -> DeviceStart? {
        prepared.withLock { prepared in
            guard let found = prepared, found.program == program else { return nil }
            prepared = nil
            return found.start
        }
    }

    private static let prepared = Mutex<(program: WorkerProgram, start: DeviceStart)?>(nil)
}
