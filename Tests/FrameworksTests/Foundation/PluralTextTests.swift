import Foundation
import Testing

@testable import InsetFoundation

@Suite("Foundation: texts that vary by number")
struct PluralTextTests {
    private let files: [String: Any] = [
        "NSStringLocalizedFormatKey": "%#@files@ in %#@folders@ of %@",
        "files": ["zero": "No files", "one": "%d file", "other": "%d files (%#@folders@)"],
        "folders": ["one": "one folder", "other": "%d folders"],
    ]

    private func format(_ entry: [String: Any], _ numbers: [Double?], _ language: String = "en") throws -> PluralFormat
    {
        PluralFormat(try #require(PluralText(entry)), numbers: numbers, language: language)
    }

    @Test(arguments: [
        ([1.0, 1, nil], "%d file in one folder of %@", [0, 2]), ([0, 3, nil], "No files in %d folders of %@", [1, 2]),
        ([0.5, 1, nil], "%d files (one folder) in %d folders of %@", [0, 2, 3]),
    ])
    func `each variable takes the next number and its language's text for it`(
        numbers: [Double?],
        format: String,
        order: [Int]
    ) throws {
        let chosen = try self.format(files, numbers)
        #expect(chosen.format == format && chosen.order == order)
    }

    @Test func `places say which number a text takes, and percent signs stay`() throws {
        let entry: [String: Any] = [
            "NSStringLocalizedFormatKey": "%2$@: %1$#@n@, 100%%, %1$.1f, %",
            "n": ["one": "%lld thing", "other": "many"],
        ]
        let one = try format(entry, [1, nil])
        #expect(one.format == "%@: %lld thing, 100%%, %.1f, %" && one.order == [1, 0, 0])
        let many = try format(entry, [7, nil])
        #expect(many.format == "%@: many, 100%%, %.1f, %" && many.order == [1, 0])
    }

    @Test(arguments: [
        ("en", "ooooo"), ("ru", "fmmof"), ("ar", "tfmof"), ("ja", "ooooo"), ("pl", "fmmof"), ("fr-CA", "ooooo"),
    ])
    func `categories are those of the language`(language: String, categories: String) {
        let found = [2.0, 5, 11, 1.5, 104].map { PluralCategory.of($0, language: language).rawValue.prefix(1) }
        #expect(found.joined() == categories)
    }

    @Test func `a variable without texts stays as it is written, and one within itself ends`() throws {
        let missing = try format(["NSStringLocalizedFormatKey": "a %#@b@"], [1])
        #expect(String(format: missing.format) == "a %#@b@" && missing.order == [])
        let endless = try format(["NSStringLocalizedFormatKey": "%#@b@", "b": ["other": "x%#@b@"]], [2])
        #expect(endless.format.hasPrefix("xxxxxxxx") && endless.order == [])
        #expect(PluralText(["NSStringVariableWidthRuleType": ["1": "a"]]) == nil)
    }

    @Test func `a bundle's rules are found by the text for many, in the language that is shown`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rules: [(language: String, one: String)] = [("de", "%d Ding"), ("en", "%d thing")]
        for rule in rules {
            let url = folder.appendingPathComponent("\(rule.language).lproj/L.plurals")
            let entry: [String: Any] = [
                "NSStringLocalizedFormatKey": "%#@n@", "n": ["one": rule.one, "other": "%d"],
            ]
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try PropertyListSerialization.data(fromPropertyList: ["%d": entry], format: .xml, options: 0).write(to: url)
        }
        try Data("[".utf8).write(to: folder.appendingPathComponent("en.lproj/Bad.plurals"))
        let texts = PluralTexts(in: [folder])
        #expect(texts.format("%d", numbers: [1])?.format == "%d thing")
        #expect(texts.format("%d", numbers: [])?.format == "%d")
        #expect(texts.format("%@", numbers: [1]) == nil)
    }
}
