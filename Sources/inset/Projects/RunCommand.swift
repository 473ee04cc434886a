import AppJob
import ArgumentParser
import Foundation
import Platform
import ShadowPackage
import SimulatorServer

/// `inset run`: an iOS project as it is, on a simulated device.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Builds an iOS project as it is and runs it on a device in the browser.",
        discussion: """
            PATH is an Xcode project or workspace, a Swift package, or a folder with one of them or with nothing but \
            sources. It is ported and built in a cache; nothing is written beside it. The app runs on a page that only \
            this machine can open, until it is interrupted; what it prints is shown here. Saving a source, a storyboard, a \
            picture or a translation builds and launches it again, where you were: what you did is done again in no time, \
            with all that it brings about, unless --no-restore begins at the first screen. What doesn't compile is told on \
            the page. --screenshot takes a picture of the first screen instead. Several paths are apps on the home screen of one \
            device: a tap opens one, a swipe up from the lower edge or the home button leaves it.

            EXAMPLES
              inset run App.xcodeproj
              inset run App.xcodeproj --screenshot first.png
              inset run Mail/ Notes.xcodeproj Photos.xcworkspace
              inset run App/ --device "iPad Pro 11" --dark --screenshot ipad.png
              inset run App.xcworkspace --scheme Staging --arguments "-reset YES" --environment API=local
              inset run App.xcodeproj --scene Settings --screenshot settings.png
            """
    )

    @Argument(help: "A project, a workspace, a package, or a folder; several share a home screen.")
    var paths: [String]

    @Option(help: "Writes the first screen as a PNG and ends the app.")
    var screenshot: String?

    @Option(help: "Shows this scene: its storyboard identifier, its object ID, or its controller's class.")
    var scene: String?

    @Option(
        help: """
            Seconds of the simulated clock before the picture; default: one, and until animations have ended, five more at \
            most.
            """
    )
    var seconds: Double?

    @Option(parsing: .unconditionalSingleValue, help: "Arguments of the app, separated by spaces; may be repeated.")
    var arguments: [String] = []

    @Option(help: "A variable of the app's environment, NAME=VALUE; may be repeated.")
    var environment: [String] = []

    @Option(help: "The port that the page is served on, on this machine only; default: one that is free.")
    var port: UInt16?

    @Flag(help: "Begins at the first screen after each build, in place of where you were.")
    var noRestore = false

    @OptionGroup var device: DeviceOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if let seconds, !(0...3600).contains(seconds) {
            throw ValidationError("--seconds \(seconds) is no time; give 0 to 3600")
        }
        if screenshot != nil, port != nil {
            throw ValidationError("--port is for the page, which --screenshot doesn't open")
        }
        if screenshot != nil, noRestore {
            throw ValidationError("--no-restore is for the page, which --screenshot doesn't open")
        }
        if paths.count > 1, scene != nil {
            throw ValidationError("--scene is for one app; give one path")
        }
        if paths.count > HomeApp.most {
            throw ValidationError("\(paths.count) apps are too many for a home screen; give up to \(HomeApp.most)")
        }
        _ = try EnvironmentList(environment)
    }

    func run() throws {
        var job = try device.job()
        job.scene = scene
        job.seconds = seconds
        job.screenshot = screenshot.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let variables = try EnvironmentList(environment).variables
        let words = arguments.flatMap { $0.split(separator: " ").map(String.init) }
        guard let path = paths.first, paths.count == 1 else {
            var home = LiveHome(
                project: project,
                paths: paths,
                job: job,
                arguments: words,
                environment: variables
            )
            home.startsOver = noRestore
            guard let screenshot else { return try home.run(port: port ?? 0) }
            let picture = URL(fileURLWithPath: screenshot)
            try OutputFile.clear(picture)
            try home.screenshot(after: seconds ?? 1).write(to: picture, options: .atomic)
            return try StandardOutput.line(screenshot)
        }
        guard let screenshot else {
            var app = LiveApp(project: project, path: path, job: job, arguments: words, environment: variables)
            app.startsOver = noRestore
            return try app.run(port: port ?? 0)
        }
        try project.perform { report in
            let program = try project.shadow(of: path).buildApp(report: report)
            report.clear()
            let runner = AppRunner(program)
            try OutputFile.clear(URL(fileURLWithPath: screenshot))
            let ending = try runner.run(job, arguments: words, environment: variables) {
                // What an app prints while its picture is taken: standard output is the command's own.
                StandardError.line($0)
            }
            for line in ending.errors { ErrorOutput.line(line) }
            guard ending.status == 0 else {
                ErrorOutput.line("\(program.name) \(ending.description)")
                throw ExitCode(ending.status == 2 ? ProgramEnd.failure : ProgramEnd.findings)
            }
            guard FileManager.default.fileExists(atPath: screenshot) else {
                ErrorOutput.line("\(program.name) ended before its first screen; there is no picture")
                throw ExitCode(ProgramEnd.findings)
            }
            try StandardOutput.line(screenshot)
        }
    }
}
