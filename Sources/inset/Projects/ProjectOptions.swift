import AppJob
import ArgumentParser
import Platform
import ShadowPackage
import Stage
import XcodeProject

/// What is built of a project, and where.
struct ProjectOptions: ParsableArguments {
    @Option(help: "The target; default: the project's only one, or the scheme's.")
    var target: String?

    @Option(help: "A scheme of the project, whose arguments and environment are taken.")
    var scheme: String?

    @Option(help: "The configuration of build settings; default: Debug.")
    var configuration: String?

    @Option(help: "The folder for what is built; default: INSET_CACHE, or inset in your caches.")
    var cache: String?

    @Flag(name: .shortAndLong, help: "Tells errors alone.")
    var quiet = false

    func shadow(of path: String) -> ShadowProject {
        ShadowProject(
            path: path,
            cache: CacheFolder(cache),
            choice: ShadowProject.Choice(target: target, scheme: scheme, configuration: configuration)
        )
    }

    /// Does work on a project; whatever goes wrong is one line and status 2, or 1 where the source doesn't compile.
    func perform(_ work: (TerminalReport) throws -> Void) throws { try Self.perform(isQuiet: quiet, work) }

    /// Likewise, of options that are gone.
    static func perform(isQuiet: Bool, _ work: (TerminalReport) throws -> Void) throws {
        let report = TerminalReport(isQuiet: isQuiet)
        do {
            try work(report)
            report.clear()
        } catch  where error is ShadowError || error is ProjectError {
            report.finish()
            ErrorOutput.line("\(error)")
            if case ShadowError.doesNotCompile = error { throw ExitCode(ProgramEnd.findings) }
            throw ExitCode(ProgramEnd.failure)
        }
    }
}
