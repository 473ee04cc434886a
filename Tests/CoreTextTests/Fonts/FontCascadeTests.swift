import CoreGraphics
import Foundation
import Platform
import Testing

@testable import CoreText

@Suite("Core Text: fonts for what a font lacks, and kinds")
struct FontCascadeTests {
    private func font(cascade: [CTFontDescriptor]) -> CTFont {
        let attributes: [CFString: Any] = [kCTFontCascadeListAttribute: cascade]
        let descriptor = CTFontDescriptorCreateWithAttributes(attributes as NSDictionary)
        return CTFontCreateCopyWithAttributes(CTFontCreateWithName("Helvetica", 20, nil), 0, nil, descriptor)
    }

    @Test func `fonts of the list are asked first for characters that a font lacks, in order`() throws {
        let times = CTFontDescriptorCreateWithNameAndSize("TimesNewRomanPSMT", 20)
        let courier = CTFontDescriptorCreateWithNameAndSize("CourierNewPSMT", 20)
        let letter = try #require("a".unicodeScalars.first?.value)
        let era = SystemFontEra(TextEra.current)
        let plain = FontStore.shared.resolve(CTFontCreateWithName("Helvetica", 20, nil).fontDescription, era: era)
        for list in [[times, courier], [courier, times]] {
            let resolved = FontStore.shared.resolve(font(cascade: list).fontDescription, era: era)
            let found = FontStore.shared.fallback(for: letter, like: resolved, isEmoji: false)
            let first = FontStore.shared.resolve(list[0].fontDescription, era: era).face
            #expect(found?.postScriptName == first.postScriptName)
            #expect(resolved.face.postScriptName == plain.face.postScriptName)
        }
    }

    @Test func `a descriptor tells its list, and a copy at another size keeps it`() throws {
        let times = CTFontDescriptorCreateWithNameAndSize("TimesNewRomanPSMT", 20)
        let copy = CTFontCreateCopyWithAttributes(font(cascade: [times]), 30, nil, nil)
        let list = CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(copy), kCTFontCascadeListAttribute)
        let fonts = try #require(list as? [CTFontDescriptor])
        #expect(
            fonts.map { "\(CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) ?? NSNull())" } == [
                "TimesNewRomanPSMT"
            ]
        )
        let without = CTFontCopyFontDescriptor(CTFontCreateWithName("Helvetica", 20, nil))
        #expect(CTFontDescriptorCopyAttribute(without, kCTFontCascadeListAttribute) == nil)
    }

    @Test func `fonts are of a kind of their own`() {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        #expect(CFGetTypeID(font) == CTFontGetTypeID())
        #expect(CFGetTypeID(NSString("a")) != CTFontGetTypeID())
    }

    @Test func `a text of one look is made of a dictionary by Core Text's names`() throws {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        let attributes: [CFString: Any] = [kCTFontAttributeName: font]
        let text = try #require(CFAttributedStringCreate(nil, "ab", attributes as NSDictionary))
        #expect(CFAttributedStringGetLength(text) == 2 && "\(CFAttributedStringGetString(text)!)" == "ab")
        #expect(CFGetTypeID(text) == CFAttributedStringGetTypeID())
        let small = CFAttributedStringCreate(nil, "ab", nil)
        let (wide, narrow) = (CTLineCreateWithAttributedString(text), CTLineCreateWithAttributedString(small!))
        // Helvetica of 12 points without a font.
        let ratio = CTLineGetTypographicBounds(wide, nil, nil, nil) / CTLineGetTypographicBounds(narrow, nil, nil, nil)
        #expect(abs(ratio - 20.0 / 12) < 1e-6)
    }
}
