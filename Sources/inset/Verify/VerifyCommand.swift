import ArgumentParser
import Foundation
import InterfaceBuilder
import Stage

/// `inset verify`: what Xcode's canvas would flag.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Reports what Xcode's canvas would flag in documents.",
        discussion: """
            That is misplaced and ambiguous views, and constraints that can't hold together. Documents are laid out as Xcode's canvas shows them. A view is misplaced when its stored frame is more than \
            half a point off what its constraints say. Findings end with status 1. What loading leaves out or \
            can't find (elements, outlets, classes, images, fonts) is told on standard error.

            EXAMPLES
              inset verify Main.storyboard
              inset verify App/ --format json
              inset verify Main.storyboard --scene tne-QT-ifu
            """
    )

    /// How findings are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "Storyboards, xibs, or folders of them.")
    var paths: [String]

    @Option(help: "How findings are printed: text or json.")
    var format: Format = .text

    @Option(name: .customLong("scene"), help: "Only the scene with this ID or storyboard identifier; may be repeated.")
    var scenes: [String] = []

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        let reader = try DocumentReader(paths: paths)
        let choice = SceneChoice(scenes)
        try reader.check(choice)
        let stage = Stage()
        var notes: [String] = []
        var findings: [Finding] = []
        for document in reader.findProjects() {
            let isWanted = { choice.includes(sceneID: $0, in: document.document) }
            findings += try stage.findings(in: document, where: isWanted) { notes.append($0) }
            notes += DocumentNotes(of: document.document).lines(stage)
        }
        for note in notes { ErrorOutput.line(note) }
        switch format {
        case .text:
            for finding in findings { print(finding) }
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(["findings": findings]), as: UTF8.self))
        }
        if reader.hasFailures { throw ExitCode(ProgramEnd.failure) }
        if !findings.isEmpty { throw ExitCode(ProgramEnd.findings) }
    }
}
