import Foundation
import Testing

@testable import ShadowPackage

@Suite("Shadow package: messages")
struct MessageTests {
    @Test func `the compiler's line is a place and a text`() {
        let message = CompilerMessage("/a b/C:d.swift:12:5: error: cannot find 'x' in scope")
        #expect(
            message
                == CompilerMessage(
                    file: "/a b/C:d.swift",
                    line: 12,
                    column: 5,
                    severity: .error,
                    text: "cannot find 'x' in scope"
                )
        )
        #expect(CompilerMessage("    |     `- error: not a place") == nil)
        let missing = CompilerMessage("/a/b.c:1:10: fatal error: 'x.h' file not found")
        #expect(missing?.severity == .error && missing?.text == "'x.h' file not found")
    }

    @Test(arguments: [(1, 1), (9, 9), (10, 10), (12, 12), (30, 14), (31, 15), (40, 24)])
    func `a column behind an edit is the user's`(ported: Int, user: Int) {
        // Five characters at column 10 became twenty-one.
        let edit = ColumnMap.Edit(line: 3, column: 10, oldLength: 5, newLength: 21)
        let map = ColumnMap([.init(source: "/user/A.swift", output: "/cache/A.swift", edits: [edit])])
        let message = CompilerMessage(file: "/user/A.swift", line: 3, column: ported, severity: .error, text: "")
        #expect(map.mapped(message).column == user)
        let other = CompilerMessage(file: "/cache/A.swift", line: 4, column: ported, severity: .error, text: "")
        #expect(map.mapped(other).column == ported)
        #expect(map.mapped(other).file == "/user/A.swift")
    }

    @Test func `symbols that are missing are counted by place and file, the most used first`() {
        func error(_ text: String, _ line: Int, _ file: String = "A.swift") -> CompilerMessage {
            CompilerMessage(file: file, line: line, column: 1, severity: .error, text: text)
        }
        let symbols = MissingSymbols([
            error("cannot find type 'MKMapView' in scope", 1), error("cannot find 'MKMapView' in scope", 2),
            error("cannot find 'MKMapView' in scope", 2), error("cannot find 'MKMapView' in scope", 1, "B.swift"),
            error("value of type 'UIView' has no member 'foo'", 5), error("no such module 'Metal'", 1),
            error("expected expression", 9),
        ]).symbols
        #expect(symbols.map(\.name) == ["MKMapView", "UIView.foo", "import Metal"])
        #expect(symbols[0].uses == 3)
        #expect(symbols[0].description.hasPrefix("MKMapView: 3 places in 2 files; "))
    }
}
