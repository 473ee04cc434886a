import CoreGraphics
import Foundation
import Testing

@Suite("Colors")
struct CGColorTests {
    @Test func `Display P3 is converted to sRGB through linear light`() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).sRGB
        // P3's red lies outside sRGB: 1.0930, -0.2267, -0.1501 (from the published primaries).
        #expect(abs(color.red - 1.0930) < 1e-3)
        #expect(abs(color.green + 0.2267) < 1e-3)
        #expect(abs(color.blue + 0.1501) < 1e-3)
        let clamped = color.clamped
        #expect([clamped.red, clamped.green, clamped.blue, clamped.alpha] == [1, 0, 0, 1])
    }

    @Test(arguments: CGColorSpace.Kind.allCases.filter { CGColorSpace($0).model == .rgb })
    func `a color comes back from another space`(kind: CGColorSpace.Kind) throws {
        let color = CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 0.4)
        let there = try #require(color.converted(to: CGColorSpace(kind), intent: .defaultIntent, options: nil))
        let back = there.sRGB
        #expect(abs(back.red - 0.2) < 1e-6 && abs(back.green - 0.5) < 1e-6 && abs(back.blue - 0.8) < 1e-6)
        #expect(back.alpha == 0.4)
    }

    @Test func `an image that repeats has alpha for its only component`() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00]))
        let color = CGColor(patternImage: image, scale: 1, mean: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(color.numberOfComponents == 1)
        #expect(color.components == [1])
    }

    @Test func `white and gray stay neutral in every space`() throws {
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        for kind in CGColorSpace.Kind.allCases where kind != .pattern && kind != .indexed {
            let there = try #require(white.converted(to: CGColorSpace(kind), intent: .defaultIntent, options: nil))
            let back = there.sRGB
            #expect(abs(back.red - 1) < 1e-6 && abs(back.green - 1) < 1e-6 && abs(back.blue - 1) < 1e-6, "\(kind)")
        }
    }

    @Test func `grays have two components and colors four`() {
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    }

    @Test func `copying with another alpha keeps space and color`() throws {
        let color = try #require(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25))
        #expect(color.components == [0.5, 0.25])
        #expect(color.colorSpace?.model == .monochrome)
    }

    @Test func `colors are equal in value, not in look`() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func `what is not a number is drawn as zero`() {
        #expect(
            CGColor(red: .nan, green: 2, blue: -1, alpha: 1).sRGB.clamped == SRGBComponents(red: 0, green: 1, blue: 0)
        )
    }

    @Test func `gradient stops are sorted and keep their colors`() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0.8, 0.2])
        )
        #expect(gradient.stops.map(\.location) == [0.2, 0.8])
        #expect(gradient.stops.map(\.color.blue) == [1, 0])
        #expect(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }
}
