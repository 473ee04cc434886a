import Foundation
import Platform
import XcodeProject

/// Compiles the C and C++ of a target, and makes its headers a module.
struct ClangCompiler {
    let folders: BuildFolders

    /// What Swift needs to import a target's C, and what is linked.
    struct Outcome {
        var objects: [String] = []
        var importFlags: [String] = []
    }

    /// Compiles a target's C.
    ///
    /// - Parameter includes: Header folders of targets that it depends on.
    func compile(_ target: Target, module: String, includes: [String], _ report: BuildReport) throws(ShadowError)
        -> Outcome
    {
        var outcome = Outcome()
        let sources = target.sources(.c) + target.sources(.cxx)
        guard !sources.isEmpty || !target.headerFolders.isEmpty else { return outcome }
        let folder = folders.objects(module + "-C")
        if !sources.isEmpty { try CacheFile.makeFolder(folder) }
        let headers = (target.headerFolders + includes).flatMap { ["-I", $0] } + target.headerFlags
        for source in sources {
            let name = (source as NSString).lastPathComponent
            let object = folder.appendingPathComponent("\(StableHash.hex(source))-\(name).o").path
            outcome.objects.append(object)
            if let made = FileStamp(object), let stamp = FileStamp(source), !stamp.isAfter(made) { continue }
            report.step("Compiling \(module) (\(name))")
            let arguments = [
                "-c", source, "-o", object, "-g", "-O1", "-fPIC", "-fblocks", "-w", "-DDEBUG=1",
                // Inset is built on libraries that an app may bring its own copy of.
                "-fvisibility=hidden",
            ]
            let language = source.hasSuffix(".c") || source.lowercased().hasSuffix(".s") ? [] : ["-std=c++17"]
            let all = arguments + language + headers + target.cFlags
            guard let ending = ChildCommand(CompilerPath.clang, all).run() else { throw .noTool("clang") }
            guard ending.status == 0 else {
                let messages = ModuleCompiler.messages(ending.errors)
                for message in messages where message.severity == .error { report.message(message) }
                throw .doesNotCompile(module: module, errors: max(1, messages.count { $0.severity == .error }))
            }
        }
        // Only a target of C alone is imported by its name.
        guard target.sources(.swift).isEmpty, let include = target.headerFolders.first(where: exists) else {
            return outcome
        }
        let own = include + "/module.modulemap"
        let map: String
        if hasObjectiveC(in: include) {
            report.note(
                ProjectNote(include, "the headers of \(module) are Objective-C and left out; Swift finds nothing in it")
            )
            map = try writeModuleMap("module \(module) {}\n", module: module)
        } else {
            map = exists(own) ? own : try writeModuleMap(of: include, module: module)
        }
        outcome.importFlags = ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(include)"]
        return outcome
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private func writeModuleMap(of include: String, module: String) throws(ShadowError) -> String {
        let umbrella = "\(include)/\(module).h"
        let line = exists(umbrella) ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(include)\""
        return try writeModuleMap("module \(module) {\n    \(line)\n    export *\n}\n", module: module)
    }

    private func writeModuleMap(_ text: String, module: String) throws(ShadowError) -> String {
        let map = folders.objects(module + "-C").appendingPathComponent("module.modulemap")
        try CacheFile.write(Data(text.utf8), to: map)
        return map.path
    }

    /// Whether a header among many says something that only Objective-C does.
    private func hasObjectiveC(in folder: String) -> Bool {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return false }
        let headers = names.lazy.compactMap { $0 as? String }.filter { $0.hasSuffix(".h") }
        return headers.prefix(2000).contains { name in
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return false }
            return CReadable.hasObjectiveC(data)
        }
    }
}
