/// Puts the tokens of a Ruby file into statements and their blocks.
struct RubyParser {
    /// What is nested deeper is hostile.
    private static let deepest = 60
    private static let openers: Set<String> = [
        "if", "unless", "while", "until", "case", "begin", "def", "class", "module", "for",
    ]
    private static let branches: Set<String> = ["else", "elsif", "when", "rescue", "ensure"]

    private let tokens: [RubyToken]
    private var place = 0
    /// Blocks that are open; the first is the file.
    private var stack = [RubyStatement(tokens: [])]
    /// Why the rest of the file wasn't read.
    private(set) var failure: (line: Int, reason: String)?

    /// The statements of the file.
    private(set) var statements: [RubyStatement] = []

    init(_ text: String) {
        tokens = RubyLexer(text).tokens
        while place < tokens.count, failure == nil { readStatement() }
        while stack.count > 1 { close() }
        statements = stack[0].body
    }

    private mutating func append(_ statement: RubyStatement) {
        let last = stack.count - 1
        if stack[last].alternatives.isEmpty {
            stack[last].body.append(statement)
        } else {
            stack[last].alternatives[stack[last].alternatives.count - 1].body.append(statement)
        }
    }

    private mutating func open(_ statement: RubyStatement) {
        guard stack.count < Self.deepest else {
            failure = (statement.line, "blocks are nested too deep")
            return
        }
        stack.append(statement)
    }

    private mutating func close() {
        guard stack.count > 1, let block = stack.popLast() else { return }
        append(block)
    }

    private mutating func readStatement() {
        var statement = RubyStatement(tokens: [])
        var depth = 0
        while place < tokens.count {
            let token = tokens[place]
            if depth == 0, token.kind == .newline {
                place += 1
                guard continues(statement) else { break }
                continue
            }
            if depth == 0, let name = token.name, !isMember(statement) {
                if name == "end" {
                    place += 1
                    finish(statement)
                    close()
                    return
                }
                if name == "do" {
                    place += 1
                    statement.parameters = parameters()
                    // `while … do` opens one block, not two.
                    open(statement)
                    return
                }
                if name == "then" {
                    place += 1
                    break
                }
            }
            depth = max(0, depth + token.nesting)
            statement.tokens.append(token)
            place += 1
        }
        finish(statement)
    }

    /// Whether what comes next is a method's name, as in `range.end`.
    private func isMember(_ statement: RubyStatement) -> Bool {
        statement.tokens.last?.isMark(".") == true || statement.tokens.last?.isMark("&.") == true
    }

    /// Whether a statement goes on behind the end of its line.
    private func continues(_ statement: RubyStatement) -> Bool {
        if place < tokens.count, tokens[place].isMark(".") || tokens[place].isMark("&.") {
            return !statement.tokens.isEmpty
        }
        guard case .mark(let mark) = statement.tokens.last?.kind else { return false }
        return [",", "=>", "=", "+", ".", "&.", "&&", "||", "+="].contains(mark)
    }

    /// `|a, b|`
    private mutating func parameters() -> [String] {
        guard place < tokens.count, tokens[place].isMark("|") else { return [] }
        place += 1
        var names: [String] = []
        while place < tokens.count, !tokens[place].isMark("|"), tokens[place].kind != .newline {
            if let name = tokens[place].name { names.append(name) }
            place += 1
        }
        place += 1
        return names
    }

    private mutating func finish(_ statement: RubyStatement) {
        guard let first = statement.tokens.first else { return }
        if let name = first.name, Self.branches.contains(name), stack.count > 1 {
            stack[stack.count - 1].alternatives.append(statement)
        } else if let name = first.name, Self.openers.contains(name) {
            open(statement)
        } else if let place = statement.tokens.firstIndex(where: { $0.isMark("=") }),
            ["if", "unless", "case", "begin"].contains(statement.tokens.dropFirst(place + 1).first?.name)
        {
            open(statement)
        } else {
            append(statement)
        }
    }
}
