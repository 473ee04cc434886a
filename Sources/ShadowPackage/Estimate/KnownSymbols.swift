import Foundation
import XcodeProject

/// What can be named here: the types, functions and constants of our modules and of Foundation, by the compiler's own lists.
struct KnownSymbols {
    private struct Graph: Decodable {
        struct Symbol: Decodable { var pathComponents: [String] }
        var symbols: [Symbol]
    }

    /// What is kept between runs.
    private struct Kept: Codable {
        var stamps: [String: FileStamp?]
        var names: [String]
    }

    /// Names of types, functions and constants at the top of their modules, and of members that begin as those do.
    private(set) var names: Set<String> = []

    private static let ours = ["UIKit", "CoreGraphics", "CoreText", "QuartzCore", "ImageIO", "ObjectiveCRuntime"]
    private static let toolchain = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "CoreFoundation",
    ]

    /// Lists them once for a build of Inset, which takes some seconds, and reads the list afterwards.
    init(build: InsetBuild, cache: CacheFolder, _ report: BuildReport) throws(ShadowError) {
        let file = cache.url.appendingPathComponent("symbols.json")
        let stamps = build.stamps
        if let kept = CacheFile.read(Kept.self, from: file), kept.stamps == stamps {
            names = Set(kept.names)
            return
        }
        report.step("Listing what there is, once")
        let flags = CompilerFlags(build: build).imports
        let beside = build.moduleNames.filter { $0.hasPrefix("Inset") }.sorted()
        for module in Self.toolchain + Self.ours + beside { list(module, flags, cache) }
        try CacheFile.write(json: Kept(stamps: stamps, names: names.sorted()), to: file)
    }

    /// What sources say at the end of a path through types: what stands at the top of a module, and members that look as if
    /// they did (`.UIKeyboardWillShow` of Swift 4); nil for other members.
    static func name(at path: [String]) -> String? {
        // A function's labels aren't part of the name that sources use.
        guard let name = path.last.map({ String($0.prefix { $0 != "(" }) }) else { return nil }
        return path.count == 1 || SourceWords.isApples(name) ? name : nil
    }

    private mutating func list(_ module: String, _ flags: [String], _ cache: CacheFolder) {
        let output = cache.url.appendingPathComponent("symbols/\(module)")
        try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        let extractor = SymbolGraphExtractor(moduleCache: cache.url.appendingPathComponent("symbols/ModuleCache"))
        guard (try? extractor.list(module, access: "public", to: output, flags: flags))?.status == 0 else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
        where name.hasSuffix(".symbols.json") {
            guard let graph = CacheFile.read(Graph.self, from: output.appendingPathComponent(name)) else { continue }
            names.formUnion(graph.symbols.compactMap { Self.name(at: $0.pathComponents) })
        }
    }
}
