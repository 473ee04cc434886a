import CoreGraphics
import QuartzCore
import Testing

@Suite("Compositor: contents")
struct LayerContentsTests {
    /// Red and blue above, green and white below.
    private func quarters() throws -> CGImage {
        try #require(CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_FFFF]))
    }

    @Test(arguments: [
        (gravity: CALayerContentsGravity.resize, expected: CGRect(x: 5, y: 5, width: 40, height: 20)),
        (.resizeAspect, CGRect(x: 15, y: 5, width: 20, height: 20)),
        (.resizeAspectFill, CGRect(x: 5, y: -5, width: 40, height: 40)),
        (.center, CGRect(x: 20, y: 10, width: 10, height: 10)), (.top, CGRect(x: 20, y: 5, width: 10, height: 10)),
        (.topLeft, CGRect(x: 5, y: 5, width: 10, height: 10)),
        (.bottomRight, CGRect(x: 35, y: 15, width: 10, height: 10)),
        (.left, CGRect(x: 5, y: 10, width: 10, height: 10)), (.right, CGRect(x: 35, y: 10, width: 10, height: 10)),
        (.bottom, CGRect(x: 20, y: 15, width: 10, height: 10)),
    ])
    func `gravity places contents of 10 × 10 points in 40 × 20`(gravity: CALayerContentsGravity, expected: CGRect)
        throws
    {
        let pixels = [UInt32](repeating: 0xFFFF_0000, count: 100)
        let square = try #require(CGImage(width: 10, height: 10, pixels: pixels))
        let image = try painted(size: 60) { root in
            let picture = layer(5, 5, 40, 20)
            picture.contents = square
            picture.contentsGravity = gravity
            root.addSublayer(picture)
        }
        var box = CGRect.null
        for y in 0..<60 {
            for x in 0..<60 where alpha(image, x, y) > 127 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        #expect(box == expected.intersection(CGRect(x: 0, y: 0, width: 60, height: 60)))
    }

    @Test func `contents are upright, and their scale makes them smaller`() throws {
        let source = try quarters()
        let image = try painted(scale: 2) { root in
            root.contents = source
            root.contentsGravity = .topLeft
            root.contentsScale = 2
        }
        #expect(
            [color(image, 0, 0), color(image, 1, 0), color(image, 0, 1), color(image, 1, 1)]
                == ["ff0000", "0000ff", "00ff00", "ffffff"]
        )
        #expect(color(image, 2, 0) == "00000000")
    }

    @Test func `the nearest filter keeps pixels sharp`() throws {
        let source = try quarters()
        let image = try painted { root in
            root.contents = source
            root.magnificationFilter = .nearest
        }
        #expect(color(image, 19, 19) == "ff0000" && color(image, 20, 19) == "0000ff")
    }

    @Test func `a part of the contents can be shown alone`() throws {
        let source = try quarters()
        let image = try painted { root in
            root.contents = source
            root.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        }
        #expect(color(image, 2, 2) == "0000ff" && color(image, 38, 38) == "0000ff")
    }

    @Test func `the middle of nine parts stretches and the corners keep their size`() throws {
        // Three by three: red corners, green sides, blue middle.
        let (r, g, b): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
        let source = try #require(CGImage(width: 3, height: 3, pixels: [r, g, r, g, b, g, r, g, r]))
        let image = try painted { root in
            root.contents = source
            root.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        }
        #expect([color(image, 0, 0), color(image, 39, 0), color(image, 39, 39)] == ["ff0000", "ff0000", "ff0000"])
        #expect([color(image, 1, 0), color(image, 38, 39), color(image, 0, 20)] == ["00ff00", "00ff00", "00ff00"])
        #expect([color(image, 1, 1), color(image, 38, 38)] == ["0000ff", "0000ff"])
    }

    @Test func `a tint replaces the colors and keeps the alpha`() throws {
        let source = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_0080]))
        let image = try painted(size: 2) { root in
            root.contents = source
            root.contentsTint = .green
        }
        #expect(color(image, 0, 0) == "00ff00")
        #expect(color(image, 1, 1) == "80008000")
    }

    private final class Drawing: CALayer {
        nonisolated(unsafe) static var count = 0

        override func draw(in context: CGContext) {
            Self.count += 1
            context.setFillColor(.red)
            context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 5, height: 5))
        }
    }

    @Test func `a layer draws once, until it needs display again or changes its size`() throws {
        let drawing = Drawing()
        drawing.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        drawing.bounds.origin = CGPoint(x: 100, y: 0)
        drawing.contentsScale = 2
        Drawing.count = 0
        for _ in 0..<2 {
            let image = try painted(scale: 2) { $0.addSublayer(drawing) }
            #expect(color(image, 29, 29) == "ff0000" && color(image, 30, 30) == "00000000")
        }
        #expect(Drawing.count == 1)
        drawing.setNeedsDisplay()
        _ = try painted { $0.addSublayer(drawing) }
        #expect(Drawing.count == 2)
        drawing.bounds.size.width = 25
        _ = try painted { $0.addSublayer(drawing) }
        #expect(Drawing.count == 3)
    }

    private final class Author: CALayerDelegate {
        var log: [String] = []

        func display(_ layer: CALayer) { log.append("display") }
        func layerWillDraw(_ layer: CALayer) { log.append("willDraw") }
        func draw(_ layer: CALayer, in context: CGContext) { log.append("draw") }
    }

    @Test func `the delegate displays, is told, and draws; a layer that drew nothing is not asked again`() throws {
        let author = Author()
        let drawing = layer(0, 0, 10, 10)
        drawing.delegate = author
        drawing.setNeedsDisplay()
        for _ in 0..<2 { _ = try painted { $0.addSublayer(drawing) } }
        #expect(author.log == ["display", "willDraw", "draw"])
    }
}
