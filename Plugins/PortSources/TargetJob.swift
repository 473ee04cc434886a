import Foundation
import PackagePlugin

/// What `inset-source` is told of a target: `TargetJob` of Inset's module `SourceJob`, which a plugin can't import.
struct TargetJob: Encodable {
    let module: String
    let root: String
    let output: String
    let sources: [String]
    let flags: [String]
    let modules: [String]
    let arch: String
    let summary: String
    var dependencies: [TargetJob] = []

    /// - Parameters:
    ///   - sources: The Swift files to be ported.
    ///   - folder: Where all that is written goes.
    init(_ target: SwiftSourceModuleTarget, sources: [String], in folder: URL, isDebug: Bool) {
        let path = target.directoryURL.path
        module = target.moduleName
        root = path.hasSuffix("/") ? String(path.dropLast()) : path
        output = folder.appendingPathComponent(target.moduleName).path
        self.sources = sources
        flags = target.compilationConditions + (isDebug ? ["DEBUG"] : [])
        modules = target.recursiveTargetDependencies.compactMap { ($0 as? SourceModuleTarget)?.moduleName }.sorted()
        summary = folder.appendingPathComponent("\(target.moduleName).summary.json").path
        #if arch(arm64)
            arch = "arm64"
        #else
            arch = "x86_64"
        #endif
    }

    /// The files of the target and of those that it imports.
    var everySource: [String] { dependencies.flatMap(\.sources) + sources }

    /// The files that are compiled, as `SourcePaths` of Inset's module `SourcePort` calls them.
    var outputs: [URL] {
        sources.map { source in
            let place = output + source.dropFirst(root.count)
            return URL(
                fileURLWithPath: place.hasSuffix("/main.swift")
                    ? place : place.dropLast(".swift".count) + ".ported.swift"
            )
        }
    }

    /// Keeps the time of a file that stays as it is: a build looks at that.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard FileManager.default.contents(atPath: file.path) != data else { return }
        try data.write(to: file, options: .atomic)
    }
}
