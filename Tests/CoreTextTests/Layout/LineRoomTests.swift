import CoreGraphics
import Platform
import Testing

@testable import CoreText

@Suite("Text layout: tabs, tightening and what lines stand around")
struct LineRoomTests {
    private func laid(
        _ string: String,
        width: CGFloat,
        exclusions: [CGRect] = [],
        direction: LayoutDirection = .leftToRight,
        change: (inout TextLayoutOptions) -> Void = { _ in }
    ) -> TextLayout {
        var options = TextLayoutOptions(width: width, layoutDirection: direction, era: .standard)
        options.exclusions = TextExclusions(
            polygons: exclusions.map { box in
                [
                    CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                    CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
                ]
            }
        )
        change(&options)
        let attributes = TextAttributes(font: FontDescription(systemFontOfSize: 17))
        return TextLayout(AttributedText(string, attributes: attributes), options: options)
    }

    @Test
    func `text behind a right tab ends at it, behind a center tab it is centered`() {
        let style = { (alignment: TextAlignment) -> (inout TextParagraphStyle) -> Void in
            { $0.tabStops = [TextTabStop(location: 150, alignment: alignment)] }
        }
        let right = layout("a\tbcd", style: style(.right)).lines[0]
        #expect(abs(right.width - 150) < 1e-6)
        let center = layout("a\tbcd", style: style(.center)).lines[0]
        #expect(abs(center.width - 150 - layout("bcd").size.width / 2) < 1e-6)
    }

    @Test
    func `a column of decimal numbers stands with its points below each other`() {
        let lines = ["1.25", "100.5"].map { number in
            layout("\t\(number)") {
                $0.tabStops = [TextTabStop(location: 100, alignment: .right, terminators: ".")]
            }.lines[0]
        }
        let points = zip(lines, [3, 2]).map { line, digits in line.glyphs[line.glyphs.count - digits].x }
        #expect(points.allSatisfy { abs($0 - 100) < 1e-6 })
    }

    @Test
    func `a line that is a little too wide is tightened before it is truncated`() {
        let text = "Tightened label"
        let whole = layout(text).size.width
        let options = { (options: inout TextLayoutOptions) in
            options.maximumNumberOfLines = 1
            options.truncation = .truncatingTail
            options.allowsTightening = true
        }
        let tight = laid(text, width: whole * 0.97, change: options)
        #expect(!tight.isTruncated && abs(tight.lines[0].width - whole * 0.97) < 1e-6)
        let cut = laid(text, width: whole * 0.9, change: options)
        #expect(cut.isTruncated)
    }

    @Test
    func `lines stand on both sides of a hole, and use their whole width below it`() {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        let hole = CGRect(x: 100, y: 0, width: 60, height: 50)
        let text = laid(words, width: 300, exclusions: [hole])
        #expect(text.lines[0].origin.y == text.lines[1].origin.y)
        #expect(text.lines[0].frame.maxX <= 100 && text.lines[1].frame.minX >= 160)
        for line in text.lines { #expect(!line.frame.insetBy(dx: 0.01, dy: 0.01).intersects(hole)) }
        #expect(text.lines.last?.origin.x == 0)
        #expect(texts(text).joined() == words)
    }

    @Test
    func `a paragraph from right to left begins right of a hole`() {
        let text = laid(
            Array(repeating: "שלום", count: 20).joined(separator: " "),
            width: 300,
            exclusions: [CGRect(x: 100, y: 0, width: 60, height: 50)],
            direction: .rightToLeft
        )
        #expect(text.lines[0].frame.minX >= 160 && text.lines[1].frame.maxX <= 100)
    }

    @Test
    func `where nothing fits beside a hole the text begins below it`() {
        let text = laid("Hello", width: 100, exclusions: [CGRect(x: 10, y: 0, width: 85, height: 40)])
        #expect(text.lines.count == 1 && text.lines[0].origin.y >= 40 && text.lines[0].origin.y < 42)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1e300])
    func `hostile holes lay out`(value: CGFloat) {
        let text = laid("some words", width: 100, exclusions: [CGRect(x: value, y: value, width: 10, height: value)])
        #expect(texts(text).joined() == "some words")
    }

    @Test
    func `kerning can be turned off, and letters stretched`() {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 17))
        let width = { (attributes: TextAttributes) in
            TextLayout.size(
                of: AttributedText("AVAVAV", attributes: attributes),
                options: TextLayoutOptions(era: .standard)
            ).width
        }
        let kerned = width(attributes)
        attributes.usesKerning = false
        #expect(width(attributes) > kerned + 1)
        attributes.usesKerning = true
        attributes.expansion = 0.5
        #expect(abs(width(attributes) / kerned - 1.6487) < 1e-3)
    }

    @Test
    func `a font's features choose other forms`() {
        var figures = FontDescription(name: "Inter", size: 17)
        figures.features = [FontFeature(type: 6, selector: 0)].compactMap { $0 }
        #expect(figures.features.count == 1)
        let width = { (text: String) in figures.width(of: text, in: .standard) }
        #expect(abs(width("1111") - width("0000")) < 1e-6)
        #expect(FontFeature(type: 35, selector: 4) == FontFeature(tag: FontFeature.tag("ss02")))
        #expect(FontFeature(type: 99, selector: 0) == nil)
    }
}
