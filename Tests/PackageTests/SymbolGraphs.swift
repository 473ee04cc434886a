import Foundation

/// The public names of the modules that were built with these tests, as the compiler tells them to documentation.
enum SymbolGraphs {
    /// One public symbol of a module.
    struct Symbol: Hashable {
        /// "class", "method", "type.property", …
        var kind: String
        /// Its name below its types', without arguments: "UIView.addSubview".
        var name: String
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            var kind: Kind
            var pathComponents: [String]
        }
        var symbols: [Symbol]
    }

    /// The folder that holds `Modules/`; nil where the tests don't lie beside it.
    static let build: URL? = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folders =
            [URL(fileURLWithPath: tests).deletingLastPathComponent()]
            + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        return folders.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules/UIKit.swiftmodule").path)
        }
    }()

    /// Whether the toolchain on the path has the tool that tells them.
    static let isAvailable: Bool = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let swift = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
        return build != nil
            && swift.contains {
                let tool = $0.deletingLastPathComponent().appendingPathComponent("swift-symbolgraph-extract")
                return FileManager.default.isExecutableFile(atPath: tool.path)
            }
    }()

    /// What a module makes public, and what it adds to types of other modules; takes a second or two.
    static func symbols(of modules: [String]) throws -> [String: Set<Symbol>] {
        guard let build else { throw CocoaError(.fileNoSuchFile) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = SourceTree.root.appendingPathComponent("Scripts/symbol_graphs")
        process.arguments = [build.path, folder.path] + modules
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        var found: [String: Set<Symbol>] = [:]
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let module = file.lastPathComponent.prefix { $0 != "." && $0 != "@" }
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            found[String(module), default: []].formUnion(graph.symbols.map(symbol))
        }
        return found
    }

    private static func symbol(_ symbol: Graph.Symbol) -> Symbol {
        let path = symbol.pathComponents.joined(separator: ".")
        return Symbol(
            kind: symbol.kind.identifier.replacing("swift.", with: ""),
            name: String(path.prefix { $0 != "(" })
        )
    }
}
