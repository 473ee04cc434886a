import ArgumentParser
import Foundation
import SimulatorServer
import Stage
import Synchronization

/// `inset preview --live`: a document on a device in the browser, which follows the files as they are saved.
struct LivePreview {
    let settings: LiveSettings
    let port: UInt16

    /// Serves until the program is interrupted.
    func run() throws {
        let interruption = Interruption()
        interruption.make {
        } whenInterrupted: {
            WorkerProcesses.endAll()
        }
        let program = WorkerProgram(
            arguments: [LiveDeviceCommand.configuration.commandName ?? ""],
            logs: FileManager.default.temporaryDirectory
        )
        let server = try ErrorOutput.telling { try SimulatorServer(settings, program: program, port: port) }
        let ended = DispatchSemaphore(value: 0)
        let failure = Mutex<String?>(nil)
        let document = URL(fileURLWithPath: settings.document).lastPathComponent
        Task.detached { [port] in
            do {
                try await server.run { url in
                    try? StandardOutput.line("\(document): \(url.absoluteString) (Ctrl-C ends it)")
                }
            } catch {
                failure.withLock { $0 = "port \(port) can't be listened to (\(error)); choose another with --port" }
            }
            ended.signal()
        }
        ended.wait()
        WorkerProcesses.endAll()
        guard let reason = failure.withLock({ $0 }) else { return }
        ErrorOutput.line(reason)
        throw ExitCode(ProgramEnd.failure)
    }
}
