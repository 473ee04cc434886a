import Foundation

/// Reads a podspec: one in JSON as it is, one in Ruby as far as its lines say by themselves what they mean.
struct PodSpecificationReader {
    private static let mostBytes = 1 << 20
    private static let deepest = 24
    /// Loops within each other multiply.
    private static let mostStatements = 20_000
    private static let platforms: Set<String> = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]

    /// A podspec, and lines of it that couldn't be read.
    struct Reading {
        var specification: PodSpecification?
        var notes: [ProjectNote] = []
    }

    private let path: String
    private var scope = RubyScope()
    private var values: [String: PropertyValue] = [:]
    private var notes: [ProjectNote] = []
    private var statements = 0

    private init(_ path: String) {
        self.path = path
        scope.variables["__dir__"] = .string((path as NSString).deletingLastPathComponent)
    }

    /// Reads "Kit.podspec" or "Kit.podspec.json".
    static func read(_ path: String) -> Reading {
        var reading = Reading()
        do {
            let data = try InputFile.data(at: URL(fileURLWithPath: path), limit: mostBytes)
            if path.hasSuffix(".json") {
                let object = try? JSONSerialization.jsonObject(with: data)
                reading.specification = object.flatMap { PropertyValue(json: $0) }.flatMap {
                    PodSpecification($0, path: path)
                }
            } else {
                var reader = PodSpecificationReader(path)
                let parser = RubyParser(String(decoding: data, as: UTF8.self))
                if let failure = parser.failure { reader.note(failure.line, failure.reason) }
                reader.readFile(parser.statements, depth: 0)
                reading.specification = PodSpecification(.dictionary(reader.values), path: path)
                reading.notes = reader.notes.uniqued
            }
            if reading.specification == nil {
                reading.notes.append(ProjectNote(path, "the podspec says no name that can be read; it is left out"))
            }
        } catch {
            reading.notes.append(ProjectNote(path, "the podspec is left out: \(error)"))
        }
        return reading
    }

    private mutating func note(_ line: Int, _ message: String) {
        notes.append(ProjectNote(path, line: line, message))
    }

    // MARK: Ruby

    /// What stands around `Pod::Spec.new do |s|`.
    private mutating func readFile(_ statements: [RubyStatement], depth: Int) {
        guard depth < Self.deepest else { return }
        for statement in statements {
            let names = statement.tokens.compactMap(\.name)
            if names.starts(with: ["Pod", "Spec", "new"]) || names.starts(with: ["Pod", "Specification", "new"]) {
                let object = statement.parameters.first ?? "s"
                var level = values
                read(statement.body, of: object, into: &level, depth: depth)
                values = level
            } else if !setVariable(statement) {
                readFile(statement.body, depth: depth + 1)
            }
        }
    }

    /// `version = '1.0'`
    private mutating func setVariable(_ statement: RubyStatement) -> Bool {
        guard let name = statement.name, statement.tokens.dropFirst().first?.isMark("=") == true else { return false }
        scope.variables[name] = scope.value(statement.tokens.dropFirst(2))
        return true
    }

    private mutating func read(
        _ statements: [RubyStatement],
        of object: String,
        into level: inout [String: PropertyValue],
        depth: Int
    ) {
        guard depth < Self.deepest else { return }
        for statement in statements {
            self.statements += 1
            guard self.statements < Self.mostStatements else { return }
            if ["if", "unless", "begin"].contains(statement.name) {
                read(branch(statement), of: object, into: &level, depth: depth + 1)
            } else if statement.name == object {
                read(statement, of: object, into: &level, depth: depth)
            } else if !setVariable(statement), !readLoop(statement, of: object, into: &level, depth: depth) {
                tellUnread(statement, of: object)
            }
        }
    }

    private mutating func branch(_ statement: RubyStatement) -> [RubyStatement] {
        guard statement.name != "begin" else { return statement.body }
        guard PodfileReader.mayHold(statement.tokens[...]) else {
            return statement.alternatives.first { $0.name == "else" }?.body ?? []
        }
        note(statement.line, "the condition isn't known here; its first branch is taken")
        return statement.body
    }

    /// `%w[A B].each do |name| … end`
    private mutating func readLoop(
        _ statement: RubyStatement,
        of object: String,
        into level: inout [String: PropertyValue],
        depth: Int
    ) -> Bool {
        let tokens = statement.tokens
        guard tokens.count > 2, tokens.last?.name == "each", tokens[tokens.count - 2].isMark("."),
            let parameter = statement.parameters.first, statement.parameters.count == 1,
            let values = scope.value(tokens.dropLast(2))?.array
        else { return false }
        for value in values.prefix(100) where statements < Self.mostStatements {
            scope.variables[parameter] = value
            read(statement.body, of: object, into: &level, depth: depth + 1)
        }
        return true
    }

    private mutating func tellUnread(_ statement: RubyStatement, of object: String) {
        guard let name = statement.name, !["require", "require_relative", "puts", "raise"].contains(name),
            statement.tokens.contains(where: { $0.name == object })
        else { return }
        note(statement.line, "\(name) can't be read; what it sets is missing")
    }

    // MARK: Attributes

    /// `s.key = value`, `s.ios.key = value`, `s.dependency 'A'`, `s.subspec 'B' do |b|`
    private mutating func read(
        _ statement: RubyStatement,
        of object: String,
        into level: inout [String: PropertyValue],
        depth: Int
    ) {
        let tokens = PodfileReader.withoutModifier(statement.tokens)
        guard PodfileReader.mayHold(statement.tokens.dropFirst(tokens.count)) else { return }
        let head = tokens.prefix { $0.name != nil || $0.isMark(".") }
        var names = head.compactMap(\.name).dropFirst()
        var platform: String?
        if let first = names.first, Self.platforms.contains(first), names.count > 1 {
            platform = first
            names = names.dropFirst()
        }
        guard let key = names.first, platform == nil || platform == "ios" || key == "deployment_target" else { return }
        let rest = tokens.dropFirst(head.count)
        switch key {
        case "subspec":
            readSubspec(statement, rest, into: &level, depth: depth)
        case "test_spec", "app_spec", "script_phase", "prepare_command": break
        case "dependency":
            guard let name = scope.arguments(rest).values.first??.string else {
                return note(statement.line, "the name of a dependency can't be read")
            }
            Self.change(&level, platform) { $0["dependencies"] = Self.adding(name, to: $0["dependencies"]) }
        default:
            guard let sign = rest.first, sign.isMark("=") || sign.isMark("+=") else { return }
            let value = assigned(rest.dropFirst())
            set(key, value, platform, isAdded: sign.isMark("+="), in: &level, statement, object)
        }
    }

    /// `= 'a', 'b'` is a list, `= :ios, '9.0'` as well.
    private func assigned(_ tokens: ArraySlice<RubyToken>) -> PropertyValue? {
        let parts = RubyScope.split(tokens, at: ",")
        if parts.count == 1 { return scope.value(tokens) }
        let values = parts.compactMap { scope.value($0) }
        return values.count == parts.count ? .array(values) : nil
    }

    private mutating func set(
        _ key: String,
        _ value: PropertyValue?,
        _ platform: String?,
        isAdded: Bool,
        in level: inout [String: PropertyValue],
        _ statement: RubyStatement,
        _ object: String
    ) {
        guard let value else {
            if Self.matters(key) { note(statement.line, "\(key) can't be read; it is left out") }
            return
        }
        switch key {
        case "deployment_target":
            Self.addPlatform(platform ?? "ios", value.string ?? "", to: &level)
        case "platform":
            let parts = value.strings
            if let name = parts.first { Self.addPlatform(name, parts.dropFirst().first ?? "", to: &level) }
        default:
            let name = Self.plural[key] ?? key
            Self.change(&level, platform) { values in
                let before = isAdded ? values[name] : nil
                values[name] =
                    before.map { .array($0.strings.map { .string($0) } + value.strings.map { .string($0) }) } ?? value
            }
            if platform == nil { scope.variables["\(object).\(key)"] = value }
        }
    }

    private mutating func readSubspec(
        _ statement: RubyStatement,
        _ tokens: ArraySlice<RubyToken>,
        into level: inout [String: PropertyValue],
        depth: Int
    ) {
        guard let name = scope.arguments(tokens).values.first??.string else {
            return note(statement.line, "the name of a subspec can't be read; it is left out")
        }
        var inner: [String: PropertyValue] = ["name": .string(name)]
        let object = statement.parameters.first ?? "ss"
        let outer = scope
        scope.variables["\(object).name"] = .string(name)
        read(statement.body, of: object, into: &inner, depth: depth + 1)
        scope = outer
        level["subspecs"] = .array((level["subspecs"]?.array ?? []) + [.dictionary(inner)])
    }

    private static let plural = [
        "resource": "resources", "resource_bundle": "resource_bundles", "framework": "frameworks",
        "default_subspec": "default_subspecs", "swift_version": "swift_versions",
        "public_header_file": "public_header_files",
    ]

    /// Whether a key means something here, so that its loss is worth a line.
    private static func matters(_ key: String) -> Bool {
        [
            "name", "module_name", "source_files", "exclude_files", "public_header_files",
            "pod_target_xcconfig", "swift_version", "swift_versions", "default_subspec", "default_subspecs",
        ].contains(key) || key.hasPrefix("resource")
    }

    private static func change(
        _ level: inout [String: PropertyValue],
        _ platform: String?,
        _ change: (inout [String: PropertyValue]) -> Void
    ) {
        guard let platform else { return change(&level) }
        var values = level[platform]?.dictionary ?? [:]
        change(&values)
        level[platform] = .dictionary(values)
    }

    private static func adding(_ name: String, to value: PropertyValue?) -> PropertyValue {
        .dictionary((value?.dictionary ?? [:]).merging([name: .array([])]) { $1 })
    }

    private static func addPlatform(_ name: String, _ version: String, to level: inout [String: PropertyValue]) {
        var platforms = level["platforms"]?.dictionary ?? [:]
        // `platform = :ios` doesn't take back what `ios.deployment_target` said.
        if version.isEmpty, platforms[name] != nil { return }
        platforms[name] = .string(version)
        level["platforms"] = .dictionary(platforms)
    }
}

extension PropertyValue {
    /// A value of JSON; numbers and truth values become texts, what is nested too deep is nil.
    init?(json value: Any, depth: Int = 0) {
        switch value {
        case _ where depth > 64: return nil
        case let text as String: self = .string(text)
        case let number as NSNumber: self = .string(number.stringValue)
        case let values as [Any]: self = .array(values.compactMap { PropertyValue(json: $0, depth: depth + 1) })
        case let values as [String: Any]:
            self = .dictionary(values.compactMapValues { PropertyValue(json: $0, depth: depth + 1) })
        default: return nil
        }
    }
}
