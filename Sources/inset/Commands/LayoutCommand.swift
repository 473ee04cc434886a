import ArgumentParser
import Foundation
import InterfaceBuilder
import Stage
import UIKit

/// `inset layout`: the frames of a document's views.
struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Prints the frames of a document's views.",
        discussion: """
            Without --device a document is laid out as Xcode's canvas shows it: each scene's root view at its stored \
            size, with simulated bars and safe area, in the era of the Xcode that wrote it.

            EXAMPLES
              inset layout Main.storyboard
              inset layout Main.storyboard --format json
              inset layout App/Resources --out frames
            """
    )

    /// How frames are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "A storyboard, a xib, or a folder of them.")
    var path: String

    @Option(help: "How frames are printed: text or json.")
    var format: Format = .text

    @Option(
        name: .customLong("exclude"),
        help: "Leaves out documents of a folder: a name or path, with * for anything; may be repeated."
    )
    var excluded: [PathPattern] = []

    @Option(help: "Writes one FILE.json per document of a folder into this folder.")
    var out: String?

    @OptionGroup var options: VariantOptions

    @Flag(help: "Writes how long the stages took to the standard error, as JSON, in milliseconds.")
    var timings = false

    @Option(name: .customLong("scene"), help: "Only the scene with this ID or storyboard identifier; may be repeated.")
    var scenes: [String] = []

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        var watch = Stopwatch()
        let tally = LayoutTally()
        if timings { LayoutTally.current = tally }
        let reader = try watch.time("parse") {
            try DocumentReader(paths: [path], locale: options.locale, excluding: excluded)
        }
        let choice = SceneChoice(scenes)
        let variant = try options.variant()
        try reader.check(choice)
        let stage = Stage()
        for (entry, document) in zip(reader.entries, reader.findProjects()) {
            var frames = DocumentFrames(
                document: entry.document.name,
                device: variant.device ?? entry.document.device?.id ?? ""
            )
            try watch.time("frames") {
                let isWanted = { choice.includes(sceneID: $0, in: entry.document) }
                try stage.visit(document, in: variant, where: isWanted) { scene in
                    frames.scenes.append(scene.frames())
                }
            }
            try watch.time("write") { try emit(frames, for: entry.found) }
        }
        if timings {
            watch.add(Double(tally.solving) / 1e6, to: "solve")
            watch.add(Double(tally.engine) / 1e6, to: "constraints")
            ErrorOutput.line(watch.report)
        }
        if reader.hasFailures { throw ExitCode(ProgramEnd.failure) }
    }

    @MainActor
    private func emit(_ frames: DocumentFrames, for found: DocumentFinder.Found) throws {
        if let out {
            let target = URL(fileURLWithPath: out).appendingPathComponent(found.relativePath + ".json")
            try OutputFile.write(frames.json(), to: target)
        } else if format == .json {
            try StandardOutput.line(String(decoding: try frames.json(), as: UTF8.self))
        } else {
            try StandardOutput.line(FrameTable(frames).text)
        }
    }
}
