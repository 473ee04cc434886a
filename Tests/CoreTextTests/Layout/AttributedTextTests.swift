import CoreGraphics
import Platform
import Testing

@testable import CoreText

@Suite("Text layout: attributes")
struct AttributedTextTests {
    private func lay(_ text: AttributedText, width: CGFloat = .infinity) -> TextLayout {
        TextLayout(text, options: TextLayoutOptions(width: width, era: .standard))
    }

    @Test
    func `a line is as high as its highest font`() {
        var text = AttributedText("small ", attributes: TextAttributes(font: FontDescription(systemFontOfSize: 10)))
        text.append("large", attributes: TextAttributes(font: FontDescription(systemFontOfSize: 30)))
        let lines = lay(text).lines
        #expect(lines.count == 1)
        #expect(abs(lines[0].height - 30 * 1.193359375) < 1e-4)
        #expect(text.runs.map(\.range) == [0..<6, 6..<11])
    }

    @Test
    func `runs of one look join`() {
        let attributes = TextAttributes(font: FontDescription(systemFontOfSize: 10))
        var text = AttributedText("a", attributes: attributes)
        text.append("b", attributes: attributes)
        #expect(text.runs.count == 1 && text.length == 2)
    }

    @Test
    func `kern widens every character`() {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 17))
        let plain = lay(AttributedText("abc", attributes: attributes)).size.width
        attributes.kern = 2
        #expect(abs(lay(AttributedText("abc", attributes: attributes)).size.width - plain - 6) < 1e-9)
    }

    @Test
    func `a baseline offset makes the line higher`() {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 17))
        let plain = lay(AttributedText("abc", attributes: attributes)).size.height
        attributes.baselineOffset = 4
        #expect(abs(lay(AttributedText("abc", attributes: attributes)).size.height - plain - 4) < 1e-9)
    }

    @Test
    func `an attachment takes its room`() {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 17))
        var text = AttributedText("a", attributes: attributes)
        attributes.attachment = TextAttachment(size: CGSize(width: 40, height: 50), baselineOffset: -10, id: 7)
        text.append(String(TextAttachment.character), attributes: attributes)
        let result = lay(text)
        #expect(abs(result.lines[0].ascent - 40) < 1e-9 && abs(result.lines[0].descent - 10) < 1e-9)
        let frames = result.attachmentFrames
        #expect(frames.map(\.attachment.id) == [7] && frames.map(\.index) == [1])
        #expect(abs(frames[0].frame.maxY - 50) < 1e-9 && frames[0].frame.height == 50)
    }

    @Test
    func `a paragraph's style is that of its first character`() {
        var style = TextParagraphStyle()
        style.alignment = .right
        let font = FontDescription(systemFontOfSize: 17)
        var text = AttributedText("a\n", attributes: TextAttributes(font: font))
        text.append("b", attributes: TextAttributes(font: font, paragraphStyle: style))
        let lines = lay(text, width: 100).lines
        #expect(lines[0].origin.x == 0)
        #expect(abs(lines[1].frame.maxX - 100) < 1e-9)
    }
}
