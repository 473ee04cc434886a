import AppJob
import ArgumentParser
import Foundation
import SimulatorServer
import Stage

/// `inset debug`: the view debugger.
struct DebugCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug",
        abstract: "Opens the views of a document or an app in space, in the browser.",
        discussion: """
            The page shows the views one behind the other, with constraints, safe areas, margins and guides; why each edge \
            stands where it stands; and changes constants, priorities and properties while the device runs. Nothing of that \
            is saved. --export writes what there is to a file: FILE.insetviews, which this command opens again; \
            FILE.html, which a browser opens by itself; or FILE.json, the views alone.

            EXAMPLES
              inset debug Main.storyboard --device "iPhone 16"
              inset debug App.xcodeproj
              inset debug Main.storyboard --scene Login --dark --export login.insetviews
              inset debug login.insetviews
            """
    )

    @Argument(help: "A storyboard, a xib, a project as `inset run` takes it, or a file that --export wrote.")
    var path: String

    @OptionGroup var options: VariantOptions
    @OptionGroup(title: "Projects") var project: ProjectOptions

    @Option(help: "The scene with this ID or storyboard identifier; default: the initial one.")
    var scene: String?

    @Option(help: "Writes .insetviews, .html or .json in place of opening a page.")
    var export: String?

    @Option(help: "The port that the page is served on, on this machine only; default: one that is free.")
    var port: UInt16?

    private static let kinds = ["insetviews", "html", "json"]

    func validate() throws {
        guard let export else { return }
        if port != nil { throw ValidationError("--port is for the page, which --export doesn't open") }
        guard Self.kinds.contains(URL(fileURLWithPath: export).pathExtension) else {
            throw ValidationError("--export \(export): give a file that ends in .insetviews, .html or .json")
        }
    }

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        let url = URL(fileURLWithPath: path)
        if Self.isProject(url) {
            guard export == nil else {
                throw ValidationError("--export writes the views of a document; name a storyboard or a xib")
            }
            let app = LiveApp(project: project, path: path, job: try job(), arguments: [], environment: [:])
            return try app.run(port: port ?? 0, page: "debug.html")
        }
        var capture: DebugCapture?
        if url.pathExtension == "insetviews" {
            capture = try ErrorOutput.telling { try DebugCapture(contentsOf: url) }
        } else if export != nil {
            capture = try ErrorOutput.telling { try DebugCapture(try settings()) }
        }
        if let export, let capture {
            try write(capture, to: URL(fileURLWithPath: export))
            return try StandardOutput.line(export)
        }
        try LivePreview(
            settings: capture == nil ? try settings() : LiveSettings(document: nil, variant: Variant()),
            port: port ?? 0,
            name: url.lastPathComponent,
            page: "debug.html",
            capture: capture?.data
        ).run()
    }

    /// Whether a path means an app and no document: a folder does unless it has one document alone.
    private static func isProject(_ url: URL) -> Bool {
        if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) || url.lastPathComponent == "Package.swift" {
            return true
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else { return false }
        let isApp = names.contains {
            $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
        return isApp || (try? DocumentFinder.documents(at: url.path))?.count != 1
    }

    private func job() throws -> AppJob {
        let variant = try options.variant()
        var job = AppJob()
        (job.device, job.os, job.sdk) = (variant.device, variant.os, variant.sdk)
        (job.locale, job.contentSizeCategory) = (variant.locale, variant.contentSizeCategory)
        job.isLandscape = variant.orientation == .landscape
        job.isDark = variant.appearance == .dark
        job.isRightToLeft = variant.direction == .rightToLeft
        job.scene = scene
        return job
    }

    private func settings() throws -> LiveSettings {
        let found = try ErrorOutput.telling { try DocumentFinder.documents(at: path, excluding: []) }
        guard let document = found.first, found.count == 1 else {
            throw ValidationError("debug shows one document, and there are \(found.count); name one")
        }
        var variant = try options.variant()
        if variant.isCanvas {
            // Views live on a device.
            let chosen = try DeviceChoice(onCommandLine: [], os: nil)
            (variant.device, variant.os) = (chosen.devices.first?.device.name, chosen.devices.first?.os.description)
        }
        return LiveSettings(document: document.url.relativePath, scene: scene, variant: variant)
    }

    private func write(_ capture: DebugCapture, to url: URL) throws {
        let data =
            switch url.pathExtension {
            case "html": try ErrorOutput.telling { try capture.page() }
            case "json": capture.hierarchy
            default: capture.data
            }
        try OutputFile.write(data, to: url)
    }
}
