import Foundation

/// Reads the YAML that people write by hand: blocks, lists, flows, quotes, folded texts, anchors.
///
/// Tags, keys of several lines and several documents in a file aren't read.
struct YAMLParser {
    /// What can't be read, and in which line, from 1.
    struct Failure: Error, Equatable {
        var line: Int
        var reason: String
    }

    private static let deepest = 64
    /// Values, those of aliases counted at each place.
    private static let mostValues = 100_000

    private struct Line {
        var number: Int
        var indent: Int
        /// Without the indentation and what is behind the last character, with comments.
        var text: String
    }

    private var lines: [Line] = []
    private var next = 0
    private var anchors: [String: (value: YAMLValue, count: Int)] = [:]
    private var count = 0

    /// The value that a document is.
    static func parse(_ text: String) throws(Failure) -> YAMLValue {
        var parser = YAMLParser(text)
        guard let first = parser.peek() else { return .text("") }
        let value = try parser.block(at: first.indent, depth: 0)
        if let rest = parser.peek() { throw Failure(line: rest.number, reason: "it is indented unlike what is above") }
        return value
    }

    private init(_ text: String) {
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indent = raw.prefix { $0 == " " }.count
            let content = raw.dropFirst(indent).trimmingCharacters(in: .whitespacesAndNewlines)
            lines.append(Line(number: index + 1, indent: indent, text: content))
        }
    }

    /// The next line that says something.
    private mutating func peek() -> Line? {
        while next < lines.count {
            let line = lines[next]
            let isMark = line.indent == 0 && ["---", "..."].contains(line.text)
            if line.text.isEmpty || line.text.hasPrefix("#") || isMark { next += 1 } else { return line }
        }
        return nil
    }

    private mutating func counted(_ value: YAMLValue, _ number: Int = 1, at line: Int) throws(Failure) -> YAMLValue {
        count += number
        guard count <= Self.mostValues else { throw Failure(line: line, reason: "it holds too much") }
        return value
    }

    // MARK: Blocks

    private mutating func block(at indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        guard let line = peek(), line.indent >= indent else { return .text("") }
        guard depth < Self.deepest else { throw Failure(line: line.number, reason: "it is nested too deep") }
        if line.text == "-" || line.text.hasPrefix("- ") { return try list(at: line.indent, depth: depth) }
        if Self.split(line.text) != nil { return try map(at: line.indent, depth: depth) }
        next += 1
        return try inline(line.text, of: line, indent: indent - 1, depth: depth)
    }

    private mutating func list(at indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        var values: [YAMLValue] = []
        while let line = peek(), line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
            let rest = line.text.dropFirst()
            let content = String(rest.drop { $0 == " " })
            if content.isEmpty || content.hasPrefix("#") {
                next += 1
                values.append(try block(at: indent + 1, depth: depth + 1))
            } else if content.hasPrefix("- ") || Self.split(content) != nil {
                // What follows the mark is a block that begins in its column.
                lines[next].indent = indent + 1 + rest.prefix { $0 == " " }.count
                lines[next].text = content
                values.append(try block(at: lines[next].indent, depth: depth + 1))
            } else {
                next += 1
                values.append(try inline(content, of: line, indent: indent, depth: depth + 1))
            }
        }
        return try counted(.list(values), at: lines[max(0, next - 1)].number)
    }

    private mutating func map(at indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        var values: [String: YAMLValue] = [:]
        var inherited: [YAMLValue] = []
        while let line = peek(), line.indent == indent, let (key, rest) = Self.split(line.text) {
            next += 1
            let value = try value(rest, of: line, indent: indent, depth: depth + 1)
            if key == "<<" { inherited += value.list } else { values[key] = value }
        }
        for other in inherited { values.merge(other.map) { own, _ in own } }
        return try counted(.map(values), at: lines[max(0, next - 1)].number)
    }

    /// What a key has: the rest of its line, or the block below.
    private mutating func value(_ rest: String, of line: Line, indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        var rest = rest
        var anchor: String?
        if rest.hasPrefix("&") {
            let name = rest.dropFirst().prefix { $0 != " " }
            anchor = String(name)
            rest = String(rest.dropFirst(name.count + 1).drop { $0 == " " })
        }
        let value: YAMLValue
        if rest.isEmpty || rest.hasPrefix("#") {
            let below = peek()
            // A list may stand in its key's column.
            let isList = below.map { $0.indent == indent && ($0.text == "-" || $0.text.hasPrefix("- ")) } ?? false
            value = isList ? try list(at: indent, depth: depth) : try block(at: indent + 1, depth: depth)
        } else {
            value = try inline(rest, of: line, indent: indent, depth: depth)
        }
        if let anchor { anchors[anchor] = (value, value.count) }
        return value
    }

    // MARK: Values of a line

    private mutating func inline(_ text: String, of line: Line, indent: Int, depth: Int) throws(Failure) -> YAMLValue {
        guard let first = text.first else { return .text("") }
        switch first {
        case "|", ">": return try counted(.text(paragraph(isFolded: first == ">", above: indent)), at: line.number)
        case "*": return try alias(text, at: line.number)
        case "[", "{":
            var whole = text
            while !Self.isClosed(whole), next < lines.count {
                whole += " " + lines[next].text
                next += 1
            }
            var rest = Substring(whole)
            return try flow(&rest, at: line.number, depth: depth)
        default: return try counted(Self.scalar(text), at: line.number)
        }
    }

    /// What `*name` stands for.
    private mutating func alias(_ text: String, at line: Int) throws(Failure) -> YAMLValue {
        let name = String(text.dropFirst().prefix { $0 != " " })
        guard let found = anchors[name] else { throw Failure(line: line, reason: "there is no anchor \(name)") }
        return try counted(found.value, found.count, at: line)
    }

    /// The lines below that are indented, joined.
    private mutating func paragraph(isFolded: Bool, above indent: Int) -> String {
        var texts: [(indent: Int, text: String)] = []
        while next < lines.count, lines[next].indent > indent || lines[next].text.isEmpty {
            texts.append((lines[next].indent, lines[next].text))
            next += 1
        }
        while texts.last?.text.isEmpty ?? false { texts.removeLast() }
        let margin = texts.filter { !$0.text.isEmpty }.map(\.indent).min() ?? 0
        let shifted = texts.map { String(repeating: " ", count: max(0, $0.indent - margin)) + $0.text }
        return shifted.joined(separator: isFolded ? " " : "\n")
    }

    private mutating func flow(_ text: inout Substring, at line: Int, depth: Int) throws(Failure) -> YAMLValue {
        guard depth < Self.deepest else { throw Failure(line: line, reason: "it is nested too deep") }
        text = text.drop(while: \.isWhitespace)
        guard let open = text.first, open == "[" || open == "{" else {
            let scalar = Self.takeScalar(&text)
            return scalar.hasPrefix("*") ? try alias(scalar, at: line) : try counted(Self.scalar(scalar), at: line)
        }
        text.removeFirst()
        var values: [YAMLValue] = []
        var map: [String: YAMLValue] = [:]
        while true {
            text = text.drop { $0.isWhitespace || $0 == "," }
            guard let character = text.first else { throw Failure(line: line, reason: "a bracket isn't closed") }
            if character == (open == "[" ? "]" : "}") {
                text.removeFirst()
                return try counted(open == "[" ? .list(values) : .map(map), at: line)
            }
            if open == "[" {
                values.append(try flow(&text, at: line, depth: depth + 1))
                continue
            }
            let key = Self.scalar(Self.takeScalar(&text, isKey: true)).text ?? ""
            text = text.drop(while: \.isWhitespace)
            guard text.first == ":" else { throw Failure(line: line, reason: "a key has no value") }
            text.removeFirst()
            map[key] = try flow(&text, at: line, depth: depth + 1)
        }
    }

    /// Up to what ends a text in a flow.
    private static func takeScalar(_ text: inout Substring, isKey: Bool = false) -> String {
        var quote: Character?
        let end =
            text.firstIndex { character in
                if let open = quote {
                    if character == open { quote = nil }
                    return false
                }
                if character == "\"" || character == "'" { quote = character }
                return ",]}".contains(character) || isKey && character == ":"
            } ?? text.endIndex
        defer { text = text[end...] }
        return text[..<end].trimmingCharacters(in: .whitespaces)
    }

    private static func isClosed(_ text: String) -> Bool {
        var depth = 0
        for character in text {
            if "[{".contains(character) { depth += 1 }
            if "]}".contains(character) { depth -= 1 }
        }
        return depth <= 0
    }

    /// A text without its quotes or the comment behind it.
    private static func scalar(_ text: String) -> YAMLValue {
        if let quote = text.first, quote == "\"" || quote == "'" {
            var result = ""
            var rest = text.dropFirst()
            while let character = rest.popFirst(), character != quote || quote == "'" && rest.first == "'" {
                if character == quote { rest.removeFirst() }
                guard quote == "\"", character == "\\", let escaped = rest.popFirst() else {
                    result.append(character)
                    continue
                }
                result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            }
            return .text(result, isQuoted: true)
        }
        let plain = text.range(of: " #").map { String(text[..<$0.lowerBound]) } ?? text
        let trimmed = plain.trimmingCharacters(in: .whitespaces)
        return .text(["~", "null"].contains(trimmed) ? "" : trimmed)
    }

    /// The key of a line and what stands behind its colon; nil for a line that has no key.
    private static func split(_ text: String) -> (key: String, rest: String)? {
        if text.hasPrefix("[") || text.hasPrefix("{") { return nil }
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            if (character == "\"" || character == "'") && index == text.startIndex { quote = character }
            if character == "#", index > text.startIndex, text[text.index(before: index)] == " " { return nil }
            guard character == ":" else { continue }
            let after = text.index(after: index)
            guard after == text.endIndex || text[after] == " " else { continue }
            let key = scalar(String(text[..<index])).text ?? ""
            return (key, text[after...].trimmingCharacters(in: .whitespaces))
        }
        return nil
    }
}
