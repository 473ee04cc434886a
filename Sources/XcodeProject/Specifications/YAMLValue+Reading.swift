import Yams

extension YAMLValue {
    /// What can't be read, and in which line, from 1.
    struct Failure: Error, Equatable {
        var line: Int
        var reason: String
    }

    /// Values, those of aliases counted at each place.
    private static let mostValues = 100_000

    /// The value that a document is; an empty text where there is nothing.
    init(yaml: String) throws(Failure) {
        let root: Node?
        do { root = try Yams.compose(yaml: yaml) } catch let error as YamlError { throw Failure(error) } catch {
            throw Failure(line: 1, reason: "it can't be read")
        }
        var count = 0
        self = try root.map { node throws(Failure) in try Self.value(of: node, &count) } ?? .text("")
    }

    private static func value(of node: Node, _ count: inout Int) throws(Failure) -> YAMLValue {
        count += 1
        guard count <= mostValues else {
            throw Failure(line: node.mark?.line ?? 1, reason: "there are more than \(mostValues) values")
        }
        switch node {
        case .scalar(let scalar):
            let isPlain = scalar.style == .plain || scalar.style == .any
            let isNothing = isPlain && ["~", "null"].contains(scalar.string)
            return .text(isNothing ? "" : scalar.string, isQuoted: !isPlain)
        case .sequence(let sequence):
            var values: [YAMLValue] = []
            for node in sequence { values.append(try value(of: node, &count)) }
            return .list(values)
        case .mapping(let mapping): return .map(try values(of: mapping, &count))
        // The parser puts what an alias stands for in its place.
        case .alias: return .text("")
        }
    }

    /// By key; what `<<` names lies beneath.
    private static func values(of mapping: Node.Mapping, _ count: inout Int) throws(Failure) -> [String: YAMLValue] {
        var own: [String: YAMLValue] = [:]
        var beneath: [String: YAMLValue] = [:]
        for (key, node) in mapping {
            guard let name = key.scalar?.string else {
                throw Failure(line: key.mark?.line ?? 1, reason: "a key is no text")
            }
            let value = try value(of: node, &count)
            guard name == "<<", key.scalar?.style == .plain else {
                own[name] = value
                continue
            }
            for other in value.list { beneath.merge(other.map) { first, _ in first } }
        }
        return beneath.merging(own) { $1 }
    }
}

extension YAMLValue.Failure {
    fileprivate init(_ error: YamlError) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(line: mark.line, reason: problem)
        case .duplicatedKeysInMapping(let keys, let context):
            self.init(line: context.mark.line, reason: "keys are there twice: " + keys.joined(separator: ", "))
        case .reader(let problem, _, _, _): self.init(line: 1, reason: problem)
        default: self.init(line: 1, reason: "it can't be read")
        }
    }
}
