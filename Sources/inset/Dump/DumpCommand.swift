import ArgumentParser
import Foundation
import InterfaceBuilder
import Stage

/// `inset dump`: everything about a document's views as one JSON.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints all about a document's views as JSON.",
        discussion: """
            That is each scene's views from back to front, with classes, frames, insets, guides, text, traits and \
            accessibility; its constraints; and which of them fix each view's edges. Views are named by the object IDs \
            of the document, others by their place, the same on every run. Without --device the document is laid out as \
            Xcode's canvas shows it.

            EXAMPLES
              inset dump Main.storyboard
              inset dump Main.storyboard --device "iPhone 16" --dark --no-explanations
              inset dump Login.xib --device "iPad Pro 11-inch (M4)" --orientation landscape --locale ar
            """
    )

    @Argument(help: "Storyboards, xibs, or folders of them.")
    var paths: [String]

    @OptionGroup var options: VariantOptions

    @Option(name: .customLong("scene"), help: "Only the scene with this ID or storyboard identifier; may be repeated.")
    var scenes: [String] = []

    @Flag(inversion: .prefixedNo, help: "Whether each view tells what fixes its edges, which costs time.")
    var explanations = true

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        let variant = try options.variant()
        let reader = try DocumentReader(paths: paths, locale: variant.locale)
        let choice = SceneChoice(scenes)
        try reader.check(choice)
        let stage = Stage()
        let contents: Hierarchy.Contents = explanations ? [.standard, .explanations] : .standard
        var dumped: [Hierarchy] = []
        for document in reader.findProjects() {
            let isWanted = { choice.includes(sceneID: $0, in: document.document) }
            try stage.visit(document, in: variant, where: isWanted) { dumped.append($0.hierarchy(contents)) }
        }
        try StandardOutput.json(["scenes": dumped])
        if reader.hasFailures { throw ExitCode(ProgramEnd.failure) }
    }
}
