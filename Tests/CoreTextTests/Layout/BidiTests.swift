import CoreGraphics
import Platform
import Testing

@testable import CoreText

@Suite("Text layout: paragraphs of two directions")
struct BidiTests {
    // UAX 9: base direction, embedded numbers, punctuation between directions. Brackets are drawn mirrored.
    @Test(arguments: [
        ("אב (abc) גד", "דג )abc( בא"), ("abc (אב) def", "abc (בא) def"), ("טלפון 03-1234", "03-1234 ןופלט"),
        ("abc אב 12 גד def", "abc דג 12 בא def"), ("אב, גד!", "!דג ,בא"), ("C++ אב", "C++ בא"),
    ])
    func `a line stands as the bidirectional algorithm says`(text: String, expected: String) {
        #expect(shown(layout(text)) == expected)
    }

    @Test
    func `each paragraph has its own direction`() {
        let text = layout("abc\nאבג\n12")
        #expect(text.lines.map(\.isRightToLeft) == [false, true, false])
        let turned = layout("abc\nאבג\n12", direction: .rightToLeft)
        #expect(turned.lines.map(\.isRightToLeft) == [false, true, true])
    }

    @Test
    func `wrapped lines of a mixed paragraph keep their own order`() {
        // The break comes in the order of reading, not of the screen.
        let text = layout("אבג abc דהו def", width: 62)
        #expect(texts(text).joined() == "אבג abc דהו def")
        #expect(text.lines.count == 2)
        #expect(shown(text, line: 0) == "abc גבא")
        #expect(shown(text, line: 1) == "def והד")
    }

    @Test
    func `indents count from the edge where a paragraph begins`() {
        let text = layout("אב\nabc", width: 200) { $0.firstLineHeadIndent = 30 }
        #expect(abs(text.lines[0].origin.x) < 1e-6)
        let right = layout("אב\nabc", width: 200, direction: .rightToLeft) { $0.firstLineHeadIndent = 30 }
        #expect(abs(right.lines[0].frame.maxX - 170) < 1e-6)
    }

    @Test
    func `Arabic shapes join across the line's own order and keep their marks`() {
        let text = layout("مُحَمَّد 2024")
        #expect(text.lines[0].isRightToLeft)
        #expect(shown(text).hasPrefix("2024 "))
        let last = text.lines[0].glyphs.map(\.cluster.upperBound).max()
        #expect(last == "مُحَمَّد 2024".utf16.count)
    }

    @Test
    func `a selection over both directions has a box for each stretch`() {
        let text = layout("abc אבג def")
        let boxes = text.rects(for: 2..<6)
        #expect(boxes.count == 2)
        #expect(boxes.allSatisfy { $0.width > 0 && $0.height > 0 })
    }

    // UAX 9, explicit embeddings and overrides.
    @Test(arguments: [
        ("abc def!", 4..<8, [TextWritingDirection.rightToLeftOverride], "abc !fed"),
        ("abc def!", 4..<8, [.rightToLeftEmbedding], "abc !def"),
        ("אב abc גד", 3..<6, [.rightToLeftOverride], "דג cba בא"),
        ("אב abc, גד", 3..<7, [.leftToRightEmbedding], "דג abc, בא"),
        ("abc def!", 4..<8, [], "abc def!"),
        ("ab12", 0..<4, [.rightToLeftEmbedding, .leftToRightOverride], "ab12"),
    ])
    func `a part stands in the direction that it is put into`(
        string: String,
        range: Range<Int>,
        directions: [TextWritingDirection],
        expected: String
    ) {
        let font = FontDescription(systemFontOfSize: 17)
        let units = Array(string.utf16)
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let plain = TextAttributes(font: font)
        var directed = plain
        directed.writingDirections = directions
        var text = AttributedText(part(0..<range.lowerBound), attributes: plain)
        text.append(part(range), attributes: directed)
        text.append(part(range.upperBound..<units.count), attributes: plain)
        let layout = TextLayout(text, options: TextLayoutOptions(era: Era(os: OSVersion(18))))
        #expect(shown(layout) == expected)
    }
}
