import CoreGraphics
import Foundation
import Testing

@Suite("Contexts: layers, shadings, gradients under transforms, darkening")
struct DrawingExtrasTests {
    @Test(arguments: [
        (below: 0xFFFF_FFFF as UInt32, source: 0xFF80_8080 as UInt32, expected: "808080"),
        (0xFF80_8080, 0xFF80_8080, "010101"), (0xFF40_4040, 0xFF40_4040, "000000"), (0, 0xFF80_8080, "808080"),
    ])
    func `plusDarker adds what both lack to white`(below: UInt32, source: UInt32, expected: String) throws {
        let lower = try #require(CGImage(width: 1, height: 1, pixels: [below]))
        let upper = try #require(CGImage(width: 1, height: 1, pixels: [source]))
        let image = try drawn(width: 2, height: 1) { context in
            context.drawUpright(lower, in: CGRect(x: 0, y: 0, width: 2, height: 1))
            context.setBlendMode(.plusDarker)
            context.drawUpright(upper, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(color(image, 0, 0) == expected)
        #expect(image.pixel(x: 1, y: 0) == below)
    }

    @Test func `a gradient keeps its lines of one color under a shear`() throws {
        let gradient = try #require(CGGradient(colors: [.red, .blue], locations: [0.5, 0.5]))
        let image = try drawn(width: 40, height: 20) { context in
            context.concatenate(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
            context.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: 20, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            )
        }
        // The edge x = 10 becomes x = 10 + y.
        #expect(color(image, 10, 2) == "ff0000" && color(image, 14, 2) == "0000ff")
        #expect(color(image, 26, 18) == "ff0000" && color(image, 30, 18) == "0000ff")
    }

    @Test func `circles of a radial gradient become ellipses where axes are scaled apart`() throws {
        let gradient = try #require(CGGradient(colors: [.red, .red], locations: nil))
        let image = try drawn(width: 40, height: 20) { context in
            context.scaleBy(x: 2, y: 1)
            context.drawRadialGradient(
                gradient,
                startCenter: CGPoint(x: 10, y: 10),
                startRadius: 0,
                endCenter: CGPoint(x: 10, y: 10),
                endRadius: 8,
                options: []
            )
        }
        #expect(color(image, 34, 10) == "ff0000" && alpha(image, 38, 10) == 0 && alpha(image, 20, 19) == 0)
    }

    @Test func `a shading takes its colors from a function`() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0] > 0.5 ? 1 : 0
                (output[1], output[2], output[3]) = (0, 0, 1)
            },
            releaseInfo: nil
        )
        let function = try #require(
            CGFunction(
                info: nil,
                domainDimension: 1,
                domain: nil,
                rangeDimension: 4,
                range: nil,
                callbacks: &callbacks
            )
        )
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(),
                start: .zero,
                end: CGPoint(x: 20, y: 0),
                function: function,
                extendStart: false,
                extendEnd: true
            )
        )
        let image = try drawn(width: 30, height: 2) { $0.drawShading(shading) }
        #expect(color(image, 4, 0) == "000000" && color(image, 16, 0) == "ff0000" && color(image, 28, 0) == "ff0000")
    }

    @Test func `a layer is drawn once and shown often`() throws {
        let image = try drawn(width: 20, height: 20, scale: 2) { context in
            guard let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) else { return }
            layer.context?.setFillColor(.red)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.draw(layer, at: .zero)
            context.draw(layer, in: CGRect(x: 5, y: 5, width: 4, height: 4))
        }
        #expect(color(image, 1, 1) == "ff0000" && alpha(image, 1, 3) == 0)
        #expect(color(image, 12, 11) == "ff0000" && alpha(image, 12, 13) == 0)
        let context = try #require(CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1))
        for size in [CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: 1e9, height: 1)] {
            #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
        }
    }

    @Test func `numbers of colors mean what the color space says`() throws {
        let image = try drawn(width: 2, height: 1) { context in
            context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
            context.setFillColor([0, 1, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(color(image, 0, 0) == "ff0000" && color(image, 1, 0) == "000000")
    }

    @Test func `memory that the context owns is up to date once it is looked at`() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixel = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect([pixel[0], pixel[1], pixel[2], pixel[3]] == [255, 0, 0, 255])
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect([pixel[0], pixel[1], pixel[2], pixel[3]] == [0, 0, 255, 255])
    }

    @Test func `curves become lines near them`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let coarse = circle.flattened(threshold: 5).elements.count
        let fine = circle.flattened(threshold: 0.1).elements.count
        #expect(coarse < fine)
        #expect(circle.flattened(threshold: .nan).contains(CGPoint(x: 50, y: 50)))
    }
}
