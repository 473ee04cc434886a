extension BuildConditions {
    /// Modules that a build for iOS has and that other means stand in for here.
    package static let replaced: Set<String> = [
        "ObjectiveC", "Darwin", "Swift", "Foundation", "Dispatch", "_Concurrency",
    ]

    /// Whether a module can be imported; submodules count as their module.
    package func canImport(_ module: String) -> Bool {
        let module = module.split(separator: ".").first.map(String.init) ?? module
        return Self.replaced.contains(module) || modules.contains(module)
    }

    /// The answer to `name(argument)`; nil for a condition that isn't known.
    package func answer(_ name: String, _ argument: String) -> Bool? {
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
