/// A target of a Swift package to be ported, as the plugin `PortSources` tells of it.
///
/// SwiftPM gives a plugin no way to pass `-module-alias`, so every framework's import is renamed in the source.
public struct TargetJob: Codable, Sendable, Equatable {
    /// The module's name in Swift.
    public var module: String
    /// The target's folder; all sources lie below it.
    public var root: String
    /// The folder that outputs go to, at the same places as under the root.
    public var output: String
    /// The Swift files, by their full paths.
    public var sources: [String]
    /// What `-D` defines.
    public var flags: [String]
    /// The modules that the target depends on, directly or by others.
    public var modules: [String]
    /// The processor's architecture: `x86_64` or `arm64`.
    public var arch: String
    /// Where to write what other modules must know.
    public var summary: String
    /// The targets that this one imports, each behind those that it needs itself. They are ported before it, for what
    /// they declare; their outputs aren't compiled.
    public var dependencies: [TargetJob]

    /// The jobs that the rewriter does, one after the other.
    package var jobs: [PortJob] { dependencies.map(\.job) + [job] }

    private var job: PortJob {
        let frameworks = SystemFrameworks(available: Set(modules))
        return PortJob(
            module: module,
            root: root,
            output: output,
            sources: sources,
            conditions: BuildConditions(
                flags: flags,
                swift: BuildConditions.compiler,
                modules: (frameworks.importable + modules).sorted(),
                arch: arch
            ),
            imports: dependencies.map(\.summary),
            summary: summary,
            aliases: frameworks.modules,
            thin: frameworks.hidden,
            suffix: ".ported"
        )
    }
}
