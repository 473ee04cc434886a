import CoreGraphics
import Foundation
import Platform
import Testing

@testable import CoreText

@Suite("Text: drawing modes")
struct TextDrawingModeTests {
    /// A heavy I of 60 points in black, drawn in a mode; then red over all.
    private func picture(_ mode: CGTextDrawingMode, thenFill: Bool, strokeWidth: CGFloat = 0) throws -> CGImage {
        let context = try #require(CGContext(pixelWidth: 40, pixelHeight: 80, scale: 1))
        context.setLineWidth(2)
        context.setTextDrawingMode(mode)
        var attributes = TextAttributes(font: FontDescription(systemFontOfSize: 60, weight: .black))
        attributes.strokeWidth = strokeWidth
        let layout = TextLayout(
            AttributedText("I", attributes: attributes),
            options: TextLayoutOptions(era: Era(os: OSVersion(18)))
        )
        layout.draw(in: context, at: CGPoint(x: 10, y: 0))
        if thenFill {
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 80))
        }
        return try #require(context.makeImage())
    }

    /// The middle of the letter, and of the nothing at its side.
    private func words(_ image: CGImage) -> [UInt32] { [image.pixel(x: 19, y: 40), image.pixel(x: 3, y: 40)] }

    @Test(arguments: [
        (CGTextDrawingMode.fill, UInt32(0xFF00_0000)), (.stroke, 0), (.fillStroke, 0xFF00_0000), (.invisible, 0),
        (.fillClip, 0xFF00_0000), (.strokeClip, 0), (.clip, 0),
    ])
    func `the mode says whether letters are filled`(mode: CGTextDrawingMode, expected: UInt32) throws {
        #expect(words(try picture(mode, thenFill: false)) == [expected, 0])
    }

    @Test(arguments: [CGTextDrawingMode.clip, .fillClip, .strokeClip, .fillStrokeClip])
    func `letters cut what comes afterwards`(mode: CGTextDrawingMode) throws {
        #expect(words(try picture(mode, thenFill: true)) == [0xFFFF_0000, 0])
    }

    @Test func `lines of letters have the context's width`() throws {
        let (thin, none) = (try picture(.stroke, thenFill: false), try picture(.invisible, thenFill: false))
        func inked(_ image: CGImage) -> Int { (0..<40).count { image.pixel(x: $0, y: 40) >> 24 > 100 } }
        #expect(inked(thin) >= 3 && inked(thin) <= 6)
        #expect(inked(none) == 0)
        // What attributes say of strokes counts before the mode.
        #expect(words(try picture(.stroke, thenFill: false, strokeWidth: -3))[0] == 0xFF00_0000)
    }
}
