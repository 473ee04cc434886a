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
            Each scene stands alone, in the containers that its segues infer, as in Xcode; a xib's view that fills no \
            screen is shown at its size. Asset catalogs, fonts and translations are found in the document's folder and \
            up to its project's root. Without --device there are five devices, with iOS 18. The page also tells what \
            `inset verify` finds. Runs into one folder add up: what shows a document as it is now stays beside what \
            is new, unless --fresh is given. --with-code builds the app that the documents belong to (see `inset run`) and shows \
            its own classes; one that can't be shown without its app is told, and UIKit's stands in.

            EXAMPLES
              inset preview Main.storyboard
              inset preview App/ --device "iPhone SE" --orientation both --dark
              inset preview Login.xib --rtl --os 15 --out Pictures
              inset preview App/ --variants landscape,dark,rtl,large --exclude Tests
              inset preview Main.storyboard --scene tne-QT-ifu --content-size AX3
              inset preview Game.storyboard --sdk 10 --glass --device "iPhone X"
              inset preview App.xcodeproj --with-code
              inset preview Main.storyboard --live
            """
    )

    @Argument(help: "Storyboards, xibs, folders of them, or Xcode projects.")
    var paths: [String]

    @Option(
        name: .customLong("exclude"),
        help: "Leaves out documents of a folder: a name or path, with * for anything; may be repeated."
    )
    var excluded: [PathPattern] = []

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

    @Option(
        help: """
            Adds pictures that differ in one thing, and a switch for each on the page: landscape, dark, rtl, large \
            (text), or all; separated by commas.
            """
    )
    var variants: [VariationList] = []

    @Flag(inversion: .prefixedNo, help: "Whether the page tells what `inset verify` finds.")
    var findings = true

    @Flag(help: "Takes away the pictures that earlier runs put into the folder.")
    var fresh = false

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

    @Flag(help: "Builds the app that the documents belong to, and shows its own classes.")
    var withCode = false

    @OptionGroup(title: "Options of --with-code") var project: ProjectOptions

    @Flag(help: "Serves a page with a device that lives, and follows the document's files as they are saved.")
    var live = false

    @Option(help: "The port that --live listens on, on this machine only; default: one that is free.")
    var port: UInt16?

    @Flag(help: "With --live: begins at the first screen when a file is saved, in place of where you were.")
    var noRestore = false

    @Flag(help: "Prints the milliseconds of each stage as JSON on standard error.")
    var timings = false

    func validate() throws {
        if port != nil, !live { throw ValidationError("--port is for --live") }
        if noRestore, !live { throw ValidationError("--no-restore is for --live") }
        if live, orientation == .both || devices.count > 1 || !variants.isEmpty {
            throw ValidationError("--live shows one device at a time, which the page changes; give one --device")
        }
        if withCode, live { throw ValidationError("--live shows documents alone; `inset run` shows the app alive") }
        try SDKOption.validate(sdk)
    }

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    /// Some minutes' work, and as much as a browser shows on one page.
    private static let mostPictures = 5000

    private func check(_ plan: PreviewPlan) throws {
        guard !plan.jobs.isEmpty else {
            ErrorOutput.line("\(paths.joined(separator: ", ")): there is no scene and no view to draw")
            throw ExitCode(ProgramEnd.failure)
        }
        guard plan.jobs.count <= Self.mostPictures else {
            ErrorOutput.line(
                "\(plan.jobs.count) pictures are more than the \(Self.mostPictures) of one run; choose by --device, --scene, "
                    + "--exclude or folder"
            )
            throw ExitCode(ProgramEnd.failure)
        }
    }

    @MainActor
    private func runOnMainActor() throws {
        if live { return try livePreview().run() }
        var watch = Stopwatch()
        watch.add(Stopwatch.processMilliseconds, to: "start")
        let chosen = try DeviceChoice(onCommandLine: devices, os: os)
        let fontFiles = try FontFiles.files(at: fonts)
        let reader = try watch.time("parse") { try DocumentReader(paths: paths, locale: locale, excluding: excluded) }
        let choice = SceneChoice(scenes)
        try reader.check(choice)
        let documents = watch.time("project") { reader.findProjects() }
        let apps = withCode ? try DocumentApps(of: reader.entries, at: paths, project) : nil
        defer { apps?.end() }
        let plan = PreviewPlan(
            entries: watch.time("stamp") { reader.listed(documents, in: apps) },
            variants: variants(of: chosen),
            choice: choice,
            names: VariantNames(tellsSystem: os != nil, showsGlass: glass)
        )
        try check(plan)
        let interruption = Interruption()
        defer { interruption.end() }
        let output = try interruption.make {
            try ErrorOutput.telling { try PreviewFolder(path: out) }
        } whenInterrupted: { output in
            WorkerProcesses.endAll()
            output.giveUp()
        }
        var settings = PreviewSettings(showsGlass: glass, fonts: fontFiles, folder: output.scratch.path)
        for document in documents { settings.projects[document.url.relativePath] = document.resources }
        let tasks = plan.tasks(withFindings: findings)
        let outcomes = try work(on: tasks, settings, documents, with: apps, in: output)
        for outcome in outcomes {
            for (stage, milliseconds) in outcome.timings { watch.add(milliseconds, to: stage) }
        }
        var report = PreviewReport(outcomes: outcomes)
        let general = diagnostics(of: reader) + chosen.notes.map { PlacedNote(message: $0) }
        report.tell(first: general)
        for line in report.lines { ErrorOutput.line(line) }
        guard report.pictureCount > 0 else {
            output.discard()
            throw ExitCode(ProgramEnd.failure)
        }
        var builder = GalleryBuilder(plan)
        for note in general { builder.add(note) }
        for (task, outcome) in zip(tasks, outcomes) { builder.add(outcome, of: task) }
        let kept = try watch.time("page") { try commit(&builder, to: output, title: title(reader)) }
        let earlier = kept > 0 ? ", beside \(Self.pictures(kept)) of earlier runs (--fresh takes them away)" : ""
        try StandardOutput.line("\(out)/index.html: \(Self.pictures(report.pictureCount))\(earlier)")
        if timings { ErrorOutput.line(watch.report) }
        if reader.hasFailures || report.hasFailures || apps?.hasFailures == true { throw ExitCode(ProgramEnd.failure) }
    }

    private static func pictures(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }

    /// Puts the page and its pictures into place.
    ///
    /// - Returns: How many pictures of earlier runs it shows.
    private func commit(_ builder: inout GalleryBuilder, to output: PreviewFolder, title: String) throws -> Int {
        var kept: [String] = []
        if !fresh, let earlier = output.earlierPage.flatMap(GalleryPage.data) {
            kept = builder.takeOver(earlier, isThere: output.holds)
        }
        do {
            let page = GalleryPage(data: builder.data(title: title))
            try ErrorOutput.telling { try output.commit(page: page.html(), keeping: kept) }
        } catch {
            output.discard()
            throw error
        }
        return kept.count
    }

    /// The pictures of one scene: the devices of an orientation side by side.
    private func variants(of chosen: DeviceChoice) -> [Variant] {
        let settings = Variant(
            sdk: sdk,
            contentSizeCategory: contentSize?.category,
            direction: rtl ? .rightToLeft : nil,
            locale: locale
        )
        let plain = chosen.variants(
            orientations: orientation.all,
            appearances: dark ? [.light, .dark] : [.light],
            settings
        )
        let wanted = VariationList.union(variants)
        return Variation.adding(wanted, to: plain) { device in chosen.turns(device) }
    }

    @MainActor
    private func work(
        on tasks: [PreviewTask],
        _ settings: PreviewSettings,
        _ documents: [ProjectDocument],
        with apps: DocumentApps?,
        in output: PreviewFolder
    ) throws -> [PreviewOutcome] {
        let progress = ProgressLine(total: tasks.count, what: "pictures")
        defer { progress.clear() }
        let byPath = Dictionary(
            documents.map { ($0.url.relativePath, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let programs = apps?.programs(logs: output.scratch) ?? [:]
        guard programs.isEmpty, tasks.count <= Self.mostTasksForOneProcess else {
            let crew = PictureCrew(
                settings: settings,
                documents: byPath.mapValues(\.document),
                programs: programs,
                logs: output.scratch
            )
            return try crew.run(tasks) { progress.show($0) }
        }
        let maker = PictureMaker(settings: settings, documents: byPath)
        return tasks.map { task in maker.run(task) { try output.write($0, to: $1) } }
    }

    /// So few aren't worth the start of a process.
    private static let mostTasksForOneProcess = 4

    /// What is wrong inside the documents, as far as it shows in pictures.
    private func diagnostics(of reader: DocumentReader) -> [PlacedNote] {
        reader.entries.flatMap { entry in
            entry.document.findDiagnostics().filter(\.showsInPictures).map { PlacedNote($0) }
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
