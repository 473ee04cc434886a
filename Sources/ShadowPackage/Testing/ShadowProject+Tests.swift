import Foundation
import XcodeProject

extension ShadowProject {
    /// Builds the project's unit tests; when nothing has changed since the last time, in some milliseconds.
    ///
    /// - Throws: ``ProjectError`` or ``ShadowError``.
    public func buildTests(report: BuildReport) throws -> [BuiltTests] {
        let build = try InsetBuild()
        try build.complete(report)
        let memory = BuildMemory<[BuiltTests]>(folders.state("test-\(key)"), build: build)
        if let built = memory.built { return built }
        let project = try read(for: .testing, report: report)
        for note in project.notes { report.note(note) }
        let (tests, scheme) = try AppChoice(project, choice).tests()
        let builder = ProgramBuilder(project: project, folders: folders, build: build, report: report)
        var built: [BuiltTests] = []
        var inputs = project.inputs
        for (target, testable) in tests {
            let targets = project.closure(of: [target.id])
            let outcome = try builder.build(targets)
            inputs += outcome.inputs
            var program = try link(target, targets, outcome, build: build, project: project, report)
            program.program.arguments = scheme?.testArguments ?? []
            program.program.environment = scheme?.testEnvironment ?? [:]
            (program.skipped, program.selected) = (testable.skipped, testable.selected)
            built.append(program)
        }
        try memory.keep(built, programs: built.map(\.program.executable), inputs: inputs.uniqued)
        return built
    }

    private func link(
        _ target: Target,
        _ targets: [Target],
        _ outcome: ProgramBuilder.Outcome,
        build: InsetBuild,
        project: Project,
        _ report: BuildReport
    ) throws -> BuiltTests {
        let module = outcome.names[target]
        let discovery = try XCTestDiscovery(module: module, flags: outcome.flags, folders: folders)
        let host = target.host.flatMap { id in targets.first { $0.id == id } }
        let source = TestRunnerSource(
            module: module,
            discovery: discovery,
            host: host.map { "\(outcome.names[$0])_main" }
        )
        let runner = TestRunnerSource.moduleName(of: module)
        let file = folders.root.appendingPathComponent("Generated/\(runner)/Runner.swift")
        try CacheFile.write(Data(source.text.utf8), to: file)
        let compiled = try ModuleCompiler(folders: folders, build: build).compile(
            ModuleCompiler.Module(
                name: runner,
                sources: [file.path],
                flags: ["-swift-version", "5"] + outcome.flags,
                imports: [module],
                map: ColumnMap(),
                root: file.path
            ),
            report
        )
        var bundle = try AppBundle(folders.bundle("\(module).tests"))
        try bundle.add(info: (host ?? target).info)
        try Self.add(targets, to: &bundle, names: outcome.names, main: target)
        // The name tells the runtime that it is a run of tests.
        let program = bundle.url.appendingPathComponent("\(module).xctest")
        try ProgramLinker(build: build).link(
            outcome.objects + compiled,
            entry: "\(runner)_main",
            to: program,
            state: folders.state("link-\(module)")
        )
        bundle.finish(program: program.lastPathComponent)
        return BuiltTests(
            program: BuiltProgram(
                name: target.name,
                executable: program.path,
                bundle: bundle.url.path,
                arguments: [],
                environment: [:]
            ),
            module: module,
            xctests: discovery.classes.flatMap { type in type.methods.map { "\(module).\(type.name)/\($0.name)" } },
            hasSwiftTesting: Self.usesSwiftTesting(target),
            skipped: [],
            selected: []
        )
    }

    private static func usesSwiftTesting(_ target: Target) -> Bool {
        target.sources(.swift).contains { path in
            guard let data = FileManager.default.contents(atPath: path) else { return false }
            return String(decoding: data, as: UTF8.self).contains("import Testing")
        }
    }
}
