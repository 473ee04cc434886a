/// One module to be ported, as `inset-source` reads it from a file.
public struct PortJob: Codable, Sendable, Equatable {
    /// The module's name in Swift.
    public var module: String
    /// The folder that all sources lie in.
    public var root: String
    /// The folder that outputs go to, at the same places as under the root.
    public var output: String
    /// The Swift files, by their full paths.
    public var sources: [String]
    /// What `#if` asks.
    public var conditions: BuildConditions
    /// Summaries of modules that this one imports.
    public var imports: [String]?
    /// Where to write what other modules must know.
    public var summary: String?
    /// Where to write the way back to the user's columns.
    public var map: String?
    /// Modules that go by another name here: `os` as `InsetOS`.
    public var aliases: [String: String]?

    /// Modules that an import finds though `canImport` denies them, as they hold too little for those who ask.
    public var thin: [String]?

    /// What an output's name has before `.swift`: `.ported`. Default: nothing. The compiler warns of a file that is called
    /// as the source that its `#sourceLocation` names; `main.swift` stays what it is.
    public var suffix: String?

    /// The folder of the program's bundle that `Bundle(for:)` leads to in this module; nil is the program's own bundle.
    public var bundle: String?

    /// A job of its parts.
    public init(
        module: String,
        root: String,
        output: String,
        sources: [String],
        conditions: BuildConditions,
        imports: [String]? = nil,
        summary: String? = nil,
        map: String? = nil,
        aliases: [String: String]? = nil,
        thin: [String]? = nil,
        suffix: String? = nil,
        bundle: String? = nil
    ) {
        self.module = module
        self.root = root
        self.output = output
        self.sources = sources
        self.conditions = conditions
        self.imports = imports
        self.summary = summary
        self.map = map
        self.aliases = aliases
        self.thin = thin
        self.suffix = suffix
        self.bundle = bundle
    }
}
