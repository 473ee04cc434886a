import Foundation
import Testing

/// Behavior asks quirks, numbers and colors come from looks: nobody else compares versions (Decisions/0013).
@Suite("Package: versions")
struct VersionTests {
    /// The files that list a module's quirks, a row each.
    static let quirkTables: Set<String> = [
        "Sources/UIKit/Looks/Quirks.swift", "Sources/DeviceCatalog/Compatibility/CatalogQuirks.swift",
        "Sources/CoreText/SystemFont/SystemFontEra.swift",
    ]

    /// Who else may compare a version with a number, and why.
    static let exceptions: [String: String] = [
        "Sources/CoreText/SystemFont/SystemFontEra.swift":
            "the table of the system font's designs, asked for every run",
        "Sources/Stage/Variants/DeviceChoice.swift": "the least system that the command line takes",
    ]

    private static let operators = [" < ", " > ", "= ", "switch "]
    private static let words = ["os", "sdk", "ersion", "era", "major"]

    /// Whether a line compares an OS or an SDK with a number.
    static func comparesVersion(_ line: String) -> Bool {
        // Speed: most lines have neither; the expressions take 90 seconds for all of them.
        guard operators.contains(where: line.contains), words.contains(where: line.contains) else { return false }
        let code = FileTests.code(line)
        let number = #/\b(?:os|sdk|\w*[vV]ersion|era|major)\)?\s*(?:<|>|<=|>=|==|!=)\s*(?:OSVersion\()?(?!0x)\d/#
        let mirrored = #/\d\)?\s*(?:<|>|<=|>=|==|!=)\s*[\w.]*\b(?:os|sdk|lookVersion|major)\b/#
        let choice = #/\bswitch\s+[\w.]*\b(?:os|sdk|major|lookVersion)\b/#
        return code.contains(number.wordBoundaryKind(.simple)) || code.contains(mirrored.wordBoundaryKind(.simple))
            || code.contains(choice.wordBoundaryKind(.simple))
    }

    @Test
    func `nobody compares versions but the tables of quirks`() {
        for file in SourceTree.sources where Self.exceptions[file.path] == nil {
            for (index, line) in file.lines.enumerated() where Self.comparesVersion(line) {
                Issue.record("\(file):\(index + 1): name it in a table of quirks, or give the look a value")
            }
        }
    }

    @Test
    func `no exception stands without need`() throws {
        for path in Self.exceptions.keys.sorted() {
            let file = try #require(SourceTree.sources.first { $0.path == path }, "\(path) is gone")
            #expect(file.lines.contains(where: Self.comparesVersion), "\(path) compares nothing")
        }
    }

    @Test(arguments: [
        ("guard era.os >= 13 else { return }", true), ("let a = HostEra.current.sdk < 11 ? 1 : 2", true),
        ("if version >= 26 {", true), ("min(era.os, era.sdk) < 15", true), ("os.major == 11", true),
        ("if 13 <= era.os {", true), ("switch era.os.major {", true), ("sdk > OSVersion(9)", true),
        ("/// From os >= 13", false), ("text(\"os > 3\")", false), ("if os >= firstOS {", false),
        ("Quirk(.os(from: 13), \"\")", false), ("version < other", false),
    ])
    func `a comparison is recognized however it is written`(line: String, isFound: Bool) {
        #expect(Self.comparesVersion(line) == isFound)
    }

    /// A quirk as its table lists it.
    struct Row: Sendable {
        var name: String
        var place: String
        var hasSentence: Bool
        var basis: String
    }

    static let rows: [Row] = SourceTree.sources.filter { quirkTables.contains($0.path) }.flatMap { file in
        file.lines.indices.filter { file.lines[$0].contains("Quirk(") }.compactMap { index in
            guard let match = file.lines[index].firstMatch(of: #/static let (\w+) = Quirk\(/#) else { return nil }
            let end = file.lines[index...].firstIndex { $0.hasSuffix(")") } ?? index
            let strings = file.lines[index...end].joined().matches(of: #/"([^"]*)"/#)
            return Row(
                name: String(match.1),
                place: "\(file):\(index + 1)",
                hasSentence: index > 0 && file.lines[index - 1].contains("/// "),
                basis: strings.last.map { String($0.1) } ?? ""
            )
        }
    }

    @Test
    func `every quirk is listed once, with a sentence`() {
        #expect(Self.rows.count > 40)
        for (name, rows) in Dictionary(grouping: Self.rows, by: \.name) where rows.count > 1 {
            Issue.record("\(name) is listed in \(rows.map(\.place))")
        }
        for row in Self.rows { #expect(row.hasSentence, "\(row.place): say what the system does") }
    }

    @Test
    func `every quirk cites a listed fact, or says in words what it rests on`() throws {
        let listed = Set(try FactTests.listed())
        let id = try FactTests.pattern(#"\b[A-Z]{2}-M?\d+[a-z]?\b"#)
        for row in Self.rows {
            let cited = row.basis.matches(of: id)
            #expect(!cited.isEmpty || row.basis.split(separator: " ").count > 2, "\(row.place): \(row.name)")
            for fact in cited {
                #expect(listed.contains(fact), "\(row.place): \(fact) isn't in Documentation/Facts.md")
            }
        }
    }

    @Test
    func `quirks are made in the tables alone, and each is asked for`() {
        let others = SourceTree.sources.filter { !Self.quirkTables.contains($0.path) }
        for file in others {
            for (index, line) in file.lines.enumerated() where line.contains(" Quirk(") && !line.contains("//") {
                Issue.record("\(file):\(index + 1): list it in the module's table")
            }
        }
        let lines = others.flatMap(\.lines).filter { $0.contains("Quirk.") }
        let asked = Set(lines.flatMap { $0.matches(of: #/Quirk\.(\w+)/#).map { String($0.1) } })
        for row in Self.rows { #expect(asked.contains(row.name), "\(row.place): nobody asks for \(row.name)") }
    }
}
