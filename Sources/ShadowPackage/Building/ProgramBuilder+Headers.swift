import Foundation
import SourceJob
import XcodeProject

extension ProgramBuilder {
    /// What a target's Swift gets of the header that shows it C and Objective-C.
    struct Bridging {
        /// System modules that all of the Swift sees.
        var modules: [String] = []
        /// What came of the headers that are the project's.
        var header = BridgedHeader.Outcome()

        /// What the module itself is compiled with.
        var flags: [String] {
            modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
                + (header.path.map { ["-import-objc-header", $0, "-disable-bridging-pch"] } ?? [])
        }
    }

    /// Makes what of a target's bridging header Swift can read, and tells of the rest.
    func bridge(_ target: Target, module: String, _ frameworks: SystemFrameworks) throws(ShadowError) -> Bridging {
        guard let path = BridgedHeader.path(of: target) else { return Bridging() }
        guard let header = BridgedHeader.read(path, of: target) else {
            if !target.sources(.objectiveC).isEmpty {
                report.note(ProjectNote(path, "there is no such bridging header; what it declares is missing"))
            }
            return Bridging()
        }
        let isApps = target.bridgingHeader != nil
        let modules = isApps ? header.modules.filter { $0 != "Darwin" && frameworks.isThere($0) } : []
        guard header.hasMore else { return Bridging(modules: modules) }
        let made = try BridgedHeader(folders: folders, target: target, module: module).make(of: header, at: path)
        for left in made.leftOut.prefix(Self.mostNamed) {
            let result = "the header is left out and what it declares is missing in Swift"
            report.note(ProjectNote(left.path, "\(left.reason); \(result)"))
        }
        return Bridging(modules: modules, header: made)
    }

    /// Modules of C that maps of a project's declare.
    struct Mapped {
        var modules: Set<String> = []
        /// By which the compiler finds them.
        var flags: [String] = []
        /// Files whose change has what imports them compiled again.
        var inputs: [String] = []
    }

    /// The C modules that a project shows to a target's Swift by maps, those aside that Inset or another target has.
    func mapped(_ target: Target, _ frameworks: SystemFrameworks, own: Set<String>) -> Mapped {
        var mapped = Mapped()
        for path in target.moduleMaps {
            guard let map = ModuleMap(path), !map.modules.isEmpty,
                !map.modules.contains(where: { frameworks.isThere($0) || own.contains($0) })
            else { continue }
            if let header = map.headers.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
                report.note(ProjectNote(path, "its header \(header) isn't there; the module is left out"))
                continue
            }
            let isObjectiveC = map.headers.contains {
                FileManager.default.contents(atPath: $0).map(CReadable.hasObjectiveC) ?? false
            }
            if isObjectiveC {
                report.note(ProjectNote(path, "its headers are Objective-C; the module is left out"))
                continue
            }
            mapped.modules.formUnion(map.modules)
            // Headers include each other in angle brackets, too.
            let headers = map.headers.map { ($0 as NSString).standardizingPath as NSString }
            let folders = headers.map(\.deletingLastPathComponent).uniqued
            let options = ["-fmodule-map-file=\(path)"] + folders.map { "-idirafter\($0)" }
            mapped.flags += options.flatMap { ["-Xcc", $0] }
            mapped.inputs += [path] + map.headers
        }
        return mapped
    }
}
