import Foundation

extension ProjectGraph {
    /// Gives targets the libraries that their sources import, where another target of the projects makes them.
    ///
    /// Xcode finds what a target needs also where nothing says so: a scheme builds both, or the product is only embedded.
    mutating func linkImports() {
        let libraries = targets.filter { [.framework, .library].contains($0.kind) }
        guard !libraries.isEmpty else { return }
        for index in targets.indices where targets[index].container.hasSuffix(".xcodeproj") {
            let known = Set(targets.closure(of: targets[index].dependencies + [targets[index].id]).map(\.moduleName))
            let missing = libraries.filter {
                !known.contains($0.moduleName) && $0.moduleName != targets[index].moduleName
            }
            guard !missing.isEmpty else { continue }
            let imported = Self.modules(Set(missing.map(\.moduleName)), importedBy: targets[index])
            for name in imported.sorted() {
                let found = missing.filter { $0.moduleName == name }
                let own = found.first { $0.container == targets[index].container } ?? found.first
                // One that needs this target can't come before it.
                guard let own, !targets.closure(of: own.dependencies).contains(where: { $0.id == targets[index].id })
                else {
                    continue
                }
                targets[index].dependencies.append(own.id)
            }
        }
    }

    /// Those of some modules that the Swift sources of a target import.
    private static func modules(_ names: Set<String>, importedBy target: Target) -> Set<String> {
        var found: Set<String> = []
        for path in target.sources(.swift) where found.count < names.count {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            for name in names.subtracting(found) where imports(data, name) { found.insert(name) }
        }
        return found
    }

    /// Whether a file has the words `import NAME`.
    private static func imports(_ data: Data, _ name: String) -> Bool {
        let words = Data("import \(name)".utf8)
        var rest = data[...]
        while let range = rest.range(of: words) {
            rest = rest[range.upperBound...]
            let next = rest.first.map { Character(UnicodeScalar($0)) }
            if next.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true { return true }
        }
        return false
    }
}
