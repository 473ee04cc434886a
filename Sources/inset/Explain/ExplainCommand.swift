import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKit

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

    @Option(help: "Lays out on a device of `inset devices`, in the containers that segues infer.")
    var device: String?

    @Option(help: "How explanations are printed: text or json.")
    var format: Format = .text

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        let reader = try DocumentReader(paths: [path])
        let chosen = try device.map { try DeviceChoice(names: [$0], os: nil).devices[0].device }
        let project = HostedProject()
        var finder = ProjectFinder()
        var found: [ViewExplanation] = []
        for entry in reader.entries {
            let resources = finder.resources(of: entry.document, at: entry.found.url)
            let visit = { (instance: NibInstance) in
                for id in ids where !found.contains(where: { $0.id == id }) {
                    guard let view = instance.view(withID: id) else { continue }
                    found.append(ViewExplanation(of: view, id: id, in: instance))
                }
            }
            if let chosen {
                let frames = DeviceFrames(document: entry.document, device: chosen, scenes: SceneChoice([]))
                try frames.run(host: { project.use(resources) }) { _, instance in visit(instance) }
            } else {
                CanvasPass.enterWorld(for: entry.document)
                project.use(resources)
                CanvasPass(document: entry.document).run { _, instance, _ in visit(instance) }
            }
        }
        try printFound(found)
        for id in ids where !found.contains(where: { $0.id == id }) {
            ErrorOutput.line("\(path): no view has the object ID \(id); `inset layout \(path)` prints those there are")
        }
        if reader.hasFailures || found.count < Set(ids).count { throw ExitCode(ProgramEnd.failure) }
    }

    @MainActor
    private func printFound(_ found: [ViewExplanation]) throws {
        switch format {
        case .text:
            for explanation in found { print(explanation.text) }
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(found), as: UTF8.self))
        }
    }
}
