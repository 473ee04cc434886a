import CoreText
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("TextKit: kinds of glyphs")
struct GlyphPropertyTests {
    @Test func `line ends are control characters, spaces are elastic, and marks stand on letters`() {
        let storage = NSTextStorage(string: "a b\te\u{301}\n")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let properties = (0..<storage.length).map { manager.propertyForGlyph(at: $0) }
        #expect(properties == [[], .elastic, [], .controlCharacter, [], .nonBaseCharacter, .controlCharacter])
        #expect(manager.propertyForGlyph(at: 99) == [])
    }

    @Test func `glyphs are those of the characters' fonts, one for each character`() {
        let storage = NSTextStorage(string: "aba", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        #expect(manager.cgGlyph(at: 0) == manager.cgGlyph(at: 2) && manager.cgGlyph(at: 0) != manager.cgGlyph(at: 1))
        var isValid: ObjCBool = true
        #expect(manager.cgGlyph(at: 3, isValidIndex: &isValid) == 0 && !isValid.boolValue)
        var glyphs: [CGGlyph] = [0, 0]
        var characters = [0, 0]
        let range = NSRange(location: 1, length: 5)
        let count = manager.getGlyphs(
            in: range,
            glyphs: &glyphs,
            properties: nil,
            characterIndexes: &characters,
            bidiLevels: nil
        )
        #expect(count == 2 && characters == [1, 2])
        #expect(glyphs == [manager.cgGlyph(at: 1), manager.cgGlyph(at: 2)])
    }
}
