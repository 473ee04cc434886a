import Foundation
import Testing

@Suite("Package: documentation")
struct DocumentationTests {
    /// A public declaration with the comment above it.
    struct Declaration: CustomStringConvertible {
        var place: String
        /// The line that declares it, without indentation.
        var line: Substring
        /// The lines of its `///` comment without the slashes; empty where there is none.
        var comment: [Substring]
        var description: String { place }

        /// The comment up to its first empty line or list: what documentation shows in overviews.
        var abstract: String {
            let lines = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }
            return lines.joined(separator: " ")
        }
    }

    /// What may follow an access level.
    static let keywords: Set<String> = [
        "actor", "class", "convenience", "enum", "final", "func", "indirect", "infix", "init", "internal", "lazy",
        "let",
        "mutating", "nonisolated", "package", "postfix", "prefix", "private", "protocol", "required", "static",
        "struct",
        "subscript", "typealias", "unowned", "var", "weak",
    ]

    /// The declarations of a file that other modules see; overrides have their superclass's documentation.
    static func declarations(in file: SourceTree.File) -> [Declaration] {
        var found: [Declaration] = []
        for (index, line) in file.lines.enumerated() {
            let code = line.drop { $0 == " " }
            // Variables and arguments may have the name, too.
            let words = code.split(separator: " ", maxSplits: 2)
            guard words.count > 1, words[0] == "public" || words[0] == "open",
                keywords.contains(String(words[1].prefix { $0.isLetter }))
            else { continue }
            guard !code.contains("override "), !code.contains(" extension ") else { continue }
            var above = index
            while above > 0, file.lines[above - 1].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
            guard !file.lines[above..<index].contains(where: { $0.contains("@_spi") }) else { continue }
            var comment: [Substring] = []
            while above > 0, let text = commentText(file.lines[above - 1]) {
                comment.insert(text, at: 0)
                above -= 1
            }
            found.append(Declaration(place: "\(file):\(index + 1)", line: code, comment: comment))
        }
        return found
    }

    private static func commentText(_ line: String) -> Substring? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        return text.dropFirst(3).drop { $0 == " " }
    }

    /// What is wrong with the first lines of a comment; nil for nothing.
    static func fault(of abstract: String) -> String? {
        guard let first = abstract.first, let last = abstract.last(where: { $0 != ")" }) else {
            return "says nothing before its parameters"
        }
        if !".:!?…`".contains(last) { return "doesn't end as a sentence" }
        if first.isLowercase { return "begins in the middle of a sentence" }
        let word = abstract.prefix { $0.isLetter }
        if ["It", "Its", "They", "And", "Or", "But", "Then", "Otherwise"].contains(word) {
            return "leans on what stands above it"
        }
        if abstract.hasPrefix("The same.") || abstract.hasPrefix("The same,") || abstract.hasPrefix("The same;") {
            return "leans on what stands above it"
        }
        return nil
    }

    @Test
    func `every public name is documented, and its first lines stand alone`() {
        for file in SourceTree.sources {
            for declaration in Self.declarations(in: file) {
                guard !declaration.comment.isEmpty else {
                    // What Swift asks of every subclass, in classes that only lend their names to calls.
                    let isRequired = declaration.line.hasPrefix("public required init?(coder")
                    #expect(isRequired, "\(declaration): public without documentation")
                    continue
                }
                let fault = Self.fault(of: declaration.abstract)
                #expect(fault == nil, "\(declaration): the comment \(fault ?? "")")
            }
        }
    }

    @Test(arguments: [
        ("A sentence.", true), ("`nil` for none.", true), ("A list:", true), ("In a unit (points).", true), ("", false),
        ("Without an end", false), ("nil where there is none.", false), ("Its font.", false),
        ("The same, larger.", false), ("The same as `flush`.", true), ("Items in a row.", true),
    ])
    func `fragments are told from sentences`(abstract: String, standsAlone: Bool) {
        #expect((Self.fault(of: abstract) == nil) == standsAlone)
    }

    @Test
    func `what has no effect says so in the words that the documentation lists it by`() {
        for file in SourceTree.sources {
            for (index, line) in file.lines.enumerated() where line.contains("///") {
                let place = "\(file):\(index + 1)"
                if line.contains("No effect here") {
                    #expect(line.contains("/// - Note: No effect here: "), "\(place)")
                }
                for words in ["ept for the app", "/// Has no effect"] {
                    #expect(!line.contains(words), "\(place): say what it is, and `- Note: No effect here: why.`")
                }
            }
        }
    }
}
