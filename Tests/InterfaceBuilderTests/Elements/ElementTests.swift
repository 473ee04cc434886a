import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Elements")
struct ElementTests {
    @Test
    func `an element knows its line, column and bytes`() throws {
        let text = "<document>\n  <a b=\"1\">\n  </a><c/>\n</document>"
        let root = try ElementParser(file: "A.xib").parse(Data(text.utf8))
        let a = try #require(root.children.first)
        #expect(a.position.line == 2)
        #expect(a.position.column == 3)
        #expect(String(decoding: Array(text.utf8)[a.position.bytes], as: UTF8.self) == "<a b=\"1\">\n  </a>")
        let c = try #require(root.children.last)
        #expect(String(decoding: Array(text.utf8)[c.position.bytes], as: UTF8.self) == "<c/>")
        #expect(root.position.bytes == 0..<text.utf8.count)
    }

    @Test
    func `attributes keep their order and have their entities replaced`() throws {
        let root = try ElementParser(file: "A").parse(Data("<a z=\"&quot;1&#10;\" b=\"&lt;ü&gt;\"/>".utf8))
        #expect(root.attributes.map(\.name) == ["z", "b"])
        #expect(root.attributes.map(\.value) == ["\"1\n", "<ü>"])
    }

    @Test(arguments: [
        ("1", 1.0), ("0.0", 0), ("-12.5", -12.5), ("2.2250738585072014e-308", 2.2250738585072014e-308), ("1e3", 1000),
        ("nan", nil), ("inf", nil), ("1e999", nil), ("0x10", 16), ("", nil), ("12pt", nil), ("infinite", nil),
        (" 1", nil),
    ])
    func `a number is finite or none`(text: String, number: Double?) {
        #expect(Element.number(text) == number)
    }

    @Test
    func `white space counts in strings only`() throws {
        let root = try ElementParser(file: "A").parse(
            Data("<a>\n <string key=\"text\"> b\n</string><string>\n</string></a>".utf8)
        )
        #expect(root.text.isEmpty)
        #expect(root.children.map(\.text) == [" b\n", "\n"])
    }
}
