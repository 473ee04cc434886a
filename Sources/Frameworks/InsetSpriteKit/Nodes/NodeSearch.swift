import Foundation

/// A path to nodes by their names.
@MainActor
struct NodeSearch {
    private enum Step: Equatable {
        case everywhere, parent, itself
        case name(String)
    }

    private var steps: [Step] = []
    private var fromTop = false

    init(_ path: String) {
        var rest = path[...]
        if rest.hasPrefix("/") {
            fromTop = true
            if !rest.hasPrefix("//") { rest = rest.dropFirst() }
        }
        while !rest.isEmpty {
            if rest.hasPrefix("//") {
                steps.append(.everywhere)
                rest = rest.dropFirst(2)
                continue
            }
            if rest.hasPrefix("/") { rest = rest.dropFirst() }
            let part = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(part.count)
            switch part {
            case "": continue
            case "..": steps.append(.parent)
            case ".": steps.append(.itself)
            default: steps.append(.name(String(part)))
            }
        }
    }

    mutating func found(from node: SKNode) -> [SKNode] {
        let top = sequence(first: node, next: \.parent).reduce(node) { $1 }
        var found = [fromTop ? top : node]
        var deep = false
        for step in steps {
            switch step {
            case .everywhere:
                deep = true
                continue
            case .parent: found = found.compactMap(\.parent)
            case .itself: break
            case .name(let pattern):
                found = found.flatMap { deep ? Self.all(below: $0) : $0.children }.filter {
                    Self.matches($0.name, pattern)
                }
            }
            deep = false
        }
        var seen = Set<ObjectIdentifier>()
        return found.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private static func all(below node: SKNode) -> [SKNode] { node.children.flatMap { [$0] + all(below: $0) } }

    /// `*` stands for any characters.
    private static func matches(_ name: String?, _ pattern: String) -> Bool {
        if pattern == "*" { return true }
        guard let name else { return false }
        guard pattern.contains("*") else { return name == pattern }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard name.hasPrefix(parts[0]) else { return false }
        var rest = name.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts.last ?? "")
    }
}
