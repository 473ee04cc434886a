import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode project: property lists")
struct PropertyListTests {
    private func parse(_ text: String) throws(PropertyListError) -> PropertyValue {
        try PropertyListFile.parse(Data(text.utf8))
    }

    @Test func `words, quoted ones, lists, dictionaries and data are read`() throws {
        let value = try parse(
            "// !$*UTF8*$!\n{ a = b/c.d; \"e f\" = ( 1, \"2\\n\\\"\\U00e9\\101\", ); /* g */ h = { i = <0fF0>; }; }"
        )
        #expect(value["a"] == .string("b/c.d"))
        #expect(value["e f"] == .array([.string("1"), .string("2\n\"éA")]))
        #expect(value["h"]?["i"] == .data(Data([0x0F, 0xF0])))
    }

    @Test func `a strings file is a dictionary without braces`() throws {
        #expect(try parse("/* c */ \"Hello\" = \"Bonjour\"; Alone;")["Alone"] == .string("Alone"))
    }

    @Test func `XML and JSON are read as well`() throws {
        #expect(
            try parse(
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><string>b</string></array></dict></plist>"
            )["a"]?.strings == ["b"]
        )
        #expect(try parse("{ \"a\": { \"b\": [\"c\", 4] } }")["a"]?["b"]?.strings == ["c", "4"])
    }

    @Test(arguments: [
        ("{\n a = b\n c = d; }", 3, "; is missing after the value of a"),
        ("{ a = (b", 1, "a comma or ) is missing in an array"),
        ("{ a = b;", 1, "a dictionary isn't closed with }"), ("{ a = \"b; }", 1, "a quoted word isn't closed"),
        ("{\n\n= b; }", 3, "\"=\" stands where a word is expected"), ("{ a b; }", 1, "= is missing after the key a"),
        ("{\n<<<<<<< HEAD\n a = b; }", 2, "a merge left its marks; resolve the conflict"),
        ("{ a = b; } c", 1, "there is more after the end of the list"),
        ("{ /* a }", 1, "a comment isn't closed with */"),
        ("", 1, "the file is empty"), ("{ a = <xyz>; }", 1, "data isn't hexadecimal"),
    ])
    func `what is wrong is told with its line`(text: String, line: Int, reason: String) {
        #expect(throws: PropertyListError(line: line, reason: reason)) { try parse(text) }
    }

    @Test func `nesting has an end`() {
        #expect(throws: PropertyListError.self) { try parse(String(repeating: "(", count: 100_000)) }
        #expect(throws: PropertyListError.self) { try parse(String(repeating: "{a=", count: 100_000)) }
    }
}
