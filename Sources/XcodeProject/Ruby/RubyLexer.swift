/// Takes the text of a Ruby file apart, as far as Podfiles and podspecs use the language.
struct RubyLexer {
    private let text: [Character]
    private var place = 0
    private var line = 1
    private var depth = 0
    /// Ends of the here-documents that begin after this line.
    private var documents: [String] = []
    private(set) var tokens: [RubyToken] = []

    private static let twoCharacterMarks: Set<String> = [
        "=>", "::", "<<", "+=", "||", "&.", "==", "!=", "&&", "..", "=~", ">=", "<=", "**", "->",
    ]

    init(_ text: String) {
        self.text = Array(text)
        while place < self.text.count, !isAtEnd { readToken() }
        add(.newline)
    }

    private var isAtEnd: Bool { isLineStart && starts(with: "__END__") }
    private var isLineStart: Bool { place == 0 || text[place - 1].isNewline }

    private func character(_ offset: Int = 0) -> Character? {
        text.indices.contains(place + offset) ? text[place + offset] : nil
    }

    private func starts(with word: String) -> Bool { text[place...].starts(with: word) }

    private mutating func add(_ kind: RubyToken.Kind, line: Int? = nil) {
        tokens.append(RubyToken(kind: kind, line: line ?? self.line))
    }

    private mutating func advance() {
        if text[place].isNewline { line += 1 }
        place += 1
    }

    private mutating func readToken() {
        let current = text[place]
        if current.isNewline {
            if depth == 0 { add(.newline) }
            advance()
            readDocuments()
        } else if current.isWhitespace {
            advance()
        } else if current == "\\", character(1)?.isNewline == true {
            advance()
            advance()
        } else if current == "#" {
            skipLine()
        } else if isLineStart, starts(with: "=begin") {
            skipComment()
        } else if current == "\"" || current == "'" {
            readString(from: current, to: current, isInterpolated: current == "\"")
        } else if current == "`" {
            readString(from: current, to: current, isInterpolated: false, isKept: false)
        } else if current == "%", readPercent() {
            return
        } else if current == "/", isExpressionStart {
            readString(from: "/", to: "/", isInterpolated: false, isKept: false)
        } else if current == ":", let next = character(1), next == "\"" || next.isLetter || next == "_" {
            readSymbol()
        } else if current.isLetter || current == "_" || current == "$" || current == "@" {
            readName()
        } else if current.isNumber {
            readNumber()
        } else if current == "<", readDocumentStart() {
            return
        } else {
            readMark()
        }
    }

    /// Whether a value may begin here, so that `/` is no division.
    private var isExpressionStart: Bool {
        switch tokens.last?.kind {
        case .mark(let mark): ![")", "]", "}"].contains(mark)
        case nil, .newline, .label: true
        case .name(let name): ["if", "unless", "when", "and", "or", "not"].contains(name)
        case .symbol, .string, .words, .number: false
        }
    }

    // MARK: Comments and here-documents

    private mutating func skipLine() {
        while let current = character(), !current.isNewline { place += 1 }
    }

    private mutating func skipComment() {
        while place < text.count {
            if isLineStart, starts(with: "=end") {
                skipLine()
                return
            }
            advance()
        }
    }

    /// `<<-NAME`, `<<~NAME`, `<<NAME`: the text begins on the next line.
    private mutating func readDocumentStart() -> Bool {
        guard starts(with: "<<") else { return false }
        var end = place + 2
        if end < text.count, text[end] == "-" || text[end] == "~" { end += 1 }
        let quote = end < text.count && (text[end] == "'" || text[end] == "\"") ? text[end] : nil
        if quote != nil { end += 1 }
        var name = ""
        while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" {
            name.append(text[end])
            end += 1
        }
        guard name.first?.isUppercase == true else { return false }
        if quote != nil { end += 1 }
        place = min(end, text.count)
        documents.append(name)
        // What it says is for people; nothing here needs it.
        add(.string("", isInterpolated: false))
        return true
    }

    private mutating func readDocuments() {
        while let name = documents.first {
            guard place < text.count else { return }
            let start = place
            skipLine()
            let isEnd = String(text[start..<place]).trimmingSpaces == name
            if isEnd { documents.removeFirst() }
            if place < text.count, !isEnd || !documents.isEmpty { advance() }
        }
    }

    // MARK: Texts

    private mutating func readString(
        from open: Character,
        to close: Character,
        isInterpolated: Bool,
        isKept: Bool = true
    ) {
        let start = line
        advance()
        var value = ""
        var nesting = 0
        var braces = 0
        while let current = character() {
            if braces == 0, current == close, nesting == 0 { break }
            if current == "\\", let next = character(1) {
                value.append(Self.escaped(next, isInterpolated: isInterpolated, close: close))
                advance()
                advance()
                continue
            }
            if isInterpolated, current == "#", character(1) == "{" { braces += 1 }
            if braces > 0, current == "}" { braces -= 1 }
            if open != close, current == open { nesting += 1 }
            if open != close, current == close { nesting -= 1 }
            value.append(current)
            advance()
        }
        if place < text.count { advance() }
        // `"Name": value` in a hash.
        if depth > 0, character() == ":", character(1) != ":", open == close, isKept {
            place += 1
            add(.label(value), line: start)
        } else {
            add(isKept ? .string(value, isInterpolated: isInterpolated) : .mark("`"), line: start)
        }
    }

    private static func escaped(_ character: Character, isInterpolated: Bool, close: Character) -> String {
        if isInterpolated {
            switch character {
            case "n": return "\n"
            case "t": return "\t"
            default: return String(character)
            }
        }
        return character == close || character == "\\" ? String(character) : "\\\(character)"
    }

    /// `%w[a b]`, `%i[a b]`, `%q(a)`, `%(a)`.
    private mutating func readPercent() -> Bool {
        let brackets: [Character: Character] = ["[": "]", "(": ")", "{": "}", "<": ">", "|": "|", "!": "!"]
        guard let next = character(1) else { return false }
        if "wWiI".contains(next), let open = character(2), let close = brackets[open] {
            let start = line
            place += 3
            var value = ""
            while let current = character(), current != close {
                value.append(current)
                advance()
            }
            if place < text.count { advance() }
            add(.words(value.split(whereSeparator: \.isWhitespace).map(String.init)), line: start)
            return true
        }
        if "qQ".contains(next), let open = character(2), let close = brackets[open] {
            place += 2
            readString(from: open, to: close, isInterpolated: next == "Q")
            return true
        }
        guard isExpressionStart, let close = brackets[next] else { return false }
        place += 1
        readString(from: next, to: close, isInterpolated: true)
        return true
    }

    // MARK: Words and marks

    private mutating func word() -> String {
        var word = ""
        while let current = character(), current.isLetter || current.isNumber || "_$@".contains(current) {
            word.append(current)
            place += 1
        }
        return word
    }

    private mutating func readSymbol() {
        place += 1
        guard character() == "\"" else {
            add(.symbol(word()))
            return
        }
        readString(from: "\"", to: "\"", isInterpolated: false)
        if case .string(let value, _) = tokens.last?.kind { tokens[tokens.count - 1].kind = .symbol(value) }
    }

    private mutating func readName() {
        var name = word()
        if let mark = character(), mark == "!" || mark == "?", character(1) != "=" || character(2) == "=" {
            name.append(mark)
            place += 1
        }
        // `platform:ios` is a call with a symbol, `path: 'a'` and `path:'a'` are labels.
        let next = character(1)
        if character() == ":", next != ":", next == nil || next?.isWhitespace == true || "'\"[{".contains(next ?? " ") {
            place += 1
            add(.label(name))
        } else {
            add(.name(name))
        }
    }

    private mutating func readNumber() {
        var number = ""
        while let current = character(),
            current.isNumber || current == "_" || current == "." && character(1)?.isNumber == true
        {
            number.append(current)
            place += 1
        }
        add(.number(number))
    }

    private mutating func readMark() {
        var mark = String(text[place])
        if let next = character(1), Self.twoCharacterMarks.contains(mark + String(next)) { mark.append(next) }
        if mark == ";" {
            add(.newline)
        } else {
            add(.mark(mark))
            depth = max(0, depth + (tokens.last?.nesting ?? 0))
        }
        place += mark.count
    }
}
