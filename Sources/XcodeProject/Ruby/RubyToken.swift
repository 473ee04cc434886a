/// A word or mark of a Ruby file, and its line.
struct RubyToken: Equatable, Sendable {
    /// What it is.
    enum Kind: Equatable, Sendable {
        /// An identifier, a constant or a keyword.
        case name(String)
        /// `:path`
        case symbol(String)
        /// `path:`, in front of its value.
        case label(String)
        /// A text; one in double quotes may hold `#{…}`, which it still has.
        case string(String, isInterpolated: Bool)
        /// `%w[a b]`
        case words([String])
        /// As it is written.
        case number(String)
        /// An operator or a bracket.
        case mark(String)
        /// The end of a line, or `;`.
        case newline
    }

    var kind: Kind
    /// Counted from 1.
    var line: Int

    /// The identifier; nil for any other token.
    var name: String? {
        if case .name(let name) = kind { return name }
        return nil
    }

    /// Whether it is that operator or bracket.
    func isMark(_ mark: String) -> Bool { kind == .mark(mark) }

    /// What a bracket adds to the depth: 1, -1 or 0.
    var nesting: Int {
        guard case .mark(let mark) = kind else { return 0 }
        switch mark {
        case "(", "[", "{": return 1
        case ")", "]", "}": return -1
        default: return 0
        }
    }
}
