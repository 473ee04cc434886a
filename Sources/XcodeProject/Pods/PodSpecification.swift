/// A podspec, as CocoaPods writes it out in JSON.
struct PodSpecification: Sendable {
    /// Subspecs that need each other in circles end; more than these are hostile.
    private static let mostParts = 500

    /// The pod itself or one of its subspecs, with all that it inherits.
    struct Part: Sendable {
        /// "Kit" or "Kit/Core".
        var name: String
        fileprivate var chain: [PropertyValue]

        /// The texts of a key, of all levels and of iOS's own.
        func strings(_ keys: String...) -> [String] {
            values(keys).flatMap(\.strings)
        }

        /// The values of a key, the outermost level first.
        func values(_ keys: [String]) -> [PropertyValue] {
            chain.flatMap { level in
                keys.compactMap { level[$0] } + keys.compactMap { level["ios"]?[$0] }
            }
        }
    }

    /// The podspec.
    let path: String
    let values: PropertyValue
    let name: String

    /// nil for what has no name.
    init?(_ values: PropertyValue, path: String) {
        guard let name = values["name"]?.string, !name.isEmpty else { return nil }
        self.values = values
        self.path = path
        self.name = name
    }

    /// As `import` names it.
    var moduleName: String {
        values["module_name"]?.string ?? values["ios"]?["module_name"]?.string
            ?? values["header_dir"]?.string.map(SettingModifier.moduleName) ?? SettingModifier.moduleName(name)
    }

    /// The newest one that it lists; nil where it lists none.
    var swiftVersion: String? {
        let listed = (values["swift_versions"] ?? values["swift_version"])?.strings ?? []
        return listed.max { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// The first iOS that it runs on.
    var deploymentTarget: String? {
        guard let version = values["platforms"]?["ios"]?.string, !version.isEmpty else { return nil }
        return version
    }

    // MARK: Parts

    /// What a wish for the pod or for a part of it stands for: that part, those in it, and those of the pod that
    /// they need.
    ///
    /// - Parameter wishes: Names behind the pod's own; nil is the pod with its default parts.
    func parts(_ wishes: [String?]) -> [Part] {
        var result: [Part] = []
        var waiting = wishes.map { $0.map { "\(name)/\($0)" } ?? name }
        var seen = Set(waiting)
        while !waiting.isEmpty, result.count < Self.mostParts {
            guard let part = part(waiting.removeFirst()) else { continue }
            result.append(part)
            let own = Self.dependencies(part.chain.suffix(1)).filter { $0 == name || $0.hasPrefix(name + "/") }
            for next in children(of: part) + own where seen.insert(next).inserted { waiting.append(next) }
        }
        return result
    }

    private func part(_ full: String) -> Part? {
        var chain = [values]
        for step in full.split(separator: "/").dropFirst() {
            let inner = chain.last?["subspecs"]?.array?.first { $0["name"]?.string == String(step) }
            guard let inner, Self.isForIOS(inner) else { return nil }
            chain.append(inner)
        }
        return Part(name: full, chain: chain)
    }

    /// The default parts; all where none is called so.
    private func children(of part: Part) -> [String] {
        guard let level = part.chain.last else { return [] }
        let named = (level["default_subspecs"] ?? level["default_subspec"])?.strings ?? []
        if named == ["none"] { return [] }
        let all = (level["subspecs"]?.array ?? []).filter(Self.isForIOS).compactMap { $0["name"]?.string }
        return (named.isEmpty ? all : named).map { "\(part.name)/\($0)" }
    }

    private static func isForIOS(_ level: PropertyValue) -> Bool {
        guard let platforms = level["platforms"]?.dictionary, !platforms.isEmpty else { return true }
        return platforms["ios"] != nil
    }

    /// Whether it is for iOS at all.
    var isForIOS: Bool { Self.isForIOS(values) }

    /// Names of pods that parts need, "Other" or "Other/Part".
    static func dependencies(of parts: [Part]) -> [String] {
        parts.flatMap { dependencies($0.chain[...]) }.uniqued
    }

    private static func dependencies(_ chain: ArraySlice<PropertyValue>) -> [String] {
        chain.flatMap { level in
            (level["dependencies"]?.dictionary?.keys.sorted() ?? [])
                + (level["ios"]?["dependencies"]?.dictionary?.keys.sorted() ?? [])
        }
    }
}
