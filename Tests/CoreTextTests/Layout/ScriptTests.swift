import CoreGraphics
import Platform
import Testing

@testable import CoreText

@Suite("Text layout: scripts and directions")
struct ScriptTests {
    @Test
    func `Hebrew runs from right to left`() {
        #expect(shown(layout("שלום")) == "םולש")
    }

    @Test
    func `numbers in Hebrew keep their order`() {
        #expect(shown(layout("אב 12 גד")) == "דג 12 בא")
    }

    @Test
    func `Latin in a Hebrew paragraph stands at its place`() {
        let text = layout("אב abc גד")
        #expect(shown(text) == "דג abc בא")
        #expect(text.lines[0].isRightToLeft)
    }

    @Test
    func `a paragraph takes the direction of its first strong character`() {
        #expect(shown(layout("abc אב")) == "abc בא")
        #expect(!layout("abc אב").lines[0].isRightToLeft)
        #expect(shown(layout("1. אב")) == "בא .1")
    }

    @Test
    func `a base direction that is asked for wins`() {
        let text = layout("abc!") { $0.baseWritingDirection = .rightToLeft }
        #expect(shown(text) == "!abc")
    }

    @Test
    func `a truncated right-to-left line has its ellipsis at the left`() {
        let text = layout("שלום עולם שלום עולם", width: 80, lines: 1, truncation: .truncatingTail)
        #expect(shown(text).hasPrefix("…"))
    }

    @Test
    func `brackets turn around in right-to-left text`() {
        let plain = layout("(").lines[0].glyphs.map(\.glyph)
        let turned = layout("א)").lines[0].glyphs.first.map(\.glyph)
        #expect(plain.first == turned)
    }

    @Test
    func `Arabic letters join`() {
        let joined = layout("بب").lines[0].glyphs.map(\.glyph)
        #expect(joined.count == 2 && joined[0] != joined[1])
    }

    @Test
    func `ideographs break anywhere but before closing punctuation`() {
        let text = layout("日本語日本語。", width: 17 * 3 + 2)
        #expect(texts(text) == ["日本語", "日本", "語。"])
    }

    @Test
    func `Thai breaks between syllables`() {
        let text = layout("สวัสดีชาวโลก", width: 50)
        #expect(text.lines.count > 1)
        for line in texts(text) {
            #expect(!"ะาำิีึืุู่้๊๋์ั".contains(line.unicodeScalars.first.map(Character.init) ?? " "))
        }
    }

    @Test
    func `a mark stays with its letter`() {
        let text = layout("e\u{301}e\u{301}e\u{301}", width: 12)
        #expect(texts(text) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    }

    @Test
    func `emoji and flags break between each other, never inside`() {
        #expect(texts(layout("😀👍🏽👩‍👩‍👧‍👦😀", width: 24)) == ["😀", "👍🏽", "👩‍👩‍👧‍👦", "😀"])
        #expect(texts(layout("🇩🇪🇫🇷🇯🇵", width: 24)) == ["🇩🇪", "🇫🇷", "🇯🇵"])
    }

    @Test(arguments: [
        "\u{FFFF}", "a\u{1F1E9}b\u{1F1E9}", "\u{202E}\u{202D}\u{2066}abc", "\u{D7FF}\u{FFFE}",
        String(repeating: "\u{301}", count: 500), "a\u{0}b",
    ])
    func `hostile text lays out`(string: String) {
        let text = layout(string, width: 50)
        #expect(text.lines.last?.range.upperBound == string.utf16.count)
    }
}
