/// What a run of the rewriter found.
public struct PortReport: Codable, Sendable {
    /// In the order of files and lines.
    public var notes: [PortNote]
    /// How many files the module has.
    public var files: Int
    /// How many outputs were written in this run.
    public var rewritten: Int

    /// What a run found.
    public init(notes: [PortNote], files: Int, rewritten: Int) {
        self.notes = notes
        self.files = files
        self.rewritten = rewritten
    }
}
