import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite("Core Text: lines, runs and frames")
struct TypesettingTests {
    private let font = CTFontCreateWithName("Helvetica", 20, nil)

    private func string(_ text: String, _ more: [CFString: Any] = [:]) -> NSAttributedString {
        var values: [NSAttributedString.Key: Any] = [NSAttributedString.Key("\(kCTFontAttributeName)"): font]
        for (key, value) in more { values[NSAttributedString.Key("\(key)")] = value }
        return NSAttributedString(string: text, attributes: values)
    }

    private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            )
        )
    }

    /// The rows of a bitmap that have ink, from the top.
    private func inkedRows(_ context: CGContext) -> [Int] {
        (0..<context.height).filter { y in (0..<context.width).contains { context.pixel(x: $0, y: y) != 0 } }
    }

    @Test func `a line is as wide as its glyphs, and measures as its font does`() {
        let line = CTLineCreateWithAttributedString(string("Hello"))
        var (up, down) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &up, &down, nil)
        #expect(up == CTFontGetAscent(font) && down == CTFontGetDescent(font))
        #expect(CTLineGetGlyphCount(line) == 5)
        let units = Array("Hello".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 5)
        #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, 5))
        var advances = [CGSize](repeating: .zero, count: 5)
        #expect(abs(CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 5) - width) < 0.5)
        #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == CGFloat(width))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: width / 2, y: 0)) > 0)
        #expect(CTLineGetPenOffsetForFlush(line, 1, width + 10) == 10)
    }

    @Test func `a line is drawn up from the text position`() throws {
        let context = try bitmap(100, 40)
        context.textPosition = CGPoint(x: 5, y: 10)
        CTLineDraw(CTLineCreateWithAttributedString(string("Hx")), context)
        // The baseline is 10 above the bottom; capitals reach 0.7 of the size.
        let rows = inkedRows(context)
        #expect(rows.last == 29)
        #expect((14...17).contains(rows.first ?? 0))
        let ink = CTLineGetImageBounds(CTLineCreateWithAttributedString(string("Hx")), context)
        #expect(ink.minY == 10 && ink.minX > 5)
    }

    @Test func `runs have the string's attributes, their glyphs and places`() throws {
        let text = NSMutableAttributedString(attributedString: string("ab"))
        text.append(string("cd", [kCTKernAttributeName: 3]))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 2), CFRangeMake(2, 2)])
        var places = [CGPoint](repeating: .zero, count: 2)
        CTRunGetPositions(runs[1], CFRangeMake(0, 0), &places)
        let start = CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)
        #expect(abs(places[0].x - CGFloat(start)) < 1e-9)
        var indices: [CFIndex] = [0, 0]
        CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
        #expect(indices == [2, 3])
        #expect(CTRunGetAttributes(runs[1])["NSKern"] as? Int == 3)
        #expect(CTRunGetAttributes(runs[0])["NSFont"] is CTFont)
    }

    @Test func `a run delegate's room stands in the line`() throws {
        let callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion,
            dealloc: { $0.deallocate() },
            getAscent: { _ in 30 },
            getDescent: { _ in 7 },
            getWidth: { $0.load(as: CGFloat.self) }
        )
        let width = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
        width.storeBytes(of: 55, as: CGFloat.self)
        let delegate = try withUnsafePointer(to: callbacks) { try #require(CTRunDelegateCreate($0, width)) }
        let line = CTLineCreateWithAttributedString(string("\u{FFFC}", [kCTRunDelegateAttributeName: delegate]))
        var (up, down) = (CGFloat(0), CGFloat(0))
        #expect(CTLineGetTypographicBounds(line, &up, &down, nil) == 55)
        #expect(up >= 30 && down >= 7)
    }

    @Test func `a frame has the lines that fit its path, from the top`() throws {
        let framesetter = CTFramesetterCreateWithAttributedString(string("one two three four five six"))
        var fit = CFRange()
        let wide = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter,
            CFRangeMake(0, 0),
            nil,
            CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            &fit
        )
        #expect(fit == CFRangeMake(0, 27) && wide.width <= 100)
        let frame = CTFramesetterCreateFrame(
            framesetter,
            CFRangeMake(0, 0),
            CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 50), transform: nil),
            nil
        )
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count == 2)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].y > origins[1].y && origins[0].y < 50)
        #expect(CTFrameGetVisibleStringRange(frame).length < 27)
        let context = try bitmap(120, 100)
        CTFrameDraw(frame, context)
        let rows = inkedRows(context)
        // The path's top is 30 below the bitmap's.
        #expect((30...36).contains(rows.first ?? 0) && (rows.last ?? 99) < 80)
    }

    @Test func `a typesetter says where lines end`() {
        let typesetter = CTTypesetterCreateWithAttributedString(string("one two three"))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 80) == 8)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 80) >= 8)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 1) >= 1)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 99, 80) == 0)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
    }

    @Test func `a truncated line keeps to its width`() throws {
        let line = CTLineCreateWithAttributedString(string("A long line of text"))
        let cut = try #require(CTLineCreateTruncatedLine(line, 80, .end, nil))
        #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 80.01)
        #expect(CTLineCreateTruncatedLine(line, 1000, .end, nil) === line)
        let wide = try #require(CTLineCreateJustifiedLine(line, 1, 400))
        #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 400) < 0.01)
    }

    @Test func `fonts and styles may differ from run to run`() {
        let styles = (0..<2).map { _ in CTParagraphStyleCreate(nil, 0) }
        let fonts = [font, CTFontCreateWithName("Courier", 9, nil)]
        let text = NSMutableAttributedString(string: "")
        for index in [0, 1, 0] {
            text.append(
                string("ab", [kCTParagraphStyleAttributeName: styles[index], kCTFontAttributeName: fonts[index]])
            )
        }
        text.addAttribute(
            NSAttributedString.Key("\(kCTFontAttributeName)"),
            value: fonts[1],
            range: NSRange(location: 0, length: 3)
        )
        #expect(CTLineGetGlyphCount(CTLineCreateWithAttributedString(text)) == 6)
    }

    @Test func `settings make a paragraph style`() throws {
        var alignment = CTTextAlignment.right
        let style = withUnsafePointer(to: &alignment) { value in
            CTParagraphStyleCreate([CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: value)], 1)
        }
        let framesetter = CTFramesetterCreateWithAttributedString(
            string("x", [kCTParagraphStyleAttributeName: style])
        )
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        var origin = CGPoint.zero
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
        #expect(origin.x > 180)
    }
}

@Suite("Core Text: fonts")
struct CTFontTests {
    @Test func `fonts are found by name and changed by traits`() throws {
        let font = CTFontCreateWithName("Helvetica-Bold", 0, nil)
        #expect(CTFontGetSize(font) == 12)
        #expect("\(CTFontCopyFamilyName(font))" == "Helvetica")
        #expect(CTFontGetSymbolicTraits(font).contains(.boldTrait))
        let plain = CTFontCreateWithName("Helvetica", 10, nil)
        let leaning = try #require(CTFontCreateCopyWithSymbolicTraits(plain, 0, nil, .italicTrait, .italicTrait))
        #expect(CTFontGetSymbolicTraits(leaning).contains(.italicTrait))
        #expect(CTFontGetSize(leaning) == 10)
        let described = CTFontCreateWithFontDescriptor(
            CTFontDescriptorCreateWithAttributes(
                [kCTFontFamilyNameAttribute: "Courier", kCTFontSizeAttribute: 18] as NSDictionary
            ),
            0,
            nil
        )
        #expect(CTFontGetSize(described) == 18)
    }

    @Test func `a glyph's path stands on the baseline, y up`() throws {
        let font = CTFontCreateWithName("Helvetica", 100, nil)
        var units = Array("H".utf16)
        var glyphs: [CGGlyph] = [0]
        CTFontGetGlyphsForCharacters(font, &units, &glyphs, 1)
        let box = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)?.boundingBoxOfPath)
        #expect(abs(box.minY) < 1 && abs(box.maxY - CTFontGetCapHeight(font)) < 2)
        let ink = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 1)
        #expect(abs(ink.height - box.height) < 1)
        var unknown: [UniChar] = [0xE123]
        #expect(!CTFontGetGlyphsForCharacters(font, &unknown, &glyphs, 1) && glyphs == [0])
    }

    @Test func `glyphs of a graphics font are shown where they are put`() throws {
        let font = try #require(CGFont("Helvetica" as CFString))
        #expect(CGFont("NobodysFont" as CFString) == nil)
        #expect(font.numberOfGlyphs > 100 && font.unitsPerEm > 0 && font.ascent > 0 && font.descent < 0)
        let context = try #require(
            CGContext(
                data: nil,
                width: 40,
                height: 40,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            )
        )
        var units = Array("H".utf16)
        var glyphs: [CGGlyph] = [0]
        CTFontGetGlyphsForCharacters(CTFontCreateWithGraphicsFont(font, 20, nil, nil), &units, &glyphs, 1)
        context.setFont(font)
        context.setFontSize(20)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.showGlyphs(glyphs, at: [CGPoint(x: 10, y: 10)])
        let rows = (0..<40).filter { y in (0..<40).contains { context.pixel(x: $0, y: y) != 0 } }
        #expect(rows.last == 29 && (rows.first ?? 0) > 13)
    }
}
