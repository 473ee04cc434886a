import ArgumentParser

/// The command line: storyboards and xibs as pictures, frames and findings.
@main
struct Inset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inset",
        abstract: "UIKit for Linux: lays out storyboards and xibs and shows them on every device.",
        version: "0.1.0"
    )
}
