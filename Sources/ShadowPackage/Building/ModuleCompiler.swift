import Foundation
import XcodeProject

/// Compiles the Swift of one module, only what has changed.
///
/// Decision 0020: `swiftc` itself, with its own incremental build, in place of SwiftPM: planning a package of seventy
/// targets takes SwiftPM several seconds each time, the compiler's driver a third of one.
struct ModuleCompiler {
    /// What a module is compiled from and with.
    struct Module {
        var name: String
        var sources: [String]
        var flags: [String]
        /// Modules whose change has this one compiled again.
        var imports: [String]
        /// C headers whose change has it compiled again.
        var headers: [String] = []
        var map: ColumnMap
        /// The sources as the user knows them.
        var root: String
    }

    /// What decides whether there is anything to do.
    private struct State: Codable, Equatable {
        var arguments: [String]
        var stamps: [String: FileStamp?]
        /// Whether it was compiled without Swift 6's checks of concurrency.
        var isLenient = false
    }

    let folders: BuildFolders
    let build: InsetBuild

    /// How often files are left out: one that goes may take what others need along.
    private static let mostRounds = 6

    /// Compiles a module of tests without the files that can't be: those cost no other test.
    ///
    /// - Returns: The objects, and what the compiler said first of each file that is left out, by its name.
    func compileTests(
        _ module: Module,
        _ report: BuildReport
    ) throws(ShadowError) -> (objects: [String], leftOut: [String: String]) {
        var module = module
        var leftOut: [String: String] = [:]
        for _ in 0..<Self.mostRounds {
            var errors: [CompilerMessage] = []
            do {
                return (try compile(module, report) { errors = $0 }, leftOut)
            } catch {
                let names = Set(errors.map { ($0.file as NSString).lastPathComponent })
                let left = module.sources.filter { !names.contains(($0 as NSString).lastPathComponent) }
                guard !left.isEmpty, left.count < module.sources.count else { throw error }
                for message in errors {
                    let name = (message.file as NSString).lastPathComponent
                    if leftOut[name] == nil { leftOut[name] = "\(message.file):\(message.line): \(message.text)" }
                }
                module.sources = left
            }
        }
        return (try compile(module, report), leftOut)
    }

    /// Compiles a module.
    ///
    /// - Parameter failed: Is given the errors, before they are thrown as one.
    /// - Returns: The objects.
    func compile(
        _ module: Module,
        _ report: BuildReport,
        failed: ([CompilerMessage]) -> Void = { _ in }
    ) throws(ShadowError) -> [String] {
        let folder = folders.objects(module.name)
        try CacheFile.makeFolder(folder)
        try CacheFile.makeFolder(folders.modules)
        let objects = module.sources.map { objectPath(of: $0, in: folder) }
        let arguments = self.arguments(of: module, in: folder)
        let stateFile = folder.appendingPathComponent("state.json")
        let imports = module.imports.map { folders.modules.appendingPathComponent("\($0).swiftmodule").path }
        let former = CacheFile.read(State.self, from: stateFile)
        var state = State(
            arguments: arguments,
            stamps: FileStamp.all(of: module.sources + module.headers + imports + Array(build.stamps.keys)),
            isLenient: former?.arguments == arguments && former?.isLenient == true
        )
        if former == state,
            objects.allSatisfy({ FileManager.default.fileExists(atPath: $0) })
        {
            return objects
        }
        report.step(
            "Compiling \(module.name) (\(module.sources.count == 1 ? "1 file" : "\(module.sources.count) files"))"
        )
        try writeFileMap(module, objects, in: folder)
        let list = folder.appendingPathComponent("sources")
        try CacheFile.write(Data(module.sources.map { "\"\($0)\"\n" }.joined().utf8), to: list)
        let mode = LanguageMode(arguments)
        var attempt = try run(mode.arguments(isLenient: state.isLenient) + ["@\(list.path)"], module)
        if !state.isLenient, let fault = mode.faultOfConcurrency(in: attempt.errors) {
            state.isLenient = true
            attempt = try run(mode.arguments(isLenient: true) + ["@\(list.path)"], module)
            let told = attempt.isDone ? "\(fault.file):\(fault.line): \(fault.text)" : nil
            if let told { report.note(ProjectNote(module.root, "\(module.name): \(LanguageMode.note): \(told)")) }
        }
        try tell(attempt, module, report, failed)
        try CacheFile.write(json: state, to: stateFile)
        return objects
    }

    private func objectPath(of source: String, in folder: URL) -> String {
        folder.appendingPathComponent((source as NSString).lastPathComponent + ".o").path
    }

    private func arguments(of module: Module, in folder: URL) -> [String] {
        var arguments = [
            "-module-name", module.name, "-c", "-emit-module", "-emit-module-path",
            folders.modules.appendingPathComponent("\(module.name).swiftmodule").path, "-incremental",
            "-enable-batch-mode", "-j", "\(max(1, ProcessInfo.processInfo.activeProcessorCount))", "-output-file-map",
            folder.appendingPathComponent("files.json").path, "-Onone", "-enable-testing", "-gline-tables-only",
            "-suppress-warnings", "-diagnostic-style=llvm", "-no-color-diagnostics", "-module-cache-path",
            folders.root.appendingPathComponent("ModuleCache").path,
            // The program's own entry point is chosen when it is linked.
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main",
            // Libraries are named when it is linked, in an order that matters: see `ProgramLinker`.
            "-Xfrontend", "-disable-all-autolinking", "-Xfrontend", "-disable-cross-import-overlays",
            "-I", folders.modules.path,
        ]
        let hasMain = module.sources.contains { ($0 as NSString).lastPathComponent == "main.swift" }
        if !hasMain { arguments.append("-parse-as-library") }
        return arguments + module.flags
    }

    private func writeFileMap(_ module: Module, _ objects: [String], in folder: URL) throws(ShadowError) {
        var map = ["": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]]
        for (source, object) in zip(module.sources, objects) {
            let base = String(object.dropLast(2))
            map[source] = [
                "object": object, "swift-dependencies": base + ".swiftdeps", "dependencies": base + ".d",
                "swiftmodule": base + "~partial.swiftmodule", "diagnostics": base + ".dia",
            ]
        }
        try CacheFile.write(json: map, to: folder.appendingPathComponent("files.json"))
    }

    /// What came of a run of the compiler.
    private struct Attempt {
        var ending: ChildCommand.Ending
        var messages: [CompilerMessage]

        var isDone: Bool { ending.status == 0 }
        var errors: [CompilerMessage] { isDone ? [] : messages.filter { $0.severity == .error } }
    }

    private func run(_ arguments: [String], _ module: Module) throws(ShadowError) -> Attempt {
        guard let ending = ChildCommand(CompilerPath.swiftc, arguments).run() else { throw .noTool("swiftc") }
        return Attempt(
            ending: ending,
            messages: Self.messages(ending.output + ending.errors).map(module.map.mapped).uniqued
        )
    }

    /// Reports what the compiler said, and throws where it failed.
    private func tell(
        _ attempt: Attempt,
        _ module: Module,
        _ report: BuildReport,
        _ failed: ([CompilerMessage]) -> Void
    ) throws(ShadowError) {
        for message in attempt.messages where message.severity != .warning { report.message(message) }
        guard !attempt.isDone else { return }
        let (ending, errors) = (attempt.ending, attempt.errors)
        failed(errors)
        if errors.isEmpty {
            let lines = (ending.errors + ending.output).split(separator: "\n").map(String.init)
            let line = lines.first { $0.contains("error:") } ?? lines.first { !$0.isEmpty }
            report.note(ProjectNote(module.root, line ?? "the compiler ended with status \(ending.status)"))
        }
        throw .doesNotCompile(module: module.name, errors: max(1, errors.count))
    }

    /// The messages of the compiler's output, notes right after what they belong to.
    static func messages(_ output: String) -> [CompilerMessage] {
        output.split(whereSeparator: \.isNewline).compactMap { CompilerMessage($0) }
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it comes first.
    var uniqued: [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
