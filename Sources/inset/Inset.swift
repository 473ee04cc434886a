import ArgumentParser
import Simulator

/// The command line: storyboards and xibs as pictures, frames and findings.
@main
struct Inset: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inset",
        abstract: "UIKit for Linux: lays out storyboards and xibs and shows them on every device.",
        discussion: """
            EXAMPLES
              inset preview Main.storyboard      five devices, and a page of them
              inset preview App/ --dark          all documents, also in dark
              inset run App.xcodeproj            an app, built as it is
              inset test Kit/                    its unit tests
              inset debug Main.storyboard        its views in space, in the browser
              inset devices                      what there is to choose from

            Findings end with status 1, bad usage and unreadable input with 2.
            """,
        version: "0.1.0",
        subcommands: [
            RunCommand.self, TestCommand.self, PortCommand.self, PreviewCommand.self, LayoutCommand.self,
            ExplainCommand.self,
            VerifyCommand.self, DumpCommand.self, DebugCommand.self, DevicesCommand.self, PreviewWorkerCommand.self,
            LiveDeviceCommand.self,
        ]
    )

    static func main() {
        StandardStreams.prepare()
        // Before anything is hashed, so that the same document makes the same bytes in every run.
        Simulator.fixHashSeeds()
        do {
            // Speed: nobody calls it by hand, and the parser looks at all commands' options first, which takes 14 ms.
            if CommandLine.arguments.dropFirst() == [LiveDeviceCommand.name] { return try LiveDeviceCommand().run() }
            LivePreview.prepare(for: CommandLine.arguments)
            var command = try parseAsRoot()
            try command.run()
        } catch {
            ProgramEnd.end(with: error)
        }
    }
}
