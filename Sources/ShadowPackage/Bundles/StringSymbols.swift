import Foundation
import XcodeProject

/// The names that Xcode 26 makes of the keys that a person has put into a target's string catalogs:
/// `String(localized: .settingsTitle)`, with a function for a key with values.
struct StringSymbols {
    private struct Symbol {
        var name: String
        var key: String
        var values: [Value]
    }

    /// A value in a text: how it is called, where it is, and its type.
    private struct Value: Equatable {
        var label: String?
        var type: String
    }

    private struct File: Decodable {
        struct Entry: Decodable { var extractionState: String? }
        var strings: [String: Entry]
    }

    /// By table, those of `Localizable` under "".
    private var symbols: [String: [Symbol]] = [:]

    init(_ target: Target) {
        guard target.hasStringSymbols, let places = try? NSRegularExpression(pattern: Self.place) else { return }
        for resource in target.resources where resource.path.hasSuffix(".xcstrings") {
            let table = ((resource.path as NSString).lastPathComponent as NSString).deletingPathExtension
            guard table != "InfoPlist", let data = FileManager.default.contents(atPath: resource.path),
                let file = try? JSONDecoder().decode(File.self, from: data)
            else { continue }
            let keys = file.strings.filter { $0.value.extractionState == "manual" }.keys.sorted()
            symbols[table == "Localizable" ? "" : table, default: []] += keys.compactMap { Self.symbol($0, places) }
        }
    }

    /// `%lld`, `%2$@`, `%(name)lld`
    private static let place =
        #"%(?:\(([A-Za-z_][A-Za-z0-9_]*)\))?(?:[0-9]+\$)?(?:\(([A-Za-z_][A-Za-z0-9_]*)\))?([-+ 0-9.]*)(lld|llu|lu|ld|lf|[@diufFeEgGxX])"#

    /// - Parameter places: Finds ``place`` in the key.
    private static func symbol(_ key: String, _ places: NSRegularExpression) -> Symbol? {
        let text = key.replacingOccurrences(of: "%%", with: " ")
        let source = text as NSString
        let whole = NSRange(location: 0, length: source.length)
        let values = places.matches(in: text, range: whole).map { match in
            let label = [1, 2].map(match.range(at:)).first { $0.length > 0 }.map(source.substring)
            return Value(label: label, type: type(source.substring(with: match.range(at: 4))))
        }
        let words = places.stringByReplacingMatches(in: text, range: whole, withTemplate: " ")
        let name = AssetSymbols.symbol(withoutRuns(words), dropping: "")
        return name == "_" ? nil : Symbol(name: name, key: key, values: values)
    }

    /// A run of capitals is one word: "ProgramAE" becomes programAe.
    private static func withoutRuns(_ words: String) -> String {
        var isAfterCapital = false
        return words.map { letter -> String in
            defer { isAfterCapital = letter.isUppercase }
            return isAfterCapital && letter.isUppercase ? letter.lowercased() : String(letter)
        }.joined()
    }

    private static func type(_ conversion: String) -> String {
        switch conversion {
        case "@": "String"
        case "llu", "lu", "u", "x", "X": "UInt"
        case "lld", "ld", "d", "i": "Int"
        default: "Double"
        }
    }

    /// The file; nil without keys.
    var source: String? {
        guard symbols.values.contains(where: { !$0.isEmpty }) else { return nil }
        var lines = ["import Foundation", "import InsetFoundation", "", "extension LocalizedStringResource {"]
        for (table, symbols) in symbols.sorted(by: { $0.key < $1.key }) {
            let indent = table.isEmpty ? "    " : "        "
            if !table.isEmpty { lines.append("    enum \(Self.typeName(table)) {") }
            var taken: Set<String> = []
            for symbol in symbols where taken.insert(symbol.name).inserted {
                lines.append(indent + Self.declaration(symbol, table))
            }
            if !table.isEmpty { lines.append("    }") }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private static func declaration(_ symbol: Symbol, _ table: String) -> String {
        let key = symbol.key.swiftLiteral
        let values = symbol.values.indices.map { "\\(value\($0))" }.joined(separator: " ")
        let text = symbol.values.isEmpty ? key : "\"\(values)\""
        let source = table.isEmpty ? "" : ", table: \(table.swiftLiteral)"
        let made = "LocalizedStringResource(\(key), defaultValue: \(text)\(source))"
        guard !symbol.values.isEmpty else {
            return "static var \(symbol.name): LocalizedStringResource { \(made) }"
        }
        let parameters = symbol.values.enumerated().map { number, value in
            "\(value.label ?? "_") value\(number): \(value.type)"
        }
        return
            "static func \(symbol.name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource { \(made) }"
    }

    private static func typeName(_ table: String) -> String {
        let name = AssetSymbols.symbol(table, dropping: "").filter { $0 != "`" }
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
