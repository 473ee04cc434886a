import Foundation

/// Reads a Podfile as far as its lines say by themselves what they mean; the rest is told.
struct PodfileReader {
    private static let mostBytes = 1 << 20
    private static let mostTargets = 500
    /// Methods that call each other deeper are hostile.
    private static let deepest = 40
    /// Loops and methods within each other multiply.
    private static let mostStatements = 20_000

    /// What can't bring pods along.
    private static let others: Set<String> = [
        "source", "use_frameworks!", "use_modular_headers!", "inhibit_all_warnings!", "install!", "workspace",
        "plugin", "require", "require_relative", "supports_swift_versions", "ensure_bundler!", "script_phase",
        "raise", "puts", "p", "print", "warn", "post_install", "pre_install", "post_integrate", "pre_integrate",
        "generate_bridge_support!", "set_arc_compatibility_flag!", "ENV", "return", "exit", "system", "load",
    ]

    /// A target, abstract or not; the first one is the Podfile itself.
    private struct Node {
        var name = ""
        var parent: Int?
        var isAbstract = true
        var platform: String?
        var project: String?
        var pods: [Podfile.Pod] = []
        var isAlone = false
    }

    private let folder: String
    private var podfile: Podfile
    private var nodes = [Node()]
    private var methods: [String: RubyStatement] = [:]
    private var scope = RubyScope()
    private var statements = 0

    private init(_ path: String) {
        podfile = Podfile(path: path)
        folder = (path as NSString).deletingLastPathComponent
        scope.variables["__dir__"] = .string(folder)
    }

    /// The text with plain quotes in place of those that editors set; CocoaPods takes them so too.
    private static func straightened(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar {
                    case "\u{201C}", "\u{201D}": "\""
                    case "\u{2018}", "\u{2019}", "\u{201B}": "'"
                    default: scalar
                    }
                }
            )
        )
    }

    /// Reads the file; one that can't be opened is told and holds nothing.
    static func read(_ path: String) -> Podfile {
        var reader = PodfileReader(path)
        do {
            let data = try InputFile.data(at: URL(fileURLWithPath: path), limit: mostBytes)
            let parser = RubyParser(straightened(String(decoding: data, as: UTF8.self)))
            reader.read(parser.statements, in: 0, depth: 0)
            if let failure = parser.failure { reader.note(failure.line, failure.reason + "; the rest is left out") }
        } catch {
            reader.podfile.notes.append(ProjectNote(path, "the Podfile is left out: \(error)"))
        }
        if reader.statements >= mostStatements {
            reader.podfile.notes.append(ProjectNote(path, "its loops take too long; the rest is left out"))
        }
        reader.finish()
        return reader.podfile
    }

    private mutating func note(_ line: Int, _ message: String) {
        podfile.notes.append(ProjectNote(podfile.path, line: line, message))
    }

    private mutating func finish() {
        for node in nodes where !node.isAbstract {
            var chain = [node]
            while let parent = chain.last?.parent { chain.append(nodes[parent]) }
            guard chain.lazy.compactMap(\.platform).first ?? "ios" == "ios" else { continue }
            let alone = chain.firstIndex(where: \.isAlone).map { chain.prefix($0 + 1) } ?? chain[...]
            podfile.targets.append(
                Podfile.Target(
                    name: node.name,
                    project: chain.lazy.compactMap(\.project).first,
                    pods: alone.reversed().flatMap(\.pods).uniqued
                )
            )
        }
        podfile.notes = podfile.notes.uniqued
    }

    // MARK: Statements

    private mutating func read(_ statements: [RubyStatement], in node: Int, depth: Int) {
        guard depth < Self.deepest else { return }
        for statement in statements {
            self.statements += 1
            guard self.statements < Self.mostStatements else { return }
            read(statement, in: node, depth: depth)
        }
    }

    private mutating func read(_ statement: RubyStatement, in node: Int, depth: Int) {
        if readLoop(statement, in: node, depth: depth) { return }
        guard let name = statement.name else { return tellUnread(statement) }
        let rest = statement.tokens.dropFirst()
        switch name {
        case "target", "abstract_target":
            addTarget(statement, isAbstract: name == "abstract_target", in: node, depth: depth)
        case "pod": addPod(statement, in: node)
        case "platform": nodes[node].platform = scope.arguments(rest).values.first??.string
        case "project", "xcodeproj":
            nodes[node].project = scope.arguments(rest).values.first??.string.map(projectPath)
        case "inherit!":
            // Search paths are enough to import what the parent links.
            nodes[node].isAlone = scope.arguments(rest).values.first??.string == "none"
        case "def":
            if let method = rest.first?.name { methods[method] = statement }
        case "if", "unless", "case", "begin":
            readBranches(statement, in: node, depth: depth)
        case _ where rest.first?.isMark("=") == true:
            scope.variables[name] = scope.value(rest.dropFirst())
        case _ where methods[name] != nil:
            call(statement, named: name, in: node, depth: depth)
        case _ where Self.others.contains(name): break
        default: tellUnread(statement)
        }
    }

    private mutating func addTarget(_ statement: RubyStatement, isAbstract: Bool, in node: Int, depth: Int) {
        guard nodes.count < Self.mostTargets else { return }
        guard let name = scope.arguments(statement.tokens.dropFirst()).values.first??.string else {
            return note(statement.line, "the target's name can't be read; it is left out")
        }
        var target = Node(name: name, parent: node)
        target.isAbstract = isAbstract
        nodes.append(target)
        read(statement.body, in: nodes.count - 1, depth: depth + 1)
    }

    private mutating func addPod(_ statement: RubyStatement, in node: Int) {
        let tokens = Self.withoutModifier(statement.tokens)
        guard Self.mayHold(statement.tokens.dropFirst(tokens.count)) else { return }
        let arguments = scope.arguments(tokens.dropFirst())
        guard let full = arguments.values.first??.string else {
            return note(statement.line, "the pod's name can't be read; it is left out")
        }
        let parts = full.split(separator: "/", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return }
        let path = (arguments.options["path"] ?? arguments.options["podspec"])?.string
        if path == nil, arguments.unknownOptions.contains("path") {
            note(statement.line, "the path of pod \(name) can't be read")
        }
        let local = path.flatMap { $0.contains("://") ? nil : absolute($0) }
        let named = [parts.dropFirst().first] + (arguments.options["subspecs"]?.strings ?? []).map { Optional($0) }
        // Subspecs that are listed take the defaults' place.
        let wanted = named.count > 1 ? Array(named.dropFirst()) : named
        nodes[node].pods += wanted.map { Podfile.Pod(name: name, subspec: $0, path: local) }
    }

    private func absolute(_ path: String) -> String {
        let path = (path as NSString).expandingTildeInPath
        return ProjectPaths.standardized(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    private func projectPath(_ path: String) -> String {
        absolute(path.hasSuffix(".xcodeproj") ? path : path + ".xcodeproj")
    }

    private mutating func call(_ statement: RubyStatement, named name: String, in node: Int, depth: Int) {
        guard let method = methods[name] else { return }
        let outer = scope
        let given = scope.arguments(statement.tokens.dropFirst())
        let parameters = method.tokens.dropFirst(2).compactMap(\.name)
        for (parameter, value) in zip(parameters, given.values) { scope.variables[parameter] = value }
        // A method that calls itself by way of others finds itself undefined.
        methods[name] = nil
        read(method.body, in: node, depth: depth + 1)
        methods[name] = method
        scope = outer
    }

    /// `%w[A B].each do |name| … end`
    private mutating func readLoop(_ statement: RubyStatement, in node: Int, depth: Int) -> Bool {
        let tokens = statement.tokens
        guard tokens.count > 2, tokens.last?.name == "each", tokens[tokens.count - 2].isMark("."),
            let parameter = statement.parameters.first, statement.parameters.count == 1,
            let values = scope.value(tokens.dropLast(2))?.array
        else { return false }
        let outer = scope
        for value in values.prefix(Self.mostTargets) where statements < Self.mostStatements {
            scope.variables[parameter] = value
            read(statement.body, in: node, depth: depth + 1)
        }
        scope = outer
        return true
    }

    // MARK: Conditions

    /// The first branch that may hold, and every pod in it.
    private mutating func readBranches(_ statement: RubyStatement, in node: Int, depth: Int) {
        let isTold = Self.bringsPods([statement])
        if ["if", "unless"].contains(statement.name), !Self.mayHold(statement.tokens[...]) {
            let otherwise = statement.alternatives.first { $0.name == "elsif" || $0.name == "else" }
            return read(otherwise?.body ?? [], in: node, depth: depth + 1)
        }
        if isTold, statement.name != "begin" {
            note(statement.line, "the condition isn't known here; its first branch is taken")
        }
        if statement.name == "case" {
            return read(statement.alternatives.first?.body ?? [], in: node, depth: depth + 1)
        }
        read(statement.body, in: node, depth: depth + 1)
    }

    /// The tokens before a trailing `if` or `unless`.
    static func withoutModifier(_ tokens: [RubyToken]) -> [RubyToken] {
        Array(tokens.prefix { $0.name != "if" && $0.name != "unless" })
    }

    /// Whether a condition may hold: what asks for a variable of the environment doesn't, as there is none.
    static func mayHold(_ tokens: ArraySlice<RubyToken>) -> Bool {
        guard let keyword = tokens.first?.name, let subject = tokens.dropFirst().first else { return true }
        let isNegated = subject.isMark("!") || tokens.contains { $0.isMark("!=") || $0.name == "nil?" }
        guard tokens.dropFirst(subject.isMark("!") ? 2 : 1).first?.name == "ENV" else { return true }
        return (keyword == "unless") != isNegated
    }

    // MARK: What can't be read

    private static func bringsPods(_ statements: [RubyStatement]) -> Bool {
        statements.contains { statement in
            ["pod", "target"].contains(statement.name) || bringsPods(statement.body)
                || bringsPods(statement.alternatives)
        }
    }

    private mutating func tellUnread(_ statement: RubyStatement) {
        guard let name = statement.name, statement.tokens.dropFirst().first?.isMark(".") != true else {
            if Self.bringsPods(statement.body) { note(statement.line, "this can't be read; its pods are left out") }
            return
        }
        note(statement.line, "\(name) can't be read; pods that it brings are left out")
    }
}
