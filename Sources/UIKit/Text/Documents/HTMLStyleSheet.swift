import Foundation

/// Declarations of CSS: values by the names of properties, in small letters.
typealias HTMLDeclarations = [String: String]

/// The rules of a page that name elements and classes; others are left out.
struct HTMLStyleSheet {
    private struct Rule {
        /// Nil for any.
        var element: String?
        var classes: Set<String>
        var id: String?
        var declarations: HTMLDeclarations

        var weight: Int { (id == nil ? 0 : 100) + 10 * classes.count + (element == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    /// Adds the rules of a style element.
    mutating func add(_ text: String) {
        var rest = Substring(Self.withoutComments(text))
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            let body = rest[rest.index(after: open)...]
            let end = body.firstIndex(of: "}") ?? body.endIndex
            rest = body[end...].dropFirst()
            // Rules for media and the like hold rules of their own.
            guard !selectors.contains("@") else { continue }
            let declarations = Self.declarations(String(body[..<end]))
            for selector in selectors.split(separator: ",") {
                if let rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations) {
                    rules.append(rule)
                }
            }
        }
    }

    /// What the rules say of an element; the more exact rule, then the later one wins.
    func declarations(element: String, attributes: [String: String]) -> HTMLDeclarations {
        guard !rules.isEmpty else { return [:] }
        let classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
        let fitting = rules.enumerated().filter { _, rule in
            (rule.element ?? element) == element && rule.classes.isSubset(of: classes)
                && (rule.id == nil || rule.id == attributes["id"])
        }
        return fitting.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .reduce(into: [:]) { $0.merge($1.element.declarations) { $1 } }
    }

    private static func rule(_ selector: String, _ declarations: HTMLDeclarations) -> Rule? {
        guard !selector.isEmpty, !selector.contains(where: { " >+~:[".contains($0) }) else { return nil }
        var rule = Rule(element: nil, classes: [], id: nil, declarations: declarations)
        var name = ""
        var kind: Character = "e"
        func finish() {
            switch kind {
            case ".": rule.classes.insert(name)
            case "#": rule.id = name
            default: rule.element = name.isEmpty || name == "*" ? nil : name.lowercased()
            }
        }
        for character in selector {
            if character == "." || character == "#" {
                finish()
                (name, kind) = ("", character)
            } else {
                name.append(character)
            }
        }
        finish()
        return rule
    }

    /// What a style attribute, or the body of a rule, says.
    static func declarations(_ text: String) -> HTMLDeclarations {
        var declarations: HTMLDeclarations = [:]
        for part in text.split(separator: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
            declarations[name] = value.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return declarations
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        // What hides a sheet from very old browsers.
        return (result + rest).replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
    }
}
