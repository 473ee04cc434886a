import ArgumentParser
import Foundation
import Stage

/// What `inset preview` starts for its pictures: settings, then a job a line on standard input, an outcome a line on
/// standard output.
struct PreviewWorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "preview-worker", shouldDisplay: false)

    func run() throws {
        try MainActor.assumeIsolated { try PreviewWorker.serve() }
    }
}
