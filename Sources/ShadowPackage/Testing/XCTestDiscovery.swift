import Foundation
import XcodeProject

/// Finds the test classes of a compiled module, and their methods, in the compiler's own list of its symbols.
struct XCTestDiscovery {
    /// A test method.
    struct Method: Hashable {
        var name: String
        var isAsync: Bool
    }

    /// By the class's name in its module, "SumTests" or "Outer.InnerTests".
    private(set) var classes: [(name: String, methods: [Method])] = []

    private struct Graph: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Symbol: Decodable {
            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]
            var declarationFragments: [Fragment]?
        }
        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
            var targetFallback: String?
        }
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    /// - Parameters:
    ///   - module: Compiled into `folders.modules`.
    ///   - flags: With which it was compiled, as far as they tell where modules are.
    init(module: String, flags: [String], folders: BuildFolders) throws(ShadowError) {
        let output = folders.objects(module).appendingPathComponent("Symbols")
        try CacheFile.makeFolder(output)
        let extractor = SymbolGraphExtractor(moduleCache: folders.root.appendingPathComponent("ModuleCache"))
        let imports = ["-I", folders.modules.path] + Self.importFlags(flags)
        let ending = try extractor.list(module, access: "internal", to: output, flags: imports)
        // What extends other modules' classes has files of its own; test classes are the module's.
        let file = output.appendingPathComponent("\(module).symbols.json")
        guard ending.status == 0, let graph = CacheFile.read(Graph.self, from: file) else {
            throw .doesNotLink("the tests of \(module) can't be listed: \(ending.errors.prefix(200))")
        }
        read(graph)
    }

    /// Without what this tool doesn't know.
    private static func importFlags(_ flags: [String]) -> [String] {
        var result: [String] = []
        var rest = flags[...]
        while let flag = rest.popFirst() {
            if ["-I", "-Xcc", "-module-alias"].contains(flag), let value = rest.popFirst() {
                if flag != "-module-alias" { result += [flag, value] }
            } else if flag.hasPrefix("-I") {
                result.append(flag)
            }
        }
        return result
    }

    private mutating func read(_ graph: Graph) {
        var supers: [String: String] = [:]
        var roots = Set<String>()
        var members: [String: [String]] = [:]
        for relationship in graph.relationships {
            switch relationship.kind {
            case "inheritsFrom":
                supers[relationship.source] = relationship.target
                if relationship.targetFallback == "XCTest.XCTestCase" { roots.insert(relationship.source) }
            case "memberOf": members[relationship.target, default: []].append(relationship.source)
            default: break
            }
        }
        let symbols = Dictionary(
            graph.symbols.map { ($0.identifier.precise, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for symbol in graph.symbols where symbol.kind.identifier == "swift.class" {
            var line = [symbol.identifier.precise]
            while let last = line.last, let above = supers[last], line.count < 64 { line.append(above) }
            guard line.contains(where: roots.contains) else { continue }
            // A generic class can't be made without its parameters.
            let text = symbol.declarationFragments?.map(\.spelling).joined() ?? ""
            guard !text.contains("<") else { continue }
            var methods: [Method] = []
            for type in line {
                for id in members[type] ?? [] {
                    guard let method = symbols[id].flatMap(Self.method), !methods.contains(method) else { continue }
                    methods.append(method)
                }
            }
            guard !methods.isEmpty else { continue }
            classes.append((symbol.pathComponents.joined(separator: "."), methods.sorted { $0.name < $1.name }))
        }
        classes.sort { $0.name < $1.name }
    }

    private static func method(_ symbol: Graph.Symbol) -> Method? {
        guard symbol.kind.identifier == "swift.method", let name = symbol.pathComponents.last,
            name.hasPrefix("test"), name.hasSuffix("()")
        else { return nil }
        let text = symbol.declarationFragments?.map(\.spelling).joined() ?? ""
        guard !text.contains("->") else { return nil }
        return Method(name: String(name.dropLast(2)), isAsync: text.contains(" async"))
    }
}
