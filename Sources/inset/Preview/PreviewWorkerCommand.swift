import ArgumentParser
import Foundation
import Glibc

/// What `inset preview` starts for its pictures: settings, then a job a line on standard input, an outcome a line on
/// standard output.
struct PreviewWorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "preview-worker", shouldDisplay: false)

    func run() throws { try MainActor.assumeIsolated { try serve() } }

    @MainActor
    private func serve() throws {
        var channel = LineChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
        guard case .line(let line) = channel.read() else { return }
        let maker = PictureMaker(settings: try JSONDecoder().decode(PreviewSettings.self, from: line))
        while case .line(let line) = channel.read() {
            let outcome = maker.run(try JSONDecoder().decode(PreviewJob.self, from: line))
            guard channel.write(try JSONEncoder().encode(outcome)) else { return }
        }
    }
}
