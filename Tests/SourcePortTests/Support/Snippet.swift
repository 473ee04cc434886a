import Foundation

/// A piece of iOS source with what it prints there and what the rewriter says to it.
///
/// A file of `Snippets` holds many, each behind `// MARK: what it shows`. `X_` before a name is replaced by a prefix of
/// the snippet's own; `X_run()` runs it. `// > text` is a line that it prints, `// ! text` begins a note on the next
/// line of code. What stands behind `// LINUX` is the same as somebody writes it here by hand, without Objective-C.
struct Snippet: CustomStringConvertible {
    let name: String
    let topic: String
    let prefix: String
    let source: String
    let log: [String]
    /// Line and text of the notes.
    let notes: [(line: Int, text: String)]
    /// The form written by hand, which isn't ported; its prefix is ``linuxPrefix``.
    let linux: String?

    var linuxPrefix: String { prefix + "Linux_" }

    var description: String { "\(topic): \(name)" }

    static let all: [Snippet] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Snippets")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
        return names.flatMap { name -> [Snippet] in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            let topic = name.replacingOccurrences(of: ".txt", with: "")
            let parts = text.components(separatedBy: "// MARK: ").dropFirst()
            return parts.enumerated().map { Snippet($1, topic: topic, number: $0 + 1) }
        }
    }()

    init(_ text: String, topic: String, number: Int) {
        let forms = text.components(separatedBy: "// LINUX\n")
        let lines = forms[0].components(separatedBy: "\n")
        name = lines[0]
        self.topic = topic
        let own = "\(topic)\(number)_"
        prefix = own
        let code = ["import UIKit"] + lines.dropFirst()
        source = code.joined(separator: "\n").replacingOccurrences(of: "X_", with: prefix)
        log = code.filter { $0.hasPrefix("// > ") }.map { String($0.dropFirst(5)) }
        notes = code.enumerated().filter { $1.trimmingCharacters(in: .whitespaces).hasPrefix("// ! ") }.map {
            place,
            line in
            let text = String(line.trimmingCharacters(in: .whitespaces).dropFirst(5))
            return (place + 2, text.replacingOccurrences(of: "X_", with: own))
        }
        linux = forms.dropFirst().first.map { form in
            "import UIKit\n" + form.replacingOccurrences(of: "X_", with: "\(topic)\(number)_Linux_")
        }
    }
}
