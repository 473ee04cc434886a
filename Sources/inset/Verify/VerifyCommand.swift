import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKit

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
        try choice.check(against: reader.entries.map(\.document))
        let project = HostedProject()
        var finder = ProjectFinder()
        var notes: [String] = []
        let findings = reader.entries.flatMap { entry in
            CanvasPass.enterWorld(for: entry.document)
            project.use(finder.resources(of: entry.document, at: entry.found.url))
            let pass = VerifyPass(document: entry.document, scenes: choice)
            let findings = pass.findings { notes.append($0.description) }
            notes += DocumentNotes(document: entry.document).lines(project)
            return findings
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
