import CoreGraphics
import Platform
import Testing

@testable import CoreText

/// A layout of plain text, with what a test changes.
func layout(
    _ string: String,
    size: CGFloat = 17,
    width: CGFloat = .infinity,
    height: CGFloat = .infinity,
    lines: Int = 0,
    truncation: LineBreakMode? = nil,
    direction: LayoutDirection = .leftToRight,
    style: (inout TextParagraphStyle) -> Void = { _ in }
) -> TextLayout {
    var paragraphStyle = TextParagraphStyle()
    style(&paragraphStyle)
    let attributes = TextAttributes(font: FontDescription(systemFontOfSize: size), paragraphStyle: paragraphStyle)
    return TextLayout(
        AttributedText(string, attributes: attributes),
        options: TextLayoutOptions(
            width: width,
            height: height,
            maximumNumberOfLines: lines,
            truncation: truncation,
            layoutDirection: direction,
            era: .standard
        )
    )
}

/// The texts of a layout's lines.
func texts(_ layout: TextLayout) -> [String] {
    let units = Array(layout.text.string.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
}

/// What a line shows from left to right; an ellipsis where text is left out.
func shown(_ layout: TextLayout, line: Int = 0) -> String {
    let units = Array(layout.text.string.utf16)
    return layout.lines[line].glyphs.map {
        $0.cluster.isEmpty ? "…" : String(decoding: units[$0.cluster], as: UTF16.self)
    }.joined()
}

@Suite("Text layout: lines")
struct TextLayoutTests {
    @Test
    func `a line is as wide as its text and as high as its font`() {
        let text = layout("Configure")
        #expect(text.lines.count == 1)
        #expect(
            abs(text.size.width - FontDescription(systemFontOfSize: 17).width(of: "Configure", in: .standard)) < 1e-9
        )
        #expect(roundedUpToPixel(text.size.width, scale: 2) == 75)
        #expect(roundedUpToPixel(text.size.height, scale: 2) == 20.5)
    }

    @Test
    func `the quick measure and the full one agree`() {
        for string in ["Hello UIKit", "AVAST Wavy To. LT", "Straße", "12:30"] {
            let full = layout(string)
            let quick = TextLayout.size(of: full.text, options: full.options)
            #expect(abs(quick.width - full.size.width) < 1e-9)
            #expect(abs(quick.height - full.size.height) < 1e-9)
        }
    }

    @Test
    func `an empty text has no lines and no size`() {
        #expect(layout("").lines.isEmpty)
        #expect(layout("").size == .zero)
    }

    @Test
    func `words wrap and their spaces hang over the end`() {
        let text = layout("The quick brown fox", width: 80)
        #expect(texts(text) == ["The quick ", "brown fox"])
        let words = FontDescription(systemFontOfSize: 17).width(of: "The quick", in: .standard)
        #expect(abs(text.lines[0].width - words) < 0.01)
        #expect(!text.isTruncated)
    }

    @Test
    func `a word wider than the line breaks between characters`() {
        let text = layout("Incomprehensibilities", width: 60)
        #expect(text.lines.count > 2)
        #expect(texts(text).joined() == "Incomprehensibilities")
        #expect(text.lines.allSatisfy { $0.width <= 60.001 })
    }

    @Test
    func `a line narrower than a character holds one`() {
        #expect(texts(layout("abc", width: 1)) == ["a", "b", "c"])
        #expect(texts(layout("abc", width: 0)) == ["a", "b", "c"])
    }

    @Test
    func `a label at its own rounded width keeps its lines`() {
        for word in ["Configure", "Hello UIKit", "Save changes now"] {
            let width = roundedUpToPixel(layout(word).size.width, scale: 3)
            #expect(layout(word, width: width, lines: 1, truncation: .truncatingTail).isTruncated == false)
        }
    }

    @Test(arguments: [
        ("a\nb", ["a\n", "b"]), ("a\r\nb", ["a\r\n", "b"]), ("a\n\nb", ["a\n", "\n", "b"]), ("a\n", ["a\n", ""]),
        ("\n", ["\n", ""]), ("a\u{2028}b", ["a\u{2028}", "b"]),
    ])
    func `separators end lines`(string: String, lines: [String]) {
        #expect(texts(layout(string)) == lines)
    }

    // system-font.json: metrics.label_height
    @Test
    func `lines by point size stand a line height apart, by text style their leading`() {
        #expect(abs(layout("a\nb").size.height - 2 * 1.193359375 * 17) < 1e-4)
        let body = TextAttributes(font: DynamicType.font(for: .body, in: .large))
        let text = TextLayout(
            AttributedText("a\nb\nc\nd", attributes: body),
            options: TextLayoutOptions(era: .standard)
        )
        #expect(roundedUpToPixel(text.size.height, scale: 2) == 86.5)
        let footnote = TextAttributes(font: DynamicType.font(for: .footnote, in: .large))
        let two = TextLayout(AttributedText("a\nb", attributes: footnote), options: TextLayoutOptions(era: .standard))
        #expect(roundedUpToPixel(two.size.height, scale: 2) == 34)
    }

    @Test(arguments: [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
    func `a line stands where its alignment says`(alignment: TextAlignment, share: Double) {
        let text = layout("Hello", width: 200) { $0.alignment = alignment }
        #expect(abs(text.lines[0].origin.x - share * (200 - text.lines[0].width)) < 1e-6)
    }

    @Test
    func `natural alignment begins at the right in a right-to-left interface`() {
        let text = layout("Hello", width: 200, direction: .rightToLeft)
        #expect(abs(text.lines[0].frame.maxX - 200) < 1e-6)
    }

    @Test
    func `justified lines fill the width, but not the last one`() {
        let text = layout("The quick brown fox jumps over", width: 150) { $0.alignment = .justified }
        #expect(text.lines.count == 2)
        #expect(abs(text.lines[0].width - 150) < 1e-6)
        #expect(text.lines[1].width < 150)
    }

    @Test
    func `paragraph styles move lines apart`() {
        let plain = 1.193359375 * 17
        #expect(abs(layout("a\nb") { $0.lineSpacing = 5 }.size.height - 2 * plain - 5) < 1e-4)
        #expect(abs(layout("a\nb") { $0.paragraphSpacing = 7 }.size.height - 2 * plain - 7) < 1e-4)
        #expect(abs(layout("a\nb") { $0.paragraphSpacingBefore = 3 }.size.height - 2 * plain - 3) < 1e-4)
        #expect(abs(layout("a\nb") { $0.minimumLineHeight = 30 }.size.height - 60) < 1e-4)
        #expect(abs(layout("a\nb") { $0.maximumLineHeight = 10 }.size.height - 20) < 1e-4)
        #expect(abs(layout("a\nb") { $0.lineHeightMultiple = 1.5 }.size.height - 3 * plain) < 1e-4)
    }

    @Test
    func `what a line gains in height stands above its text`() {
        let text = layout("a") { $0.minimumLineHeight = 40 }
        #expect(abs(text.lines[0].descent - 0.2412109375 * 17) < 1e-4)
        #expect(abs((text.firstBaseline ?? 0) - (40 - 0.2412109375 * 17)) < 1e-4)
    }

    @Test
    func `indents narrow the lines`() {
        let text = layout("The quick brown fox", width: 100) {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 10
            $0.tailIndent = -5
        }
        #expect(text.lines.map(\.origin.x).first == 20)
        #expect(text.lines.dropFirst().allSatisfy { $0.origin.x == 10 })
        #expect(text.lines.allSatisfy { $0.frame.maxX <= 95.001 })
    }

    @Test
    func `tabs lead to the next stop`() {
        let text = layout("a\tb")
        #expect(abs((text.lines[0].glyphs.last?.x ?? 0) - 28) < 1e-6)
        #expect(
            abs((layout("a\tb") { $0.tabStops = [TextTabStop(location: 50)] }.lines[0].glyphs.last?.x ?? 0) - 50) < 1e-6
        )
    }
}
