/// What `inset-source` is asked to do with one module.
struct PortJob: Codable, Equatable, Sendable {
    /// What `#if` knows.
    struct Conditions: Codable, Equatable, Sendable {
        var flags: [String]
        var swift: String
        var modules: [String]
        var arch: String
    }

    var module: String
    var root: String
    var output: String
    var sources: [String]
    var conditions: Conditions
    /// Summaries of modules that this one imports.
    var imports: [String]
    var summary: String
    var map: String
    /// Modules that go by another name here.
    var aliases: [String: String]
    /// Modules that an import finds though `canImport` denies them.
    var thin: [String]
}
