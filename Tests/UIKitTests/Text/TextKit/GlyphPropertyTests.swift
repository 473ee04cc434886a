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
}
