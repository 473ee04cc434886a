import CoreGraphics
import Testing

@testable import CoreText

@Suite("Text layout: truncation")
struct TruncationTests {
    @Test(arguments: [
        (LineBreakMode.truncatingTail, "The quick…"), (.truncatingHead, "…brown fox"), (.truncatingMiddle, "The…n fox"),
    ])
    func `what does not fit is replaced by an ellipsis`(mode: LineBreakMode, expected: String) {
        let text = layout("The quick brown fox", width: 94, lines: 1, truncation: mode)
        #expect(shown(text) == expected)
        #expect(text.isTruncated && text.lines[0].isTruncated)
        #expect(text.lines[0].width <= 94.001)
    }

    @Test
    func `clipping shows everything and lets it stick out`() {
        let text = layout("The quick brown fox", width: 94, lines: 1, truncation: .clipping)
        #expect(shown(text) == "The quick brown fox")
        #expect(text.lines[0].width > 94)
        #expect(text.lines[0].origin.x == 0)
    }

    @Test
    func `word wrapping on one line shows the words that fit`() {
        let text = layout("The quick brown fox", width: 94, lines: 1, truncation: .wordWrapping)
        #expect(shown(text) == "The quick")
        #expect(text.isTruncated)
    }

    @Test
    func `only the last line of many is truncated`() {
        let text = layout(
            "The quick brown fox jumps over the lazy dog",
            width: 94,
            lines: 2,
            truncation: .truncatingTail
        )
        #expect(text.lines.count == 2)
        #expect(shown(text) == "The quick")
        #expect(shown(text, line: 1).hasSuffix("…"))
        #expect(!text.lines[0].isTruncated)
    }

    @Test
    func `a line that is followed by another paragraph ends in an ellipsis`() {
        #expect(shown(layout("One\nTwo", width: 200, lines: 1, truncation: .truncatingTail)) == "One…")
    }

    @Test
    func `a height limit leaves out lines that do not fit`() {
        let text = layout(
            "The quick brown fox jumps over the lazy dog",
            width: 94,
            height: 41,
            truncation: .truncatingTail
        )
        #expect(text.lines.count == 2)
        #expect(text.isTruncated)
        #expect(layout("One\nTwo", width: 94, height: 5, truncation: .truncatingTail).lines.count == 1)
    }

    @Test
    func `a paragraph that truncates by its own style has one line`() {
        let text = layout("The quick brown fox\nabc", width: 94) { $0.lineBreakMode = .truncatingTail }
        #expect(text.lines.count == 2)
        #expect(shown(text) == "The quick…")
        #expect(shown(text, line: 1) == "abc")
    }

    @Test
    func `no room at all leaves the ellipsis`() {
        #expect(shown(layout("Hello", width: 2, lines: 1, truncation: .truncatingTail)) == "…")
    }

    @Test
    func `an emoji is cut as a whole`() {
        let text = layout("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", width: 50, lines: 1, truncation: .truncatingTail)
        #expect(shown(text) == "👩‍👩‍👧‍👦…")
    }
}
