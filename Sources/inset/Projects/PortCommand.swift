import ArgumentParser
import ShadowPackage

/// `inset port`: how much of a project will work, before it is built.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Says what share of an iOS project will work here, without building it.",
        discussion: """
            By symbol, file and framework. A file counts when all names in it that look like Apple's are there and \
            every framework that it imports has a stand-in; Objective-C counts as missing.

            EXAMPLES
              inset port App.xcodeproj
              inset port App/ --format json
              inset port App/ --minimum 90       ends with 1 below 90 percent of the files
            """
    )

    /// How the estimate is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "A project, a workspace, a package, or a folder.")
    var path: String

    @Option(help: "How it is printed: text or json.")
    var format: Format = .text

    @Option(help: "The share of files, in percent, below which the status is 1.")
    var minimum: Double?

    @OptionGroup var project: ProjectOptions

    func validate() throws {
        guard let minimum, !(0...100).contains(minimum) else { return }
        throw ValidationError("--minimum \(minimum) is no share; give 0 to 100")
    }

    func run() throws {
        try project.perform { report in
            let estimate = try project.shadow(of: path).estimate(report: report)
            report.clear()
            switch format {
            case .text:
                for note in estimate.notes where !project.quiet { ErrorOutput.line(note) }
                try StandardOutput.line(estimate.text)
            case .json: try StandardOutput.json(estimate)
            }
            if let minimum, estimate.share < minimum { throw ExitCode(ProgramEnd.findings) }
        }
    }
}
