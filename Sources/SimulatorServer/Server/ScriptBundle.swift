import Foundation

/// A page's modules as one script, so that a browser asks for one file, in place of one for each.
///
/// Each module becomes a function that gives back what it exports, after those that it needs; the page's own module, which may
/// await, stands last in a block. What a module declares stays its own, as before.
struct ScriptBundle {
    /// The script, which is a module.
    let text: String

    /// Why modules can't be put together: they are written in a way that nothing here knows of.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var module: String
        var reason: String
        var description: String { "\(module): \(reason)" }
    }

    /// - Parameters:
    ///   - main: The page's own module, "main.js".
    ///   - source: The text of a module by its name; nil for one that isn't there.
    init(of main: String, source: @escaping (String) -> String?) throws(Failure) {
        var bundler = Bundler(source: source)
        let body = try bundler.body(of: main, exports: false)
        text = "const \(Self.modules) = {};\n" + bundler.modules.joined() + "{\n\(body)}\n"
    }

    /// What no module of ours calls anything.
    fileprivate static let modules = "$modules"

    private struct Bundler {
        let source: (String) -> String?
        /// Those that are done, each after those that it needs.
        var modules: [String] = []
        /// Whether a module is done; false for one that waits for what it needs.
        private var isDone: [String: Bool] = [:]

        init(source: @escaping (String) -> String?) { self.source = source }

        /// A module's own text with constants in place of what it imports.
        mutating func body(of name: String, exports: Bool) throws(Failure) -> String {
            guard let text = source(name) else { throw Failure(module: name, reason: "isn't there") }
            var body = ""
            var exported: [Substring] = []
            var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
                Substring.init
            )[...]
            while let line = lines.popFirst() {
                if line.hasPrefix("import ") {
                    var statement = String(line)
                    while !statement.hasSuffix(";"), let next = lines.popFirst() { statement += next }
                    body += try constants(of: statement, in: name) + "\n"
                } else if line.hasPrefix("export ") {
                    let declaration = line.dropFirst("export ".count)
                    exported.append(try Self.name(declaredBy: declaration, in: name))
                    body += declaration + "\n"
                } else {
                    body += line + "\n"
                }
            }
            return exports ? body + "return { \(exported.joined(separator: ", ")) };\n" : body
        }

        /// `import { a, b } from "./c.js";` as it is in the bundle; the module is done before.
        private mutating func constants(of statement: String, in module: String) throws(Failure) -> String {
            guard let open = statement.firstIndex(of: "{"), let close = statement.firstIndex(of: "}"), open < close,
                let start = statement.range(of: "\"./"), let end = statement.range(of: "\";"),
                !statement[open..<close].contains(" as ")
            else { throw Failure(module: module, reason: "can't be bundled: \(statement)") }
            let needed = String(statement[start.upperBound..<end.lowerBound])
            try add(needed, for: module)
            return "const \(statement[open...close]) = \(ScriptBundle.modules)[\"\(needed)\"];"
        }

        private mutating func add(_ name: String, for module: String) throws(Failure) {
            switch isDone[name] {
            case true?: return
            case false?: throw Failure(module: module, reason: "needs \(name), which needs it")
            case nil: break
            }
            isDone[name] = false
            let body = try body(of: name, exports: true)
            modules.append("\(ScriptBundle.modules)[\"\(name)\"] = (() => {\n\(body)})();\n")
            isDone[name] = true
        }

        /// "box" of "function box(m) {".
        private static func name(declaredBy line: Substring, in module: String) throws(Failure) -> Substring {
            var words = line.split(maxSplits: 3) { " ({=;".contains($0) }[...]
            if words.first == "async" { words.removeFirst() }
            guard words.count >= 2, let kind = words.first, ["class", "function", "const"].contains(kind) else {
                throw Failure(module: module, reason: "can't be bundled: \(line)")
            }
            return words[words.startIndex + 1]
        }
    }
}
