import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Strings tables")
struct StringsTableTests {
    private func table(_ text: String) throws -> [String: String] {
        try StringsTable(data: Data(text.utf8), name: "A.strings").entries
    }

    @Test
    func `keys and values may be quoted or bare, comments lie anywhere`() throws {
        let text = """
            /* Class = "UILabel"; text = "a"; ObjectID = "a"; */
            "a.text" = "Grüße \\"du\\"\\n\\\\ \\U00e9\\101";
            // "b" = "c";
            bare_key=value.1 ; "alone"; /**/ "a" /* x */ = /* y */ 'it';
            """
        let expected = ["a.text": "Grüße \"du\"\n\\ éA", "bare_key": "value.1", "alone": "alone", "a": "it"]
        #expect(try table(text) == expected)
    }

    @Test
    func `two units of UTF-16 make one character`() throws {
        #expect(try table(#""a" = "\UD83D\UDE00 \UD83D";"#) == ["a": "😀 \u{FFFD}"])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8])
    func `each encoding is recognized`(encoding: String.Encoding) throws {
        let data = try #require("\"k\" = \"ü\";".data(using: encoding))
        #expect(try StringsTable(data: data, name: "A").entries == ["k": "ü"])
    }

    @Test
    func `a property list will do`() throws {
        let list = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
        #expect(try StringsTable(data: list, name: "A").entries == ["k": "v"])
        let xml = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .xml, options: 0)
        #expect(try StringsTable(data: xml, name: "A").entries == ["k": "v"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", 1, "expected \";\""), ("\"a\"\n \"b\";", 2, "expected \"=\""),
        ("\n\"a\" = \"b;\n", 2, "the string has no end"),
        ("/* a", 1, "the comment has no end"), ("\"a\" = ", 1, "the file ends in an entry"),
        ("=", 1, "expected a string"),
    ])
    func `what is wrong is told with its line`(text: String, line: Int, reason: String) {
        #expect(throws: DocumentError.malformedStrings(file: "A.strings", line: line, reason: reason)) {
            try table(text)
        }
    }

    @Test
    func `a table that ends anywhere does not crash`() {
        let text = "/* c */ \"a\" = \"\\U00e9\\n\"; b = 'c';"
        for end in text.indices { _ = try? table(String(text[..<end])) }
    }

    @Test
    func `a String Catalog has a table for each language`() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "l.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}},
                "de": {"variations": {"device": {"iphone": {"stringUnit": {"state": "", "value": "Tippen"}}}}}}},
              "n": {"localizations": {"fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "", "value": "un"}},
                "other": {"stringUnit": {"state": "", "value": "%d"}}}}}}},
              "bare": {}}}
            """
        let catalog = try StringCatalog(data: Data(json.utf8), name: "A.xcstrings")
        #expect(catalog.languages == ["de", "fr"])
        #expect(catalog.table(for: "fr")?.entries == ["l.text": "Bonjour", "n": "%d"])
        #expect(catalog.table(for: "de")?.entries == ["l.text": "Tippen"])
        #expect(throws: DocumentError.malformedStrings(file: "A", line: 1, reason: "not a String Catalog")) {
            try StringCatalog(data: Data("[]".utf8), name: "A")
        }
    }

    @Test(arguments: [
        ("fr", ["fr", "French"]), ("fr_CA", ["fr-CA", "fr", "French"]),
        ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh", "zh-Hans"]),
        ("zh_TW", ["zh-TW", "zh-Hant", "zh", "zh-Hans"]), ("zh", ["zh-Hans", "zh"]),
        ("EN-us", ["en-US", "en", "English"]),
        ("nb", ["nb", "no"]), ("", []),
    ])
    func `a locale is looked for in a chain of languages`(locale: String, chain: [String]) {
        #expect(LanguageChain(locale).languages == chain)
    }
}
