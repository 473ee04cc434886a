import ArgumentParser
import Foundation
import Platform
import ShadowPackage

/// `inset test`: a project's unit tests as they are.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Builds an iOS project as it is and runs its unit tests.",
        discussion: """
            XCTest and Swift Testing alike, in the app where the project says so. A scheme named as the project, or by \
            --scheme, and its test plan say which targets run and with what. UI tests are left out. A test that \
            fails ends with status 1.

            EXAMPLES
              inset test Kit.xcodeproj
              inset test Kit --filter "SumTests" --junit results.xml
              inset test App.xcworkspace --scheme App --device "iPad Pro 11"
            """
    )

    @Argument(help: "A project, a workspace, a package, or a folder.")
    var path: String

    @Option(help: "Runs tests that match this regular expression: Module.Suite/test; may be repeated.")
    var filter: [String] = []

    @Option(help: "Writes the results as JUnit's XML.")
    var junit: String?

    @Flag(help: "Prints every test, not those alone that fail.")
    var verbose = false

    @Option(help: "A variable of the tests' environment, NAME=VALUE; may be repeated.")
    var environment: [String] = []

    @OptionGroup var device: DeviceOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        _ = try EnvironmentList(environment)
        do throws(TestSelection.BadFilter) { _ = try TestSelection(filters: filter) } catch {
            throw ValidationError(error.description)
        }
    }

    func run() throws {
        let job = try device.job()
        let variables = try EnvironmentList(environment).variables
        let selection = try TestSelection(filters: filter)
        try project.perform { report in
            let built = try project.shadow(of: path).buildTests(report: report)
            let started = Date()
            var results: [TestResult] = []
            for tests in built {
                let count = results.count
                var done = 0
                let runner = TestRunner(tests, job: job, selection: selection, environment: variables)
                results += try runner.run { line in
                    report.clear()
                    StandardError.line(line)
                } done: { result in
                    done += 1
                    report.step("Testing: \(count + done)")
                    guard verbose || result.status == .failed else { return }
                    report.clear()
                    try? StandardOutput.line(TestLine(result).text)
                }
            }
            report.clear()
            if let junit { try OutputFile.write(JUnitReport(results).data, to: URL(fileURLWithPath: junit)) }
            try finish(results, seconds: Date().timeIntervalSince(started))
        }
    }

    private func finish(_ results: [TestResult], seconds: Double) throws {
        func count(_ status: TestResult.Status) -> Int { results.count { $0.status == status } }
        guard !results.isEmpty else {
            ErrorOutput.line(
                filter.isEmpty ? "no test was found" : "no test matches --filter \(filter.joined(separator: " "))"
            )
            throw ExitCode(ProgramEnd.failure)
        }
        let skipped = count(.skipped) > 0 ? ", \(count(.skipped)) skipped" : ""
        let time = String(format: "%.1f", seconds)
        try StandardOutput.line("\(count(.passed)) passed, \(count(.failed)) failed\(skipped) in \(time) s")
        if count(.failed) > 0 { throw ExitCode(ProgramEnd.findings) }
    }
}
