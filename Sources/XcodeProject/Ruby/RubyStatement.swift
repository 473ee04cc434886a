/// A line of a Ruby file, and what stands between it and its `end`.
struct RubyStatement: Sendable {
    /// Without `do`, its parameters, and `end`.
    var tokens: [RubyToken]
    /// The names between `|` and `|`.
    var parameters: [String] = []
    var body: [RubyStatement] = []
    /// `else`, `elsif`, `when`, `rescue` and what stands below them.
    var alternatives: [RubyStatement] = []

    /// Counted from 1.
    var line: Int { tokens.first?.line ?? 1 }

    /// The name that it begins with.
    var name: String? { tokens.first?.name }
}
