import ArgumentParser
import Foundation
import SimulatorServer
import Stage
import Synchronization

/// A page in the browser with a device that lives: a document, an app, or what was captured of one.
struct LivePreview {
    let settings: LiveSettings
    let port: UInt16
    /// What is shown, as the line says that tells the address.
    let name: String
    /// The device's process. An app's has a job that says so (`AppJob.isLive`), and settings without a document.
    var program = LivePreview.programOfDocuments
    /// The processes of the apps on the home screen that the device is; nil for anything else.
    var apps: [WorkerProgram]?
    /// The page that is told of; default: the device's.
    var page = ""
    /// Shown in place of a device.
    var capture: Data?
    /// Gets the server as soon as it listens, for ``SimulatorServer/relaunch(_:)`` and its like.
    var started: @Sendable (SimulatorServer) -> Void = { _ in }

    /// The process of a device that shows documents: this program again.
    private static var programOfDocuments: WorkerProgram {
        WorkerProgram(arguments: [LiveDeviceCommand.name], logs: FileManager.default.temporaryDirectory)
    }

    /// Starts the device that arguments ask for, as far as that can be seen before they are read: it loads while they are.
    static func prepare(for arguments: [String]) {
        guard arguments.dropFirst().first == PreviewCommand.configuration.commandName, arguments.contains("--live")
        else { return }
        SimulatorServer.prepare(programOfDocuments)
    }

    /// Serves until the program is interrupted.
    func run() throws {
        let interruption = Interruption()
        interruption.make {
        } whenInterrupted: {
            WorkerProcesses.endAll()
        }
        let server = try ErrorOutput.telling {
            try SimulatorServer(settings, program: program, apps: apps, port: port, capture: capture)
        }
        let ended = DispatchSemaphore(value: 0)
        let failure = Mutex<String?>(nil)
        Task.detached { [port, name, page, started] in
            do {
                try await server.run { url in
                    try? StandardOutput.line("\(name): \(url.absoluteString)\(page) (Ctrl-C ends it)")
                    started(server)
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
