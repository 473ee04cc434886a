import Foundation

/// A map of C modules that a project shows to its Swift by `SWIFT_INCLUDE_PATHS`.
struct ModuleMap {
    /// The modules that it declares, those within others not among them.
    private(set) var modules: [String] = []
    /// The headers that it names, by path.
    private(set) var headers: [String] = []

    /// Reads a map; nil where there is none.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let folder = (path as NSString).deletingLastPathComponent
        var depth = 0
        var previous: Substring = ""
        let text = String(decoding: data, as: UTF8.self)
            .replacing(#//\*(?s:.*?)\*/|//[^\n]*/#, with: " ").replacing(#/[{}]/#) { " \($0.output) " }
        for word in text.split(whereSeparator: \.isWhitespace) {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            if previous == "module", depth == 0, word != "*" { modules.append(String(word)) }
            if previous == "header", word.hasPrefix("\"") {
                let name = word.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
                headers.append(name.hasPrefix("/") ? name : folder + "/" + name)
            }
            previous = word
        }
    }
}
