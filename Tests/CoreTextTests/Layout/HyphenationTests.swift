import CoreGraphics
import Platform
import Testing

@testable import CoreText

// TX-7
@Suite("Text layout: hyphenation")
struct HyphenationTests {
    // The printed dictionaries' divisions.
    @Test(arguments: [
        ("en-US", "hyphenation", "hy-phen-ation"), ("en-US", "Representation", "Rep-re-sen-ta-tion"),
        ("en-US", "book", "book"), ("de-DE", "Silbentrennung", "Sil-ben-tren-nung"), ("de", "Größe", "Grö-ße"),
        ("fr-FR", "bibliothèque", "bi-blio-thèque"), ("xx-YY", "hyphenation", "hyphenation"),
        ("en-US", "İstanbullular", "İstanbullular"),
    ])
    func `a word parts as its language does, and not in a language without patterns`(
        language: String,
        word: String,
        parts: String
    ) {
        let units = Array(word.utf16)
        let hyphenator = Hyphenator.hyphenator(for: language)
        var divided = units
        for place in (hyphenator?.breaks(in: units[...]) ?? []).reversed() { divided.insert(0x2D, at: place) }
        #expect(String(decoding: divided, as: UTF16.self) == parts)
    }

    private func lines(
        _ string: String,
        width: CGFloat,
        factor: CGFloat,
        limit: Int = 0,
        configure: (inout TextLayoutOptions) -> Void = { _ in }
    ) -> (texts: [String], layout: TextLayout) {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 17))
        attributes.paragraphStyle.hyphenationFactor = factor
        var options = TextLayoutOptions(width: width, maximumNumberOfLines: limit, era: .standard)
        configure(&options)
        let layout = TextLayout(AttributedText(string, attributes: attributes), options: options)
        let units = Array(string.utf16)
        return (layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }, layout)
    }

    @Test
    func `a line takes a part of the next word where it would be filled to less than the factor`() {
        let text = "A representation"
        #expect(lines(text, width: 112, factor: 0).texts == ["A ", "representation"])
        #expect(lines(text, width: 112, factor: 1).texts == ["A representa", "tion"])
        // The letter takes about a tenth.
        #expect(lines(text, width: 112, factor: 0.05).texts == ["A ", "representation"])
    }

    @Test
    func `the hyphen takes room, and stands for no character`() throws {
        let (texts, layout) = lines("representation", width: 80, factor: 1)
        #expect(texts == ["represen", "tation"])
        let line = try #require(layout.lines.first)
        let hyphen = try #require(line.glyphs.last)
        #expect(hyphen.cluster == 8..<8)
        #expect(hyphen.advance > 5)
        #expect(abs(line.width - CGFloat(hyphen.x + hyphen.advance)) < 0.01)
        #expect(layout.characterRange(at: CGPoint(x: CGFloat(hyphen.x) + 2, y: 5)) == nil)
        // Between the parts is one place: the next line's start.
        #expect(layout.caretRect(at: 8).minY == layout.lines[1].origin.y)
        // Without the hyphen's room a shorter part remains.
        #expect(lines("representation", width: line.width - 0.5, factor: 1).texts.first == "repre")
    }

    @Test
    func `a word that is wider than two lines parts again, and letters that fit nowhere still break`() {
        #expect(lines("representation", width: 50, factor: 1).texts == ["repre", "senta", "tion"])
        #expect(lines("88888888", width: 35, factor: 1).texts == ["888", "888", "88"])
    }

    @Test
    func `the text's factor stands in for the paragraph's, and hyphenation can be off`() {
        #expect(lines("A representation", width: 112, factor: 0) { $0.hyphenationFactor = 1 }.texts.count == 2)
        #expect(
            lines("A representation", width: 112, factor: 0) { $0.hyphenationFactor = 1 }.texts[0] == "A representa"
        )
        #expect(lines("A representation", width: 112, factor: 1) { $0.allowsHyphenation = false }.texts[0] == "A ")
    }

    @Test
    func `a truncated line has its ellipsis, and no hyphen`() throws {
        let (_, layout) = lines("A representation of texts", width: 112, factor: 1, limit: 1) {
            $0.truncation = .truncatingTail
        }
        let line = try #require(layout.lines.first)
        #expect(layout.lines.count == 1)
        #expect(line.isTruncated)
        #expect(line.glyphs.filter { $0.cluster.isEmpty }.count == 1)
    }
}
