import ArgumentParser
import Foundation
import InterfaceBuilder
import Stage

/// `inset explain`: why a view has its frame.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tells which constraints fix a view's frame.",
        discussion: """
            For each edge and size of the view comes the chain of constraints that fixes it, from the view outward, with \
            the content sizes, masks, margins and safe areas that take part. Views are named by the object IDs that \
            `inset layout` prints. Without --device the document is laid out as Xcode's canvas shows it.

            EXAMPLES
              inset explain Main.storyboard 8XU-10-78j
              inset explain Main.storyboard 8XU-10-78j --device "iPhone 16" --format json
            """
    )

    /// How explanations are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "A storyboard or xib.")
    var path: String

    @Argument(help: "Object IDs of views.")
    var ids: [String]

    @OptionGroup var options: VariantOptions

    @Option(help: "How explanations are printed: text or json.")
    var format: Format = .text

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        let reader = try DocumentReader(paths: [path], locale: options.locale)
        let variant = try options.variant()
        let stage = Stage()
        var found: [ViewExplanation] = []
        for document in reader.findProjects() {
            try stage.visit(document, in: variant) { scene in
                let missing = ids.filter { id in !found.contains { $0.id == id } }
                found += ViewExplanation.explanations(ofViewsWithIDs: missing, in: scene)
            }
        }
        try printFound(found)
        for id in ids where !found.contains(where: { $0.id == id }) {
            ErrorOutput.line("\(path): no view has the object ID \(id); `inset layout \(path)` prints those there are")
        }
        if reader.hasFailures || found.count < Set(ids).count { throw ExitCode(ProgramEnd.failure) }
    }

    private func printFound(_ found: [ViewExplanation]) throws {
        switch format {
        case .text:
            for explanation in found { try StandardOutput.line(explanation.text) }
        case .json:
            try StandardOutput.json(found)
        }
    }
}
