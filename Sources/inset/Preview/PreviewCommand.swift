import ArgumentParser
import Foundation
import InterfaceBuilder
import Platform
import Stage

/// `inset preview`: pictures of documents on devices, and a page that shows them.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draws documents on devices, with a page to look at them.",
        discussion: """
            Each scene stands alone, in the containers that its segues infer, as in Xcode. Asset catalogs, fonts and \
            translations are found in the document's folder and up to its project's root. Without --device there are \
            five devices, with iOS 18.

            EXAMPLES
              inset preview Main.storyboard
              inset preview App/ --device "iPhone SE" --orientation both --dark
              inset preview Login.xib --rtl --os 15 --out Pictures
              inset preview Main.storyboard --scene tne-QT-ifu --content-size AX3
              inset preview Game.storyboard --sdk 10 --glass --device "iPhone X"
            """
    )

    @Argument(help: "Storyboards, xibs, or folders of them.")
    var paths: [String]

    @Option(name: .customLong("device"), help: "A device of `inset devices`; may be repeated.")
    var devices: [String] = []

    @Option(help: "portrait, landscape or both.")
    var orientation: OrientationChoice = .portrait

    @Option(help: "The version of iOS, 18 or 15.4; default: 18, or the last that a device runs.")
    var os: String?

    @Option(help: "The iOS that the app is linked with; one older than a device is letterboxed there; default: --os.")
    var sdk: String?

    @Option(help: "The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5; default: L.")
    var contentSize: ContentSizeChoice?

    @Flag(help: "Adds pictures in dark appearance beside the light ones.")
    var dark = false

    @Flag(help: "Lays out from right to left.")
    var rtl = false

    @Flag(help: "Draws the glass, with rounded corners and cutout, where a screenshot of iOS shows a plain rectangle.")
    var glass = false

    @Option(help: "The language, \"fr\" or \"zh-Hant\", from the translations beside the document.")
    var locale: String?

    @Option(help: "A folder of fonts, or a font file, that the documents use.")
    var fonts: String?

    @Option(name: .customLong("scene"), help: "Only the scene with this ID or storyboard identifier; may be repeated.")
    var scenes: [String] = []

    @Option(help: "The folder for the page and its pictures.")
    var out = "inset-preview"

    @Flag(help: "Prints the milliseconds of each stage as JSON on standard error.")
    var timings = false

    func validate() throws {
        guard let sdk, OSVersion(sdk) == nil else { return }
        throw ValidationError("--sdk \(sdk) is no version of iOS; write 10 or 12.1")
    }

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        var watch = Stopwatch()
        watch.add(Stopwatch.processMilliseconds, to: "start")
        let chosen = try DeviceChoice(names: devices, os: os)
        let fontFiles = try FontFiles.files(at: fonts)
        let reader = try watch.time("parse") { try DocumentReader(paths: paths, locale: locale) }
        let choice = SceneChoice(scenes)
        try reader.check(choice)
        let plan = PreviewPlan(entries: planned(reader), variants: variants(of: chosen), choice: choice)
        guard !plan.jobs.isEmpty else {
            ErrorOutput.line("\(paths.joined(separator: ", ")): there is no scene and no view to draw")
            throw ExitCode(ProgramEnd.failure)
        }
        let interruption = Interruption()
        defer { interruption.end() }
        let output = try interruption.make {
            try OutputFolder(path: out)
        } whenInterrupted: { output in
            WorkerProcesses.endAll()
            output.giveUp()
        }
        var settings = PreviewSettings(showsGlass: glass, fonts: fontFiles, folder: output.scratch.path)
        let documents = watch.time("project") { reader.findProjects() }
        for document in documents { settings.projects[document.url.relativePath] = document.resources }
        let outcomes = try makePictures(plan, settings, documents)
        for outcome in outcomes {
            for (stage, milliseconds) in outcome.timings { watch.add(milliseconds, to: stage) }
        }
        var report = PreviewReport(outcomes: outcomes)
        report.tell(first: diagnostics(of: reader) + chosen.notes)
        report.say()
        guard !report.pictures.isEmpty else {
            output.discard()
            throw ExitCode(ProgramEnd.failure)
        }
        try watch.time("page") {
            let data = GalleryData(
                title: title(reader),
                scenes: plan.scenes,
                pictures: report.pictures,
                notes: report.notes
            )
            do {
                try output.commit(page: GalleryPage(data: data).html())
            } catch let error as GalleryPage.MissingResource {
                output.discard()
                ErrorOutput.line(error.description)
                throw ExitCode(ProgramEnd.failure)
            }
        }
        try StandardOutput.line("\(out)/index.html: \(report.pictures.count) pictures")
        if timings { ErrorOutput.line(watch.report) }
        if reader.hasFailures || report.hasFailures { throw ExitCode(ProgramEnd.failure) }
    }

    /// The pictures of one scene: the devices of an orientation side by side.
    private func variants(of chosen: DeviceChoice) -> [Variant] {
        let settings = Variant(
            sdk: sdk,
            contentSizeCategory: contentSize?.category,
            direction: rtl ? .rightToLeft : nil,
            locale: locale
        )
        return chosen.variants(orientations: orientation.all, appearances: dark ? [.light, .dark] : [.light], settings)
    }

    private func planned(_ reader: DocumentReader) -> [PreviewPlan.Entry] {
        reader.entries.map { entry in
            PreviewPlan.Entry(
                path: entry.found.url.relativePath,
                relativePath: entry.found.relativePath,
                document: entry.document
            )
        }
    }

    @MainActor
    private func makePictures(_ plan: PreviewPlan, _ settings: PreviewSettings, _ documents: [ProjectDocument]) throws
        -> [PreviewOutcome]
    {
        let progress = ProgressLine(total: plan.jobs.count, what: "pictures")
        defer { progress.clear() }
        let folder = URL(fileURLWithPath: settings.folder)
        guard plan.jobs.count < Self.fewestJobsForWorkers else {
            let program = WorkerProgram(
                arguments: [PreviewWorkerCommand.configuration.commandName ?? ""],
                logs: folder
            )
            return try WorkerPool<PreviewJob, PreviewOutcome>(program, settings: settings).run(plan.jobs) {
                job,
                reason in
                PreviewOutcome(failure: "\(job.place): \(reason); the picture is left out")
            } progress: {
                progress.show($0)
            }
        }
        let maker = PictureMaker(
            settings: settings,
            documents: Dictionary(
                documents.map { ($0.url.relativePath, $0) },
                uniquingKeysWith: { first, _ in first }
            )
        )
        return plan.jobs.map { job in maker.run(job) { try OutputFolder.write($0, to: job.file, in: folder) } }
    }

    /// Fewer pictures than this aren't worth the start of a process.
    private static let fewestJobsForWorkers = 4

    /// What is wrong inside the documents, as far as it shows in pictures.
    private func diagnostics(of reader: DocumentReader) -> [String] {
        reader.entries.flatMap { entry in
            entry.document.findDiagnostics().filter(\.showsInPictures).map(\.description)
        }
    }

    /// How many arguments the page's title names.
    private static let mostTitles = 3

    private func title(_ reader: DocumentReader) -> String {
        let names = reader.entries.map { $0.found.url.lastPathComponent }
        guard names.count > 1 else { return names[0] }
        guard paths.count <= Self.mostTitles else { return "\(names.count) documents" }
        return paths.map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", ")
    }
}

extension Diagnostic {
    /// Whether something that the author meant is missing or was read as something else.
    fileprivate var showsInPictures: Bool {
        if case .badValue = reason { return true }
        return severity == .error
    }
}
