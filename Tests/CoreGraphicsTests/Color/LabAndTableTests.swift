import CoreGraphics
import Foundation
import Testing

@Suite("Colors: L*a*b* and tables")
struct LabAndTableTests {
    private static let table: [UInt8] = [255, 0, 0, 0, 128, 0, 0, 0, 255]

    private static func indexed() throws -> CGColorSpace {
        try #require(CGColorSpace(indexedBaseSpace: CGColorSpace(.sRGB), last: 2, colorTable: table))
    }

    @Test func `sRGB's red has the lightness and hue that CIE's formulas give`() throws {
        let space = try #require(
            CGColorSpace(labWhitePoint: [0.95047, 1, 1.08883], blackPoint: nil, range: [-128, 128, -128, 128])
        )
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
        let numbers = try #require(red.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        // Published: 53.24, 80.09, 67.20.
        #expect(zip(numbers, [53.24, 80.09, 67.20, 0.5]).allSatisfy { abs($0 - $1) < 0.01 }, "\(numbers)")
        let back = try #require(CGColor(colorSpace: space, components: numbers)).sRGB
        #expect(abs(back.red - 1) < 1e-6 && abs(back.green) < 1e-6 && abs(back.blue) < 1e-6 && back.alpha == 0.5)
    }

    @Test func `half the lightness is 119 of 255, and hues end at the range`() throws {
        let generic = try #require(CGColorSpace(name: CGColorSpace.genericLab))
        let gray = try #require(CGColor(colorSpace: generic, components: [50, 0, 0, 1])).sRGB
        #expect((gray.red * 255).rounded() == 119 && abs(gray.red - gray.blue) < 1e-4)
        let narrow = try #require(
            CGColorSpace(labWhitePoint: [0.9642, 1, 0.8249], blackPoint: nil, range: [-1, 1, -1, 1])
        )
        let far = try #require(CGColor(colorSpace: narrow, components: [50, 80, 0, 1])).sRGB
        #expect(far == CGColor(colorSpace: narrow, components: [50, 1, 0, 1])?.sRGB)
    }

    @Test func `a space of a white point has three components, no name and no context`() throws {
        let space = try #require(CGColorSpace(labWhitePoint: [0.9, 1, 0.8], blackPoint: nil, range: nil))
        #expect(space.model == .lab && space.numberOfComponents == 3 && space.name == nil && !space.supportsOutput)
        #expect(CGColorSpace(labWhitePoint: [0.9, 0.5, 0.8], blackPoint: nil, range: nil) == nil)
    }

    @Test func `an index stands for the table's color, and beyond it for the last`() throws {
        let space = try Self.indexed()
        #expect(space.model == .indexed && space.numberOfComponents == 1 && space.colorTable == Self.table)
        #expect(space.baseColorSpace == CGColorSpace(.sRGB))
        #expect(
            CGColor(colorSpace: space, components: [1, 1])?.sRGB == SRGBComponents(red: 0, green: 128 / 255, blue: 0)
        )
        #expect(CGColor(colorSpace: space, components: [7, 0.5])?.sRGB.blue == 1)
        let blue = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.9, alpha: 1)
        #expect(blue.converted(to: space, intent: .defaultIntent, options: nil)?.components == [2, 1])
    }

    @Test func `no table holds patterns, tables or more than 256 colors`() throws {
        let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(CGColorSpace(indexedBaseSpace: pattern, last: 0, colorTable: Self.table) == nil)
        #expect(CGColorSpace(indexedBaseSpace: try Self.indexed(), last: 0, colorTable: Self.table) == nil)
        #expect(CGColorSpace(indexedBaseSpace: CGColorSpace(.sRGB), last: 256, colorTable: Self.table) == nil)
    }

    @Test func `an image of indexes has the table's colors`() throws {
        // Two bits a pixel: 0, 1, 2, 1.
        let provider = try #require(CGDataProvider(data: Data([0b00_01_10_01]) as CFData))
        let image = try #require(
            CGImage(
                width: 4,
                height: 1,
                bitsPerComponent: 2,
                bitsPerPixel: 2,
                bytesPerRow: 1,
                space: try Self.indexed(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        #expect((0..<4).map { color(image, $0, 0) } == ["ff0000", "008000", "0000ff", "008000"])
    }
}
