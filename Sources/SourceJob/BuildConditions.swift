/// What a build for the iOS simulator would say to `#if`.
public struct BuildConditions: Codable, Sendable, Equatable {
    /// Compilation flags: `DEBUG`.
    public var flags: [String]
    /// The version of Swift and its compiler: `6.3`.
    public var swift: String
    /// Modules that can be imported.
    public var modules: [String]
    /// The processor's architecture: `x86_64` or `arm64`.
    public var arch: String
    /// The language mode, which `swift(>=5)` asks: `5`. Default: 5.
    public var language: String?

    /// The version of the compiler that ported source is written for.
    package static let compiler = "6.3"

    /// Conditions of a build.
    public init(flags: [String], swift: String, modules: [String], arch: String, language: String? = nil) {
        self.flags = flags
        self.swift = swift
        self.modules = modules
        self.arch = arch
        self.language = language
    }
}
