import Foundation
import XcodeProject

/// Finds the test classes of a compiled module, and their methods, in the compiler's own list of its symbols.
///
/// What they inherit from other modules is read there: a library's class of tests brings its own, and where it has
/// `allTests`, as such libraries have where there is no Objective-C, that says which there are at run time.
struct XCTestDiscovery {
    /// A test method.
    struct Method: Hashable {
        var name: String
        var isAsync: Bool
    }

    /// A class of tests.
    struct TestClass: Hashable {
        /// In its module, "SumTests" or "Outer.InnerTests".
        var name: String
        var methods: [Method]
        /// Whether `allTests` of another module's class tells at run time what more there is.
        var isListed: Bool
    }

    /// By name.
    private(set) var classes: [TestClass] = []

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

        /// The modules of classes that are inherited and not listed here.
        var modulesAbove: Set<String> {
            let own = Set(symbols.map(\.identifier.precise))
            let names = relationships.filter { $0.kind == "inheritsFrom" && !own.contains($0.target) }.compactMap {
                $0.targetFallback?.split(separator: ".").first.map(String.init)
            }
            return Set(names)
        }
    }

    /// - Parameters:
    ///   - module: Compiled into `folders.modules`.
    ///   - flags: With which it was compiled, as far as they tell where modules are.
    init(module: String, flags: [String], folders: BuildFolders) throws(ShadowError) {
        guard let own = try Self.graph(of: module, access: "internal", flags: flags, folders: folders) else {
            throw .doesNotLink("the tests of \(module) can't be listed")
        }
        var all = own
        var seen = Set([module])
        var waiting = own.modulesAbove
        while let next = waiting.subtracting(seen).min() {
            seen.insert(next)
            let file = folders.modules.appendingPathComponent("\(next).swiftmodule").path
            let isBuilt = FileManager.default.fileExists(atPath: file)
            guard isBuilt, let graph = try Self.graph(of: next, access: "public", flags: flags, folders: folders) else {
                continue
            }
            all.symbols += graph.symbols
            all.relationships += graph.relationships
            waiting.formUnion(graph.modulesAbove)
        }
        read(own.symbols, in: all)
    }

    /// The compiler's list of one module; what extends other modules' classes has files of its own, which aren't read.
    private static func graph(
        of module: String,
        access: String,
        flags: [String],
        folders: BuildFolders
    ) throws(ShadowError) -> Graph? {
        let output = folders.objects(module).appendingPathComponent("Symbols")
        try CacheFile.makeFolder(output)
        let extractor = SymbolGraphExtractor(moduleCache: folders.root.appendingPathComponent("ModuleCache"))
        let imports = ["-I", folders.modules.path] + importFlags(flags)
        let ending = try extractor.list(module, access: access, to: output, flags: imports)
        let file = output.appendingPathComponent("\(module).symbols.json")
        guard ending.status == 0 else {
            throw .doesNotLink("the tests of \(module) can't be listed: \(ending.errors.prefix(200))")
        }
        return CacheFile.read(Graph.self, from: file)
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

    private mutating func read(_ own: [Graph.Symbol], in graph: Graph) {
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
        let ownIDs = Set(own.map(\.identifier.precise))
        for symbol in own where symbol.kind.identifier == "swift.class" {
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
            let isListed = line.contains { type in
                !ownIDs.contains(type) && (members[type] ?? []).contains { symbols[$0].map(Self.isList) ?? false }
            }
            guard !methods.isEmpty || isListed else { continue }
            let name = symbol.pathComponents.joined(separator: ".")
            classes.append(TestClass(name: name, methods: methods.sorted { $0.name < $1.name }, isListed: isListed))
        }
        classes.sort { $0.name < $1.name }
    }

    private static func isList(_ symbol: Graph.Symbol) -> Bool {
        symbol.kind.identifier == "swift.type.property" && symbol.pathComponents.last == "allTests"
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
