/// What `inset-source` says of a module.
struct PortOutcome: Codable, Sendable {
    /// Something that couldn't be ported, or differs.
    struct Note: Codable, Sendable, Hashable {
        var file: String
        var line: Int
        var column: Int?
        var kind: String
        var symbol: String?
        var message: String
    }

    var notes: [Note]
    var files: Int
    var rewritten: Int
}
