import Foundation
import Platform
import Testing

@testable import CoreText

@Suite("System font: the packed table")
struct SystemFontTableTests {
    private func json() throws -> [String: Any] {
        let data = try #require(ResourceFolder(module: "CoreText")?.contents(of: "system-font.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test
    func `the packed advances are those of the JSON`() throws {
        let json = try json()
        let table = SystemFontTable.shared
        let names = FontWeight.names + ["italic"]
        for (section, key) in ["weights", "weights_text_display"].enumerated() {
            let weights = try #require(json[key] as? [String: Any])
            for (face, name) in names.enumerated() {
                let cuts = try #require(weights[name] as? [String: Any])
                for (cut, cutName) in ["text", "display"].enumerated() {
                    let advances = try #require((cuts[cutName] as? [String: Any])?["advances"] as? [String: Double])
                    let base = ((section * 10 + face) * 2 + cut) * table.characters.count
                    for (character, advance) in advances {
                        let scalar = try #require(character.unicodeScalars.first)
                        let index = try #require(table.index(of: scalar.value))
                        #expect(abs(Double(table.advances[base + index]) - advance) < 0.001)
                    }
                }
            }
        }
    }

    @Test
    func `the packed sizes of text styles are those of the JSON`() throws {
        let dynamic = try #require(try json()["dynamic_type"] as? [String: Any])
        let points = try #require(dynamic["points"] as? [String: [String: Double]])
        let leading = try #require(dynamic["leading"] as? [String: [String: Double]])
        for category in ContentSizeCategory.allCases {
            for style in TextStyle.allCases {
                #expect(Double(DynamicType.pointSize(of: style, in: category)) == points["\(category)"]?["\(style)"])
                #expect(Double(DynamicType.leading(of: style, in: category)) == leading["\(category)"]?["\(style)"])
            }
        }
    }

    @Test
    func `a damaged table is refused`() throws {
        let data = try #require(ResourceFolder(module: "CoreText")?.contents(of: "system-font.table"))
        #expect(SystemFontTable(data) != nil)
        #expect(SystemFontTable(data.prefix(data.count / 2)) == nil)
        #expect(SystemFontTable(Data([1, 2, 3])) == nil)
        #expect(SystemFontTable(Data()) == nil)
    }
}
