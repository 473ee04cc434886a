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
        let builder = ProgramBuilder(project: project, folders: folders, build: build, report: report)
        if !project.targets.contains(where: { $0.kind == .unitTest }) { try buildLibraries(builder, project) }
        let (tests, scheme) = try AppChoice(project, choice).tests()
        var built: [BuiltTests] = []
        var failed: [(tests: BuiltTests, error: ShadowError)] = []
        var inputs = project.inputs
        for (target, testable) in tests {
            let targets = project.closure(of: [target.id])
            do {
                let outcome = try builder.build(targets)
                inputs += outcome.inputs
                var program = try link(target, targets, outcome, build: build, project: project, report)
                program.program.arguments = scheme?.testArguments ?? []
                program.program.environment = scheme?.testEnvironment ?? [:]
                (program.skipped, program.selected) = (testable.skipped, testable.selected)
                built.append(program)
            } catch let error as ShadowError {
                // One bundle that can't be built costs no other, and counts as a test that fails.
                failed.append((.notBuilt(target, error), error))
            }
        }
        if built.isEmpty, let first = failed.first { throw first.error }
        if failed.isEmpty {
            try memory.keep(built, programs: built.map(\.program.executable), inputs: inputs.uniqued)
        }
        return built + failed.map(\.tests)
    }

    /// Of a project without tests it is worth knowing that it compiles.
    private func buildLibraries(_ builder: ProgramBuilder, _ project: Project) throws {
        let libraries = project.targets.filter { [.framework, .library].contains($0.kind) }
        guard !libraries.isEmpty else { return }
        _ = try builder.build(project.closure(of: libraries.map(\.id)))
        throw ShadowError.nothingToDo(
            "\(project.path): \(libraries.map(\.name).joined(separator: ", ")) "
                + "\(libraries.count == 1 ? "compiles" : "compile"), and there are no unit tests in Swift"
        )
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
        try bundle.showInnerBundles()
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
            listsXCTests: discovery.classes.contains(where: \.isListed),
            leftOut: outcome.leftOut,
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
