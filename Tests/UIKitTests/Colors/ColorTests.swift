import DeviceTestSupport
import Platform
import Testing

@testable import UIKit

/// Runs under another era and comes back.
@MainActor
private func inEra(_ era: Era, _ body: () -> Void) {
    World(era: era).run(body)
}

/// Components as bytes, alpha included.
private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let components = color.resolvedCGColor(with: traits).sRGB
    return [components.red, components.green, components.blue, components.alpha].map { Int(($0 * 255).rounded()) }
}

@MainActor @Suite("Appearance: colors", .serialized)
struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // metrics: colors
    @Test func `semantic colors follow style, contrast and level`() {
        onDevice {
            let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
            let contrast = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
            #expect(bytes(.systemBackground, light) == [255, 255, 255, 255])
            #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
            #expect(bytes(.systemBackground, elevated) == [28, 28, 30, 255])
            #expect(bytes(.systemRed, contrast) == [255, 105, 97, 255])
            #expect(bytes(.secondaryLabel, light) == [60, 60, 67, 153])
        }
    }

    // looks.md: colours met in pictures; TV-M10
    @Test(arguments: [
        (OSVersion(12), UIColor.systemGreen, [76, 217, 100, 255], [76, 217, 100, 255]),
        (13, .systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
        (12, .groupTableViewBackground, [239, 239, 244, 255], [239, 239, 244, 255]),
        (14, .systemTeal, [90, 200, 250, 255], [100, 210, 255, 255]),
        (18, .systemTeal, [48, 176, 199, 255], [64, 200, 224, 255]),
        (18, .separator, [60, 60, 67, 73], [84, 84, 88, 153]),
        (26, .separator, [60, 60, 67, 31], [84, 84, 88, 128]),
        (26, .tintColor, [0, 136, 255, 255], [0, 145, 255, 255]),
        (26, .label, [0, 0, 0, 255], [255, 255, 255, 255]),
    ])
    func `system colors change with the era`(os: OSVersion, color: UIColor, inLight: [Int], inDark: [Int]) {
        inEra(Era(os: os)) {
            #expect(bytes(color, light) == inLight)
            #expect(bytes(color, dark) == inDark)
        }
    }

    @Test func `an app of an older SDK keeps the colors from before the new design`() {
        inEra(Era(os: 26, sdk: 18)) { #expect(bytes(.systemBlue, light) == [0, 122, 255, 255]) }
    }

    @Test func `cgColor and components follow the current traits`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(dark.withCurrent { color.cgColor } == UIColor.red.cgColor)
        #expect(light.withCurrent { color.cgColor } == UIColor.blue.cgColor)
        #expect(color.resolvedColor(with: dark) == .red)
        #expect(color != UIColor { _ in .red })
    }

    @Test func `a provider that answers with its own color ends as black`() {
        final class Loop: @unchecked Sendable { var color = UIColor.red }
        let loop = Loop()
        loop.color = UIColor { _ in loop.color }
        #expect(loop.color.resolvedCGColor(with: light) == .black)
        loop.color = .red
    }

    @Test func `another alpha keeps a dynamic color dynamic`() {
        onDevice {
            let faded = UIColor.systemBackground.withAlphaComponent(0.5)
            #expect(bytes(faded, light) == [255, 255, 255, 128])
            #expect(bytes(faded, dark) == [0, 0, 0, 128])
            #expect(bytes(faded.withAlphaComponent(1), dark) == [0, 0, 0, 255])
            #expect(faded == UIColor.systemBackground.withAlphaComponent(0.5))
        }
    }

    @Test func `colors are equal by space and components`() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
        #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.secondaryLabel)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    }

    @Test(
        arguments: [
            (0, 1, 1, [255, 0, 0, 255]), (1.0 / 3, 1, 1, [0, 255, 0, 255]), (0.5, 0.5, 1, [128, 255, 255, 255]),
            (1, 1, 0.5, [128, 0, 0, 255]), (0.3, 0, 0.2, [51, 51, 51, 255]),
        ] as [(CGFloat, CGFloat, CGFloat, [Int])]
    )
    func `hue, saturation and brightness go both ways`(h: CGFloat, s: CGFloat, b: CGFloat, expected: [Int]) {
        let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 1)
        #expect(bytes(color, light) == expected)
        var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(saturation - s) < 1e-9 && abs(brightness - b) < 1e-9)
        #expect(s == 0 ? hue == 0 : abs(hue - h.truncatingRemainder(dividingBy: 1)) < 1e-9)
    }

    @Test func `a color literal is an sRGB color`() {
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == .red)
    }

    @Test(arguments: [
        ("labelColor", true), ("systemBlueColor", true), ("darkTextColor", true), ("label", false), ("fooColor", false),
    ])
    func `documents name system colors with a suffix`(name: String, exists: Bool) {
        #expect((UIColor.system(documentName: name) != nil) == exists)
    }

    @Test func `an archive brings the components back`() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        color.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: unarchiver) == color)
    }

    @Test func `a brightness above 1 makes components above 1`() {
        var (red, white) = (CGFloat(0), CGFloat(0))
        UIColor(hue: 0, saturation: 0, brightness: 1.25, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1.25)
        UIColor(hue: 0, saturation: 2, brightness: -1, alpha: 1).getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect(white == 0)
    }
}
