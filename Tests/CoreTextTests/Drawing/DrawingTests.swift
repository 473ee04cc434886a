import CoreGraphics
import Foundation
import Platform
import Testing

@testable import CoreText

@Suite("Text drawing")
struct DrawingTests {
    /// The box of everything that differs from white, in pixels; nil if nothing does.
    private func ink(of context: CGContext) -> CGRect? {
        guard let data = context.data else { return nil }
        var box: CGRect?
        for y in 0..<context.height {
            let row = (data + y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<context.width where row[x] & 0xFFFFFF != 0xFFFFFF {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box
    }

    private func canvas(scale: CGFloat = 2, width: Int = 400, height: Int = 120) throws -> CGContext {
        let context = try #require(CGContext(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: true))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context
    }

    @Test
    func `capitals stand on the baseline and reach the cap height`() throws {
        let context = try canvas()
        layout("HHH", size: 20).draw(in: context, at: CGPoint(x: 10, y: 10))
        let box = try #require(ink(of: context))
        let baseline = ((10 + 0.9521484375 * 20) * 2).rounded()
        #expect(Double(box.maxY) == Double(baseline))
        // Inter's capitals are a little taller than San Francisco's.
        #expect(abs(box.height - 0.72 * 40) <= 1.5)
        #expect(box.minX > 20 && box.maxX < 20 + 2 * layout("HHH", size: 20).size.width + 1)
    }

    @Test
    func `glyphs stand between pixels`() throws {
        var rows: [[UInt32]] = []
        for offset in [0, 0.125, 0.25, 0.5] as [CGFloat] {
            let context = try canvas()
            layout("l", size: 20).draw(in: context, at: CGPoint(x: 10 + offset, y: 10))
            let data = try #require(context.data)
            let row = (data + 45 * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            rows.append((0..<60).map { row[$0] })
        }
        #expect(rows[0] != rows[1] && rows[1] != rows[2])
        #expect(rows[3] == [rows[0][59]] + rows[0].dropLast())
    }

    @Test
    func `text keeps inside the clip`() throws {
        let context = try canvas()
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 60))
        layout("Hello Hello Hello", size: 20).draw(in: context, at: CGPoint(x: 10, y: 10))
        #expect(try #require(ink(of: context)).maxX <= 40)
    }

    @Test
    func `a turned text is drawn by its outlines`() throws {
        let context = try canvas(width: 200, height: 200)
        context.translateBy(x: 50, y: 10)
        context.rotate(by: .pi / 2)
        layout("IIIII", size: 20).draw(in: context, at: .zero)
        let box = try #require(ink(of: context))
        #expect(box.height > box.width)
    }

    @Test
    func `an emoji is drawn in color`() throws {
        let context = try canvas()
        layout("😀", size: 20).draw(in: context, at: CGPoint(x: 10, y: 10))
        let data = try #require(context.data)
        let row = (data + 40 * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let colored = (0..<context.width).contains { x in
            let pixel = row[x]
            return (pixel >> 16 & 0xFF) > (pixel & 0xFF) + 60
        }
        #expect(colored)
    }

    @Test
    func `an underline lies below the baseline and a strikethrough above it`() throws {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 20))
        attributes.underline = TextDecoration()
        let context = try canvas()
        let text = TextLayout(AttributedText("HH", attributes: attributes), options: TextLayoutOptions(era: .standard))
        text.draw(in: context, at: CGPoint(x: 10, y: 10))
        let box = try #require(ink(of: context))
        #expect(box.maxY > ((10 + 0.9521484375 * 20) * 2).rounded() + 1)
        #expect(abs(box.width - 2 * text.size.width) <= 2)
    }

    @Test
    func `backgrounds fill the line behind the text`() throws {
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 20), color: .white)
        attributes.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let context = try canvas()
        let text = TextLayout(
            AttributedText("  HH", attributes: attributes),
            options: TextLayoutOptions(era: .standard)
        )
        text.draw(in: context, at: CGPoint(x: 10, y: 10))
        let box = try #require(ink(of: context))
        #expect(abs(box.minX - 20) <= 1 && abs(box.minY - 20) <= 1)
        #expect(abs(box.height - 2 * text.size.height) <= 1.5)
    }

    @Test
    func `an icon is drawn inside its bounds`() throws {
        let icon = try #require(IconGlyph(codePoint: 0xF4CA))
        #expect(IconGlyph(codePoint: 0x41) == nil)
        let bounds = icon.bounds(size: 24)
        let context = try canvas()
        context.setFillColor(.black)
        icon.draw(in: context, at: CGPoint(x: 20 - bounds.minX, y: 20 - bounds.minY), size: 24)
        let box = try #require(ink(of: context))
        #expect(abs(box.minX - 40) <= 1 && abs(box.minY - 40) <= 1)
        #expect(abs(box.width - 2 * bounds.width) <= 2 && abs(box.height - 2 * bounds.height) <= 2)
        #expect(icon.path(size: 24)?.boundingBox.isEmpty == false)
    }

    @Test
    func `the same text gives the same bytes`() throws {
        func bytes() throws -> Data {
            let context = try canvas()
            layout("Same 日本語 😀 שלום", size: 17).draw(in: context, at: CGPoint(x: 3.3, y: 4.1))
            return Data(bytes: try #require(context.data), count: context.height * context.bytesPerRow)
        }
        #expect(try bytes() == bytes())
    }
}
