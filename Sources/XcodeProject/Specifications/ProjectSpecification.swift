import Foundation

/// A `project.yml`, from which XcodeGen writes a project, as a team that doesn't keep the project keeps it.
struct ProjectSpecification {
    private static let mostBytes = 4 << 20
    private static let mostFiles = 100

    /// The files that one of these names lies in, where no project does.
    static let names = ["project.yml", "project.yaml"]

    /// What the file says, with those that it includes.
    let values: YAMLValue
    /// Absolute.
    let folder: String
    /// The files that were read.
    private(set) var inputs: [String] = []

    /// - Parameter url: The file.
    init(_ url: URL) throws(ProjectError) {
        folder = url.deletingLastPathComponent().path
        var files: [String] = []
        values = try Self.read(url.path, &files)
        inputs = files
        guard !values.map.isEmpty else { throw .unreadable(url.path, line: nil, reason: "it has no targets") }
    }

    /// The project's name; the folder's where it says none.
    var name: String { values["name"]?.text ?? (folder as NSString).lastPathComponent }

    private static func read(_ path: String, _ files: inout [String]) throws(ProjectError) -> YAMLValue {
        guard !files.contains(path), files.count < mostFiles else { return .map([:]) }
        files.append(path)
        let data = try InputFile.data(at: URL(fileURLWithPath: path), limit: mostBytes)
        let own: YAMLValue
        do { own = try YAMLValue(yaml: String(decoding: data, as: UTF8.self)) } catch {
            throw .unreadable(path, line: error.line, reason: error.reason)
        }
        var whole = YAMLValue.map([:])
        let folder = (path as NSString).deletingLastPathComponent
        for include in own["include"]?.list ?? [] {
            guard let name = include.text ?? include["path"]?.text else { continue }
            let other = ProjectPaths.standardized(name.hasPrefix("/") ? name : folder + "/" + name)
            if InputFile.exists(other) { whole = whole.merged(with: try read(other, &files)) }
        }
        return whole.merged(with: own)
    }

    // MARK: Targets

    /// One target as the file says it, its templates beneath.
    struct TargetPart {
        var name: String
        var values: YAMLValue
        /// `com.apple.product-type.` and this.
        var type: String { values["type"]?.text ?? "application" }

        /// Whether it is built for iOS, as one of its platforms or the only one.
        var isForIOS: Bool {
            let platforms = (values["platform"]?.list ?? []) + (values["supportedDestinations"]?.list ?? [])
            let names = platforms.compactMap { $0.text?.lowercased() }
            return names.isEmpty || names.contains("ios") || names == ["auto"]
        }
    }

    /// By name, sorted.
    var targets: [TargetPart] {
        (values["targets"]?.map ?? [:]).sorted { $0.key < $1.key }.map { name, own in
            var whole = YAMLValue.map([:])
            for template in own["templates"]?.list ?? [] {
                guard let found = template.text.flatMap({ values["targetTemplates"]?[$0] }) else { continue }
                whole = whole.merged(with: found)
            }
            let attributes = own["templateAttributes"]?.map ?? [:]
            let filled = whole.mapTexts { text in
                attributes.reduce(text.replacing("${target_name}", with: name)) { text, attribute in
                    text.replacing("${\(attribute.key)}", with: attribute.value.text ?? "")
                }
            }
            return TargetPart(name: name, values: filled.merged(with: own))
        }
    }

    /// The Info.plists that XcodeGen would write, by target; their variables stand as they are.
    var infos: [String: [String: InfoValue]] {
        Dictionary(uniqueKeysWithValues: targets.map { ($0.name, ($0.values["info"]?["properties"]?.map ?? [:])) })
            .mapValues { $0.mapValues(InfoValue.init(specified:)) }
    }

    // MARK: Settings

    /// The names of the configurations with whether they are for debugging.
    var configurations: [(name: String, isDebug: Bool)] {
        let own = (values["configs"]?.map ?? [:]).sorted { $0.key < $1.key }
        if own.isEmpty { return [("Debug", true), ("Release", false)] }
        return own.map { ($0.key, $0.value.text == "debug") }
    }

    /// What a `settings` says for a configuration, with the groups that it names.
    func settings(_ part: YAMLValue?, for configuration: String, depth: Int = 0) -> [String: YAMLValue] {
        guard let part, depth < 8 else { return [:] }
        let isParted = ["base", "configs", "groups"].contains { part[$0] != nil }
        var result: [String: YAMLValue] = [:]
        for group in part["groups"]?.list ?? [] {
            let found = group.text.flatMap { values["settingGroups"]?[$0] }
            result.merge(settings(found, for: configuration, depth: depth + 1)) { $1 }
        }
        guard isParted else { return result.merging(part.map) { $1 } }
        result.merge(part["base"]?.map ?? [:]) { $1 }
        // A part of a configuration's name stands for it, too.
        for (name, own) in (part["configs"]?.map ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) { result.merge(own.map) { $1 } }
        return result
    }
}

extension InfoValue {
    /// A value as people write it in YAML: a word that isn't quoted may be a truth.
    init(specified value: YAMLValue) {
        switch value {
        case .text(let text, true): self = .string(text)
        case .text(let text, false):
            let isNo = ["false", "no", "off"].contains(text.lowercased())
            self = value.isTrue ? .bool(true) : isNo ? .bool(false) : .string(text)
        case .list(let values): self = .array(values.map(InfoValue.init(specified:)))
        case .map(let values): self = .dictionary(values.mapValues(InfoValue.init(specified:)))
        }
    }
}
