import AppJob
import ArgumentParser
import Foundation
import Platform
import ShadowPackage
import Stage
import XcodeProject

/// The apps that documents belong to, built, so that previews show the apps' own classes.
struct DocumentApps {
    /// By document path.
    private var launches: [String: AppRunner.Launch] = [:]
    /// By document path: tells an app's program from what it is after an edit of its source.
    private(set) var stamps: [String: String] = [:]
    /// Whether an app doesn't compile, so that its documents are shown without its code.
    private(set) var hasFailures = false

    /// A scene's code isn't waited for any longer, in seconds.
    private static let limit = 30.0

    /// Builds the apps.
    ///
    /// - Parameters:
    ///   - entries: The documents.
    ///   - paths: What was asked for; a project that is named itself is the app of the documents beside it.
    init(of entries: [DocumentReader.Entry], at paths: [String], _ options: ProjectOptions) throws {
        let named = Dictionary(
            paths.map { URL(fileURLWithPath: $0).standardizedFileURL }.filter { Self.isProject($0.lastPathComponent) }
                .map { ($0.deletingLastPathComponent().path, $0.path) },
            uniquingKeysWith: { first, _ in first }
        )
        var built: [String: (launch: AppRunner.Launch, stamp: String)?] = [:]
        for entry in entries {
            let path = named[entry.found.root.path] ?? Self.project(of: entry.found)
            let app = try built[path] ?? build(path, options)
            built[path] = .some(app)
            launches[entry.found.url.relativePath] = app?.launch
            stamps[entry.found.url.relativePath] = app?.stamp
        }
    }

    /// By document path, the programs that make pictures of it.
    ///
    /// - Parameter logs: A folder for what they print.
    func programs(logs: URL) -> [String: WorkerProgram] {
        launches.mapValues { launch in
            var program = WorkerProgram(launch, logs: logs)
            program.limit = Self.limit
            return program
        }
    }

    /// Takes away what processes of the apps read; to be called when none is started any more.
    func end() {
        for job in Set(launches.values.map(\.job)) { try? FileManager.default.removeItem(at: job) }
    }

    // MARK: Finding

    /// The project of a document: the nearest folder above it that has one, else what was asked for.
    private static func project(of found: DocumentFinder.Found) -> String {
        let start = found.isInFolder ? found.root : found.root.deletingLastPathComponent()
        var folder = start
        while folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { isProject($0) || $0 == "Package.swift" }) { return folder.path }
            folder.deleteLastPathComponent()
        }
        return start.path
    }

    private static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    // MARK: Building

    /// nil where the app doesn't compile, which is told.
    private mutating func build(
        _ path: String,
        _ options: ProjectOptions
    ) throws -> (launch: AppRunner.Launch, stamp: String)? {
        let report = TerminalReport(isQuiet: options.quiet)
        do {
            let program = try options.shadow(of: path).buildApp(report: report)
            report.clear()
            var job = AppJob()
            job.isPreview = true
            let code = try Data(contentsOf: URL(fileURLWithPath: program.executable), options: .mappedIfSafe)
            return (try AppRunner(program).launch(job), StableHash.hex(code))
        } catch  where error is ShadowError || error is ProjectError {
            report.finish()
            guard case ShadowError.doesNotCompile = error else {
                ErrorOutput.line("\(error)")
                throw ExitCode(ProgramEnd.failure)
            }
            hasFailures = true
            ErrorOutput.line("\(error); its documents are shown without its code")
            return nil
        }
    }
}
