import CoreText
import Platform
import Testing

@testable import CoreText

@Suite("Fonts: metrics and names")
struct FontMetricsTests {
    // system-font.json: metrics
    @Test(arguments: [(2.0, 20.5), (3, 20.333333)])
    func `a line at 17 points is this high in pixels`(scale: Double, height: Double) {
        let metrics = FontDescription(systemFontOfSize: 17).metrics(in: .standard)
        #expect(abs(roundedUpToPixel(metrics.lineHeight, scale: scale) - height) < 1e-5)
    }

    // AL-M1
    @Test(arguments: [(28, 26.5), (22, 21), (13, 12.5)] as [(CGFloat, CGFloat)])
    func `the ascender rounds to the first baseline of a label`(size: CGFloat, baseline: CGFloat) {
        let ascender = FontDescription(systemFontOfSize: size).metrics(in: .standard).ascender
        #expect((ascender * 2).rounded() / 2 == baseline)
    }

    // system-font.json: dynamic_type.leading_by_size
    @Test
    func `a text style sets the distance of baselines`() {
        #expect(DynamicType.font(for: .body, in: .large).metrics(in: .standard).lineSpacing == 22)
        #expect(DynamicType.font(for: .footnote, in: .large).metrics(in: .standard).lineSpacing == 18)
        let plain = FontDescription(systemFontOfSize: 17).metrics(in: .standard)
        #expect(plain.lineSpacing == plain.lineHeight)
    }

    // metrics.json: dynamic_type.UIFontMetrics
    @Test
    func `lengths grow with the distance of baselines`() {
        #expect(DynamicType.scaledValue(22, for: .body, in: .accessibilityMedium, scale: 2) == 34)
        #expect(DynamicType.scaledValue(10, for: .body, in: .extraSmall, scale: 2) == 8.5)
        #expect(DynamicType.scaledPointSize(17, for: .body, in: .extraExtraExtraLarge) == 22)
    }

    @Test(arguments: [
        (FontDescription(systemFontOfSize: 17), Era(os: 18), ".SFUI-Regular", ".AppleSystemUIFont"),
        (FontDescription(systemFontOfSize: 17, weight: .semibold), Era(os: 13), ".SFUI-Semibold", ".AppleSystemUIFont"),
        (FontDescription(systemFontOfSize: 17, isItalic: true), Era(os: 18), ".SFUI-Italic", ".AppleSystemUIFont"),
        (FontDescription(systemFontOfSize: 17), Era(os: 11), ".SFUIText", ".SF UI Text"),
        (FontDescription(systemFontOfSize: 24, weight: .bold), Era(os: 10), ".SFUIDisplay-Bold", ".SF UI Display"),
        (
            FontDescription(systemFontOfSize: 17), Era(os: 7), ".HelveticaNeueInterface-Regular",
            ".Helvetica Neue Interface"
        ),
    ])
    func `the system font has iOS's names`(font: FontDescription, era: Era, name: String, family: String) {
        #expect(font.fontName(in: era) == name)
        #expect(font.familyName(in: era) == family)
    }
}
