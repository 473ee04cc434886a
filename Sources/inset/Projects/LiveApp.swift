import AppJob
import Foundation
import ShadowPackage
import SimulatorServer
import Stage
import XcodeProject

/// A project's app on a page in the browser, built and launched again whenever one of its files is saved.
struct LiveApp: Sendable {
    private let shadow: ShadowProject
    private let isQuiet: Bool
    private let job: AppJob
    /// Its place on the home screen; nil where it is alone.
    var number: Int?
    /// Whether each build begins at the first screen, in place of where the person was.
    var startsOver = false
    private let arguments: [String]
    private let environment: [String: String]

    init(project: ProjectOptions, path: String, job: AppJob, arguments: [String], environment: [String: String]) {
        (shadow, isQuiet) = (project.shadow(of: path), project.quiet)
        (self.arguments, self.environment) = (arguments, environment)
        var job = job
        job.isLive = true
        self.job = job
    }

    /// Builds the app, and serves the page until the program is interrupted.
    ///
    /// - Parameters:
    ///   - port: 0 is one that is free.
    ///   - page: The page that is told of: "debug.html"; "" is the device's.
    func run(port: UInt16, page: String = "") throws {
        // What can't be chosen is told before anything is built.
        _ = try variant()
        guard let built = try build() else { return }
        var settings = LiveSettings(document: nil, variant: try variant(of: built.program))
        settings.switches.startsOver = startsOver
        defer { try? FileManager.default.removeItem(at: built.launch.job) }
        try LivePreview(
            settings: settings,
            port: port,
            name: built.program.name,
            program: built.worker,
            page: page,
            started: { server in
                Thread.detachNewThread { follow(built.files, server) }
            }
        ).run()
    }

    /// An app that is ready to be started, and what was read for it.
    struct Built {
        var launch: AppRunner.Launch
        var program: BuiltProgram
        var files: AppFiles

        var worker: WorkerProgram { LiveApp.program(launch) }
    }

    /// Builds the app for the first time; nil where that was told of already.
    func build() throws -> Built? {
        var built: Built?
        try ProjectOptions.perform(isQuiet: isQuiet) { report in
            let files = try shadow.appFiles(report: report)
            let (launch, program) = try build(report)
            built = Built(launch: launch, program: program, files: files)
        }
        return built
    }

    /// The device that the job asks for, or the first default one that the program runs on.
    func variant(of program: BuiltProgram? = nil) throws -> Variant {
        var job = job
        let devices = job.device == nil ? try DeviceChoice(onCommandLine: [], os: nil).devices : []
        let isForPads = program?.runsOnPadsAlone ?? false
        if let (device, os) = devices.first(where: { $0.device.idiom == .pad || !isForPads }) {
            (job.device, job.os) = (device.name, os.description)
        }
        return Variant(
            device: job.device,
            os: job.os,
            sdk: job.sdk,
            orientation: job.isLandscape ? .landscape : .portrait,
            appearance: job.isDark ? .dark : .light,
            contentSizeCategory: job.contentSizeCategory,
            direction: job.isRightToLeft ? .rightToLeft : nil,
            locale: job.locale
        )
    }

    private func build(_ report: TerminalReport) throws -> (AppRunner.Launch, BuiltProgram) {
        let program = try shadow.buildApp(report: report)
        report.clear()
        return (try AppRunner(program).launch(job, arguments: arguments, environment: environment), program)
    }

    private static func program(_ launch: AppRunner.Launch) -> WorkerProgram {
        WorkerProgram(launch, logs: FileManager.default.temporaryDirectory)
    }

    // MARK: Saving

    /// Waits for files to be saved, for ever.
    func follow(_ first: AppFiles, _ server: SimulatorServer) {
        let watch = FileWatch()
        guard watch.descriptor >= 0 else { return }
        var shown = first
        watch.watch(shown.folders)
        // What was saved while the app was built and the page came up.
        if let now = try? shadow.appFiles(report: TerminalReport(isQuiet: true)), now != shown {
            shown = show(now, server)
        }
        while true {
            watch.waitForChanges()
            let report = TerminalReport(isQuiet: isQuiet)
            do {
                let files = try shadow.appFiles(report: report)
                watch.watch(files.folders)
                // An editor's own files are none of the app's.
                if files != shown { shown = show(files, server) }
            } catch {
                tell(error, report, server)
            }
        }
    }

    /// Builds and launches the app, or says on the page and here why that can't be.
    private func show(_ files: AppFiles, _ server: SimulatorServer) -> AppFiles {
        let report = TerminalReport(isQuiet: isQuiet)
        do {
            let (launch, _) = try build(report)
            if let number {
                server.relaunch(Self.program(launch), app: number)
            } else {
                server.relaunch(Self.program(launch))
            }
        } catch {
            tell(error, report, server)
        }
        return files
    }

    private func tell(_ error: any Error, _ report: TerminalReport, _ server: SimulatorServer) {
        report.finish()
        ErrorOutput.line("\(error)")
        let root =
            (shadow.path as NSString).pathExtension.isEmpty
            ? shadow.path : (shadow.path as NSString).deletingLastPathComponent
        let lines = report.compilerErrors.map { message in
            var message = message
            // As short as it is clear.
            if message.file.hasPrefix(root + "/") { message.file = String(message.file.dropFirst(root.count + 1)) }
            return message.description
        }
        server.tell(problems: lines + ["\(error)"])
    }
}
