import CoreGraphics
import Foundation
import Testing

@Suite("Contexts: shapes, clips and states")
struct CGContextTests {
    @Test func `a context for UIKit counts points from the top-left`() throws {
        let image = try drawn(width: 20, height: 20, scale: 2) { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(color(image, 2, 4) == "ff0000")
        #expect(color(image, 7, 11) == "ff0000")
        #expect(color(image, 1, 4) == "00000000")
        #expect(color(image, 2, 12) == "00000000")
    }

    @Test func `a plain bitmap context counts from the bottom-left`() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 4,
                height: 4,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(color(image, 0, 3) == "0000ff")
        #expect(color(image, 0, 0) == "00000000")
        #expect(context.ctm.isIdentity)
    }

    @Test func `an app sees the pixels in the format that it asked for`() throws {
        var pixels = [UInt8](repeating: 0, count: 4)
        try pixels.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress,
                    width: 1,
                    height: 1,
                    bitsPerComponent: 8,
                    bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            )
            context.setFillColor(red: 1, green: 0.4, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [255, 102, 0, 255])
    }

    @Test(arguments: [
        (16, CGImageAlphaInfo.premultipliedLast), (8, .last), (8, .first), (8, .none),
    ])
    func `formats that Quartz refuses give no context`(bits: Int, info: CGImageAlphaInfo) {
        let context = CGContext(
            data: nil,
            width: 4,
            height: 4,
            bitsPerComponent: bits,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info.rawValue
        )
        #expect(context == nil)
    }

    @Test(arguments: [(0, 1), (-4, 4), (20_000, 1), (16_000, 16_000)])
    func `sizes over the limits give no context`(width: Int, height: Int) {
        #expect(CGContext(pixelWidth: width, pixelHeight: height, scale: 1) == nil)
    }

    @Test func `restoring brings back color, transform and clip`() throws {
        let image = try drawn { context in
            context.setFillColor(.red)
            context.saveGState()
            context.setFillColor(.blue)
            context.translateBy(x: 5, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.restoreGState()
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(color(image, 0, 0) == "ff0000")
        #expect(color(image, 9, 9) == "ff0000")
        #expect(color(image, 10, 0) == "00000000")
    }

    @Test func `clips intersect, by path and rule`() throws {
        let image = try drawn { context in
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.clip(using: .evenOdd)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setFillColor(.green)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(color(image, 2, 10) == "00ff00")
        #expect(color(image, 7, 10) == "00000000")
        #expect(color(image, 17, 10) == "00000000")
    }

    @Test func `a mask image clips by its alpha`() throws {
        let mask = try #require(CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0x8000_0000]))
        let image = try drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(color(image, 0, 0) == "ff0000")
        #expect(color(image, 1, 0) == "80800000")
        #expect(color(image, 2, 0) == "00000000")
    }

    @Test func `the current path is in user space, whatever the transform was when it grew`() throws {
        _ = try drawn { context in
            context.scaleBy(x: 2, y: 2)
            context.move(to: CGPoint(x: 1, y: 1))
            context.scaleBy(x: 0.5, y: 0.5)
            context.addLine(to: CGPoint(x: 6, y: 2))
            #expect(context.path?.elements == [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 6, y: 2))])
            #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 4, height: 0))
            context.fillPath()
            #expect(context.isPathEmpty)
        }
    }

    @Test func `a stroke lies on both sides of its line, and dashes leave gaps`() throws {
        let image = try drawn { context in
            context.setStrokeColor(.red)
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
            context.strokePath()
        }
        #expect(color(image, 2, 4) == "ff0000" && color(image, 2, 5) == "ff0000")
        #expect(color(image, 2, 3) == "00000000" && color(image, 2, 6) == "00000000")
        #expect(color(image, 7, 5) == "00000000" && color(image, 12, 5) == "ff0000")
    }

    @Test func `hostile numbers leave the context alive`() throws {
        let image = try drawn { context in
            context.saveGState()
            context.scaleBy(x: 0, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.saveGState()
            context.translateBy(x: .nan, y: .infinity)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.setLineWidth(.nan)
            context.setMiterLimit(-3)
            context.move(to: CGPoint(x: CGFloat.nan, y: 0))
            context.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
            context.strokePath()
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: .infinity)
            context.endTransparencyLayer()
            context.setFillColor(.red)
            context.fill(CGRect(x: -1e30, y: 3, width: 2e30, height: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(color(image, 0, 0) == "ff0000")
        #expect(color(image, 10, 3) == "ff0000")
    }

    @Test func `clearing makes transparent`() throws {
        let image = try drawn { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(color(image, 5, 5) == "00000000")
        #expect(color(image, 15, 5) == "ff0000")
    }

    @Test func `the clip's bounding box is in user space`() throws {
        _ = try drawn(scale: 2) { context in
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
            context.translateBy(x: 1, y: 1)
            context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 3, height: 3))
        }
    }

    @Test func `a stroked path becomes its outline`() throws {
        let image = try drawn { context in
            context.setLineWidth(4)
            context.addLines(between: [CGPoint(x: 2, y: 10), CGPoint(x: 18, y: 10)])
            context.replacePathWithStrokedPath()
            context.setFillColor(.blue)
            context.fillPath()
        }
        #expect(color(image, 10, 8) == "0000ff" && color(image, 10, 11) == "0000ff")
        #expect(color(image, 10, 7) == "00000000")
    }
}
