import CoreGraphics
import Foundation
import Testing

@Suite("Contexts: blending, layers, shadows, gradients, images")
struct CompositingTests {
    private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test(arguments: [
        (mode: CGBlendMode.normal, expected: "0000ff"), (.multiply, "000000"), (.screen, "ff00ff"),
        (.plusLighter, "ff00ff"), (.difference, "ff00ff"), (.destinationOver, "ff0000"), (.copy, "0000ff"),
        (.clear, "00000000"), (.sourceIn, "0000ff"), (.destinationIn, "ff0000"), (.sourceOut, "00000000"),
        (.xor, "00000000"),
    ])
    func `blue over red by mode, and nothing changes outside`(mode: CGBlendMode, expected: String) throws {
        let image = try drawn { context in
            context.setFillColor(.red)
            context.fill(whole)
            context.setBlendMode(mode)
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(color(image, 5, 5) == expected)
        #expect(color(image, 15, 5) == "ff0000")
    }

    @Test func `alpha multiplies into colors and images`() throws {
        let dot = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
        let image = try drawn { context in
            context.setAlpha(0.5)
            context.drawUpright(dot, in: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setFillColor(.red)
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 5))
        }
        #expect(abs(alpha(image, 2, 2) - 128) <= 1)
        #expect(abs(alpha(image, 12, 2) - 128) <= 1)
    }

    @Test func `a transparency layer fades as one picture`() throws {
        let image = try drawn { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(whole)
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.endTransparencyLayer()
            context.setFillColor(.green)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(color(image, 5, 5) == "80000080")
        #expect(color(image, 15, 5) == "80800000")
        // The alpha of before is back.
        #expect(alpha(image, 0, 0) > 128)
    }

    @Test func `a layer with a rectangle holds nothing outside, and leaves the clip as it was`() throws {
        let image = try drawn { context in
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(whole)
            context.endTransparencyLayer()
            context.setFillColor(.blue)
            context.fill(CGRect(x: 10, y: 10, width: 2, height: 2))
        }
        #expect(color(image, 4, 4) == "ff0000")
        #expect(color(image, 6, 4) == "00000000")
        #expect(color(image, 11, 11) == "0000ff")
    }

    @Test func `a shadow lies at its offset in points, below in a context for UIKit`() throws {
        let image = try drawn(width: 40, height: 40, scale: 2) { context in
            context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .blue)
            context.setFillColor(.red)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(color(image, 12, 12) == "ff0000")
        #expect(color(image, 12, 25) == "0000ff")
        #expect(color(image, 12, 8) == "00000000")
    }

    @Test func `a blurred shadow is half as strong at the edge of a long side`() throws {
        for sigma in [2.0, 6, 15] {
            let image = try drawn(width: 300, height: 300) { context in
                context.setShadow(
                    offset: CGSize(width: 0, height: 1000),
                    blur: sigma * 2,
                    color: CGColor(gray: 0, alpha: 1)
                )
                context.setFillColor(.red)
                context.fill(CGRect(x: 100, y: -900, width: 100, height: 100))
            }
            // A Gaussian's integral: 0.5 at the edge, 0.841 and 0.159 one sigma in and out; 2 % for the boxes.
            let edge = Double(alpha(image, 99, 150) + alpha(image, 100, 150)) / 2 / 255
            #expect(abs(edge - 0.5) < 0.02, "sigma \(sigma)")
            let inside = Double(alpha(image, 99 + Int(sigma), 150) + alpha(image, 100 + Int(sigma), 150)) / 510
            #expect(abs(inside - 0.841) < 0.03, "sigma \(sigma)")
        }
    }

    @Test func `a shadow is cast by what lies outside the clip`() throws {
        let image = try drawn { context in
            context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 20))
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .blue)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        }
        #expect(color(image, 12, 5) == "0000ff")
        #expect(color(image, 17, 5) == "00000000")
    }

    @Test func `a linear gradient ends where its options say`() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil)
        )
        let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
        let image = try drawn { context in
            context.drawLinearGradient(gradient, start: start, end: end, options: [.drawsAfterEndLocation])
        }
        #expect(color(image, 2, 5) == "00000000")
        #expect(color(image, 17, 5) == "0000ff")
        let middle = image.pixel(x: 10, y: 5)
        #expect(abs(Int(middle >> 16 & 255) - 115) < 10 && abs(Int(middle & 255) - 140) < 10)
    }

    @Test func `a radial gradient fills circles`() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.red] as CFArray, locations: nil)
        )
        let center = CGPoint(x: 10, y: 10)
        let image = try drawn { context in
            context.drawRadialGradient(
                gradient,
                startCenter: center,
                startRadius: 0,
                endCenter: center,
                endRadius: 8,
                options: []
            )
        }
        #expect(color(image, 10, 3) == "ff0000")
        #expect(color(image, 1, 1) == "00000000")
    }

    @Test func `images are upside down where y points down, as in UIKit's contexts`() throws {
        let halves = try #require(CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        let image = try drawn { context in
            context.draw(halves, in: CGRect(x: 0, y: 0, width: 1, height: 2))
            context.drawUpright(halves, in: CGRect(x: 5, y: 0, width: 1, height: 2))
        }
        #expect([color(image, 0, 0), color(image, 0, 1)] == ["0000ff", "ff0000"])
        #expect([color(image, 5, 0), color(image, 5, 1)] == ["ff0000", "0000ff"])
    }

    @Test func `an enlarged image is smooth or not, and its edges do not fade`() throws {
        let halves = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        let smooth = try drawn { $0.drawUpright(halves, in: whole) }
        #expect(alpha(smooth, 0, 0) == 255 && alpha(smooth, 19, 19) == 255)
        #expect(color(smooth, 9, 10) != "ff0000")
        let plain = try drawn { context in
            context.interpolationQuality = .none
            context.drawUpright(halves, in: whole)
        }
        #expect(color(plain, 9, 10) == "ff0000" && color(plain, 10, 10) == "0000ff")
    }

    @Test func `a pattern color repeats its image from the context's origin`() throws {
        let halves = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        let image = try drawn { context in
            context.setFillColor(CGColor(patternImage: halves, scale: 1))
            context.translateBy(x: 1, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect([1, 2, 3].map { color(image, $0, 4) } == ["0000ff", "ff0000", "0000ff"])
        #expect(color(image, 0, 4) == "00000000")
    }

    @Test func `a crop shares its pixels and counts from its own corner`() throws {
        let image = try drawn { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
        let crop = try #require(image.cropping(to: CGRect(x: 9.5, y: 9.5, width: 4, height: 4)))
        #expect((crop.width, crop.height) == (5, 5))
        #expect(color(crop, 1, 1) == "ff0000")
        #expect(image.cropping(to: CGRect(x: 30, y: 0, width: 5, height: 5)) == nil)
        let again = try drawn { $0.drawUpright(crop, in: CGRect(x: 0, y: 0, width: 5, height: 5)) }
        #expect(color(again, 1, 1) == "ff0000" && color(again, 0, 0) == "00000000")
    }
}
