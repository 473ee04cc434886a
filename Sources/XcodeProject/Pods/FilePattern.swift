import Foundation

/// A pattern of file names as podspecs have them: `Sources/**/*.{swift,h}`.
struct FilePattern: Sendable {
    /// Alternatives within alternatives multiply.
    private static let mostAlternatives = 256

    /// The folder, relative to the pod's, that all of its files lie below; a file where nothing varies.
    let base: String
    /// Parts between slashes.
    private let parts: [[Character]]

    /// The patterns that one with braces stands for.
    static func patterns(_ text: String) -> [FilePattern] {
        var done: [String] = []
        var waiting = [text]
        while let next = waiting.popLast(), done.count + waiting.count < mostAlternatives {
            guard let choices = firstChoices(of: next) else {
                done.append(next)
                continue
            }
            waiting += choices.reversed()
        }
        return done.map(FilePattern.init)
    }

    private init(_ text: String) {
        let names = text.split(separator: "/").filter { $0 != "." }.map(String.init)
        base = names.prefix { !$0.contains(where: { "*?[".contains($0) }) }.joined(separator: "/")
        parts = names.map { Array($0.lowercased()) }
    }

    /// Whether nothing in it varies.
    var isPlain: Bool { base.split(separator: "/").count == parts.count }

    /// `a{b,c}d` as `abd` and `acd`.
    private static func firstChoices(of text: String) -> [String]? {
        guard let open = text.firstIndex(of: "{") else { return nil }
        var depth = 0
        var start = text.index(after: open)
        var choices: [Substring] = []
        for index in text[open...].indices {
            switch text[index] {
            case "{": depth += 1
            case "," where depth == 1:
                choices.append(text[start..<index])
                start = text.index(after: index)
            case "}":
                depth -= 1
                guard depth == 0 else { continue }
                choices.append(text[start..<index])
                let end = text[text.index(after: index)...]
                return choices.map { text[..<open] + $0.trimmingSpaces + end }
            default: break
            }
        }
        // A brace that nothing closes is a character.
        return nil
    }

    /// Whether it fits a path relative to the pod's folder; case doesn't matter, as on a Mac.
    func matches(_ path: String) -> Bool {
        let names = path.lowercased().split(separator: "/").map(Array.init)
        // Which parts may come next, before each name: `**` stays open.
        var open = Set([0])
        for name in names {
            var next = Set<Int>()
            for start in open {
                var index = start
                while index < parts.count, parts[index] == ["*", "*"], index < parts.count - 1 {
                    next.insert(index)
                    index += 1
                }
                guard index < parts.count, Self.matches(name, parts[index]) else { continue }
                next.insert(index + 1)
            }
            open = next
            if open.isEmpty { return false }
        }
        return open.contains(parts.count)
    }

    /// One name; `*` is anything, `?` a character, `[ab]` one of these.
    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var place = 0
        var index = 0
        var retry: (place: Int, index: Int)?
        while place < name.count {
            if index < pattern.count, pattern[index] == "*" {
                retry = (place, index)
                index += 1
                continue
            }
            if index < pattern.count, let length = length(of: pattern[index...], fitting: name[place]) {
                place += 1
                index += length
                continue
            }
            guard let last = retry else { return false }
            place = last.place + 1
            index = last.index + 1
            retry = (place, last.index)
        }
        return pattern[index...].allSatisfy { $0 == "*" }
    }

    /// How much of a pattern a character takes; nil where it doesn't fit.
    private static func length(of pattern: ArraySlice<Character>, fitting character: Character) -> Int? {
        guard let first = pattern.first else { return nil }
        if first == "?" || first == character && first != "[" { return 1 }
        guard first == "[", let end = pattern.firstIndex(of: "]") else { return first == character ? 1 : nil }
        var set = pattern[(pattern.startIndex + 1)..<end]
        let isNegated = set.first == "^" || set.first == "!"
        if isNegated { set = set.dropFirst() }
        var holds = set.contains(character)
        for index in set.indices.dropFirst().dropLast() where set[index] == "-" {
            holds = holds || (set[index - 1]...max(set[index - 1], set[index + 1])).contains(character)
        }
        return holds != isNegated ? end - pattern.startIndex + 1 : nil
    }
}
