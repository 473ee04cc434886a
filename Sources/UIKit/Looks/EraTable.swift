import Platform
import Synchronization

/// The looks of one part of UIKit by era, from a part of a look file.
///
/// The part is a list. Its first entry is the look of the oldest system. Every other entry says from when it holds
/// (`"from": {"os": 13}`, `{"sdk": 11}`, or `{"os": 15, "sdk": 15}` for what needs both), and only what it changes: those
/// that hold in an era are laid over the first one, in order. `null` takes a value away. A part that is alike in every era
/// may be the entry itself.
final class EraTable<Value: Decodable & Sendable>: Sendable {
    let file: String
    let part: String
    private let cache = Mutex(Cache())

    private struct Cache {
        var entries: [Entry]?
        /// The era that was asked for last, which is asked for again and again.
        var last: (era: Era, value: Value)?
        /// By which entries hold; a bit each.
        var values: [UInt64: Value] = [:]
    }

    private struct Entry: Sendable {
        var rule: EraRule
        var fields: LookValue
    }

    /// - Parameters:
    ///   - file: "controls", of `controls.json`.
    ///   - part: The key in the file.
    init(file: String, part: String) {
        self.file = file
        self.part = part
    }

    /// The look in an era. Costs a comparison when it is the era of the last question.
    func value(for era: Era) -> Value {
        cache.withLock { cache in
            if let last = cache.last, last.era == era { return last.value }
            let entries = cache.entries ?? entries(in: .named(file), problems: nil)
            cache.entries = entries
            let holding = Self.holding(entries, in: era)
            let value = cache.values[holding] ?? decode(entries, holding, LookFindings(), reports: true)
            cache.values[holding] = value
            cache.last = (era, value)
            return value
        }
    }

    /// A bit for each entry that holds; the first always does.
    private static func holding(_ entries: [Entry], in era: Era) -> UInt64 {
        entries.enumerated().reduce(0) { $1.element.rule.holds(in: era) ? $0 | 1 << UInt64($1.offset) : $0 }
    }

    private func merged(_ entries: [Entry], _ holding: UInt64) -> LookValue? {
        let fields = entries.enumerated().filter { holding >> UInt64($0.offset) & 1 == 1 }.map(\.element.fields)
        return fields.first.map { first in fields.dropFirst().reduce(first) { $0.overlaid(by: $1) } }
    }

    private func decode(
        _ entries: [Entry],
        _ holding: UInt64,
        _ findings: LookFindings,
        reports: Bool = false
    ) -> Value {
        do {
            let value: Value = try LookDecoder.decode(merged(entries, holding), findings: findings)
            if reports {
                for problem in findings.problems { LookFile.report("Looks/\(file).json, \(part): \(problem)") }
            }
            return value
        } catch {
            preconditionFailure("\(Value.self) doesn't decode from blanks, as a test asks of every look: \(error)")
        }
    }
}

// MARK: Entries
extension EraTable {
    private func entries(in file: LookFile, problems: ((String) -> Void)?) -> [Entry] {
        let found: [LookValue]
        switch file.parts[part] {
        case .list(let list)?: found = list
        case .object(let fields)?: found = [.object(fields)]
        case nil, .null?, .bool?, .number?, .text?:
            problems?("\(part): no list of entries")
            found = []
        }
        return found.enumerated().map { index, entry in
            guard case .object(var fields) = entry else {
                problems?("\(part)[\(index)]: no object")
                return Entry(rule: EraRule(), fields: .object([:]))
            }
            let from = fields.removeValue(forKey: "from")
            if (from == nil) != (index == 0) { problems?("\(part)[\(index)]: all but the first say `from`") }
            let rule = from.flatMap(Self.rule)
            if from != nil, rule == nil { problems?("\(part)[\(index)].from: an object of os, sdk or both") }
            return Entry(rule: rule ?? EraRule(), fields: .object(fields))
        }
    }

    /// `{"os": 15, "sdk": 15}`.
    private static func rule(_ value: LookValue) -> EraRule? {
        guard case .object(let fields) = value, !fields.isEmpty else { return nil }
        var rule = EraRule()
        for (key, version) in fields {
            guard case .number(let number) = version, let major = Int(exactly: number) else { return nil }
            switch key {
            case "os": rule.os.from = OSVersion(major)
            case "sdk": rule.sdk.from = OSVersion(major)
            default: return nil
            }
        }
        return rule
    }
}

/// A table whatever it holds, to be checked whole.
protocol LookTable: Sendable {
    var file: String { get }
    var part: String { get }
    /// What is wrong with the part of a file in any era: missing fields, wrong types, fields that nobody reads.
    func problems(in file: LookFile) -> [String]
}

extension EraTable: LookTable {
    func problems(in file: LookFile) -> [String] {
        var problems: [String] = []
        let entries = entries(in: file) { problems.append($0) }
        let rules = entries.map(\.rule)
        // The first era, and those at every edge of every rule.
        let oldest = OSVersion(7)
        let systems = Set(rules.map { max(oldest, $0.os.from) } + [oldest]).sorted()
        let kits = Set(rules.map { max(oldest, $0.sdk.from) } + [oldest]).sorted()
        var read: Set<String> = []
        for era in systems.flatMap({ os in kits.map { Era(os: os, sdk: $0) } }) {
            let findings = LookFindings()
            _ = decode(entries, Self.holding(entries, in: era), findings)
            problems += findings.problems.map { "\(part), iOS \(era.os) with SDK \(era.sdk), \($0)" }
            read.formUnion(findings.read)
        }
        for (index, entry) in entries.enumerated() {
            problems += entry.fields.fieldPaths().filter { !read.contains($0) }.map {
                "\(part)[\(index)].\($0): read by nobody"
            }
        }
        return problems
    }
}
