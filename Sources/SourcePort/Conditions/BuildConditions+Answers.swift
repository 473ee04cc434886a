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

    /// Conditions of a build.
    public init(flags: [String], swift: String, modules: [String], arch: String, language: String? = nil) {
        self.flags = flags
        self.swift = swift
        self.modules = modules
        self.arch = arch
        self.language = language
    }

    /// Modules that a build for iOS has and that other means stand in for here.
    static let replaced: Set<String> = ["ObjectiveC", "Darwin", "Swift", "Foundation", "Dispatch", "_Concurrency"]

    /// Whether a module can be imported; submodules count as their module.
    func canImport(_ module: String) -> Bool {
        let module = module.split(separator: ".").first.map(String.init) ?? module
        return Self.replaced.contains(module) || modules.contains(module)
    }

    /// The answer to `name(argument)`; nil for a condition that isn't known.
    func answer(_ name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == "iOS"
        case "targetEnvironment": argument == "simulator"
        case "canImport": canImport(argument.split(separator: ",").first.map(String.init) ?? argument)
        case "arch": argument == arch
        case "swift": compare(swift, argument)
        case "compiler", "_compiler_version": compare(swift, argument)
        case "_endian": argument == "little"
        case "_pointerBitWidth": argument == "_64"
        case "_runtime": argument == "_ObjC"
        case "hasFeature", "hasAttribute": Self.features.contains(argument)
        default: nil
        }
    }

    /// Features and attributes that every compiler in use has.
    private static let features: Set<String> = [
        "RetroactiveAttribute", "MainActor", "Sendable", "retroactive", "preconcurrency", "AsyncAwait", "Actors",
        "BareSlashRegexLiterals", "ParameterPacks", "Macros",
    ]

    private func compare(_ version: String, _ text: String) -> Bool? {
        let digits = text.drop { !$0.isNumber }
        guard let wanted = Self.numbers(digits), let has = Self.numbers(version[...]) else { return nil }
        let isBelow = has.lexicographicallyPrecedes(wanted)
        return text.hasPrefix("<") ? isBelow : !isBelow
    }

    /// `5.10.0` as numbers, without zeros at the end.
    private static func numbers(_ text: Substring) -> [Int]? {
        var numbers: [Int] = []
        for part in text.split(separator: ".") {
            guard let number = Int(part) else { return nil }
            numbers.append(number)
        }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers.isEmpty ? nil : numbers
    }
}
