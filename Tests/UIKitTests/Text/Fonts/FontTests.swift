import DeviceTestSupport
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Text: fonts", .serialized)
struct FontTests {
    // EV-M4
    @Test func `the system's sizes are 14, 12, 17 and 18`() {
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    }

    // TX-M13
    @Test func `the bold system font calls itself semibold and is drawn bold`() {
        onDevice {
            let bold = UIFont.boldSystemFont(ofSize: 17)
            #expect(bold.fontName == ".SFUI-Semibold")
            #expect(bold.fontDescription.weight == .bold)
            #expect(UIFont.systemFont(ofSize: 17, weight: .semibold) != bold)
        }
    }

    // TX-M13
    @Test func `weights have UIKit's values`() {
        let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
        #expect(weights.map(\.rawValue) == [0, 0.23, 0.3, 0.4, 0.56])
    }

    // TX-M13
    @Test func `a text style's font looks like a plain one and is not equal to it`() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let plain = UIFont.systemFont(ofSize: 17)
        #expect(body != plain)
        #expect(body == UIFont.preferredFont(forTextStyle: .body))
        #expect(body.lineHeight == plain.lineHeight)
        #expect(plain.leading == 0)
        #expect(abs(body.leading - (22 - body.lineHeight)) < 1e-9)
        #expect(body.withSize(17) == body && body.withSize(18) == UIFont.systemFont(ofSize: 18))
    }

    // metrics: dynamic_type
    @Test(
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.large, 17), (.body, .extraSmall, 14),
            (.body, .accessibilityExtraExtraExtraLarge, 53), (.headline, .large, 17), (.caption2, .extraSmall, 11),
            (.largeTitle, .accessibilityMedium, 44), (.body, .unspecified, 17),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)]
    )
    func `a style's size follows the category`(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat)
    {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    // TR-M6
    @Test func `without traits a style has the size of the current ones`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(large.withCurrent { UIFont.preferredFont(forTextStyle: .body).pointSize } == 33)
    }

    @Test func `headlines are semibold`() {
        onDevice {
            #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        }
    }

    // metrics: UIFontMetrics
    @Test func `an app's font grows as its style does, to whole points and not above the limit`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 20)
        let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
        #expect(scaled.pointSize == (20.0 * 29 / 22).rounded())
        let limited = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 22, compatibleWith: traits)
        #expect(limited.pointSize == 22)
        let small = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(limited.adjusted(for: small).pointSize == 20)
        #expect(font.adjusted(for: traits) === font)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: small) == 10)
    }

    @Test func `symbolic traits make a bold or italic variant`() throws {
        try onDevice {
            let body = UIFont.preferredFont(forTextStyle: .body)
            let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
            #expect(bold.fontName == ".SFUI-Semibold")
            #expect(bold.pointSize == 17)
            #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
            let italic = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitItalic]))
            #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 12))
            let boldSystem = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitBold])
            #expect(UIFont(descriptor: try #require(boldSystem), size: 0) == .boldSystemFont(ofSize: 12))
        }
    }

    @Test func `attributes name a font by weight and size`() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: CGFloat(15), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 15, weight: .semibold))
        #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
    }

    // TX-19
    @Test func `a descriptor's attributes are objects, read as the number or name that is asked for`() throws {
        let attributes = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.fontAttributes
        #expect(attributes[.size] as? Int == 17)
        #expect(attributes[.size] as? CGFloat == 17)
        #expect(attributes[.textStyle] as? String == "UICTFontTextStyleBody")
        #expect(attributes[.textStyle] as? UIFont.TextStyle == .body)
        let descriptor = UIFont.systemFont(ofSize: 10, weight: .bold).fontDescriptor
        let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect(traits[.weight] as? CGFloat == 0.4)
        #expect(traits[.weight] as? Double == 0.4)
        #expect(descriptor.object(forKey: .size) as? Double == 10)
    }

    // TX-19
    @Test func `a font keeps the features that it can follow, at other sizes and under other names`() throws {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 37, .selector: 1], [.type: 999, .selector: 1]]
        let plain = try #require(UIFont(name: "Georgia", size: 12)).fontDescriptor
        let font = UIFont(descriptor: plain.addingAttributes([.featureSettings: settings]), size: 0)
        let features = { (font: UIFont) in
            font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
        }
        #expect(features(font) == [settings[0]])
        #expect(features(font.withSize(20)) == [settings[0]])
        let other = font.fontDescriptor.addingAttributes([.name: "Helvetica"])
        #expect(UIFont(descriptor: other, size: 0).fontDescription.features == font.fontDescription.features)
        #expect(font.fontDescription.features.count == 1)
    }

    @Test func `a design changes the cut of the system font only`() throws {
        let mono = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 12, weight: .regular))
        #expect(try #require(UIFont(name: "Georgia", size: 12)).fontDescriptor.withDesign(.rounded) == nil)
    }

    @Test(arguments: [
        ("HelveticaNeue-Bold", true), ("Avenir Next", true), ("TimesNewRomanPS-BoldMT", true), ("ArialMT", true),
        ("NoSuchFont-Regular", false), ("", false),
    ])
    func `a name that neither iOS nor the app has is nil`(name: String, exists: Bool) {
        #expect((UIFont(name: name, size: 12) != nil) == exists)
    }

    @Test func `a font can be made again from its own name`() throws {
        let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
        #expect(UIFont(name: font.fontName, size: 12) == font)
    }

    @Test(arguments: [
        (".AppleSystemUIFontBold", UIFont.Weight.bold), (".AppleSystemUIFont", .regular), (".SFUI-Semibold", .semibold),
    ])
    func `a system font's name tells its weight with or without a hyphen`(name: String, weight: UIFont.Weight) {
        let font = UIFont.systemFont(ofSize: 20, weight: weight)
        #expect(UIFont(name: name, size: 20)?.fontDescription == font.fontDescription)
    }

    // system-font.json: classic
    @Test func `the system font of iOS 8 is Helvetica Neue`() {
        World(era: Era(os: 8)).run { #expect(abs(UIFont.systemFont(ofSize: 10).lineHeight - 11.93) < 0.01) }
    }
}
