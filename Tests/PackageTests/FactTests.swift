import Foundation
import Testing

@Suite("Package: facts")
struct FactTests {
    static let prefixes = "SA|LM|TG|SC|TV|CV|TR|AP|IM|SP|PR|BR|ST|HI|LB|AL|BT|UN|IB|TX|KB|PK|EV"

    static func pattern(_ text: String) throws -> NSRegularExpression { try NSRegularExpression(pattern: text) }

    static func listed() throws -> [String] {
        let page = try SourceTree.contents(of: "Documentation/Facts.md")
        return page.matches(of: try pattern(#"(?m)^- \*\*((?:\#(prefixes))-M?\d+[a-z]?)\*\*"#))
    }

    @Test
    func `no fact's id is listed twice`() throws {
        let ids = try Self.listed()
        #expect(ids.count > 500)
        let doubled = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        #expect(doubled == [])
    }

    @Test
    func `every fact that code or tests cite is listed`() throws {
        let ids = Set(try Self.listed())
        let citation = try Self.pattern(#"\b(?:\#(Self.prefixes))-M?\d+[a-z]?\b"#)
        for file in SourceTree.sources + SourceTree.tests where file.module != "PackageTests" {
            for (index, line) in file.lines.enumerated() where line.contains("-") && line.contains("//") {
                for id in line.matches(of: citation) {
                    #expect(ids.contains(id), "\(file):\(index + 1): \(id) isn't in Documentation/Facts.md")
                }
            }
        }
    }
}
