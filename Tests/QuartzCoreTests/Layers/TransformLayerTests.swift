import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers: shared spaces and flipped geometry")
struct TransformLayerTests {
    private func square(_ color: CGColor, _ frame: CGRect) -> CALayer {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (frame, color)
        return layer
    }

    /// A space of 100 by 100 points, turned about the y axis, in a root of that size.
    private func stage(_ space: CALayer, turned angle: CGFloat) -> CALayer {
        let root = square(.white, CGRect(x: 0, y: 0, width: 100, height: 100))
        space.frame = root.bounds
        space.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        root.addSublayer(space)
        return root
    }

    private func image(_ root: CALayer) throws -> CGImage {
        try #require(LayerRenderer.image(of: root, scale: 1, isOpaque: true))
    }

    @Test func `planes of a transform layer stay apart where a plain layer flattens them`() throws {
        func picture(_ space: CALayer) throws -> CGImage {
            for (color, depth) in [(CGColor.red, -30.0), (.blue, 30)] {
                let plane = square(color, CGRect(x: 40, y: 40, width: 20, height: 20))
                plane.zPosition = depth
                space.addSublayer(plane)
            }
            return try image(stage(space, turned: .pi / 2 * 0.999))
        }
        // From the side the planes stand 30 points left and right of the middle; flat, they are one line.
        let apart = try picture(CATransformLayer())
        func columns(_ image: CGImage) -> [Int] {
            (0..<100).filter { image.pixel(x: $0, y: 50) != 0xFFFF_FFFF }
        }
        let found = columns(apart)
        #expect(found.contains { $0 < 22 } && found.contains { $0 > 77 })
        #expect(!columns(try picture(CALayer())).contains { $0 < 45 || $0 > 55 })
    }

    @Test func `turned around, the plane that was behind is in front`() throws {
        for (angle, expected) in [(0.0, UInt32(0xFF00_00FF)), (.pi, 0xFFFF_0000)] {
            let space = CATransformLayer()
            for (color, depth) in [(CGColor.red, -10.0), (.blue, 10)] {
                let plane = square(color, CGRect(x: 20, y: 20, width: 60, height: 60))
                plane.zPosition = depth
                space.addSublayer(plane)
            }
            #expect(try image(stage(space, turned: angle)).pixel(x: 50, y: 50) == expected)
        }
    }

    @Test func `spaces nest, and backs of layers with one side aren't seen`() throws {
        let (outer, inner) = (CATransformLayer(), CATransformLayer())
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let plane = square(.red, CGRect(x: 10, y: 10, width: 20, height: 20))
        plane.isDoubleSided = false
        inner.addSublayer(plane)
        outer.addSublayer(inner)
        #expect(try image(stage(outer, turned: 0)).pixel(x: 80, y: 20) == 0xFFFF_FFFF)
        // Turned twice, it shows its face again.
        #expect(try image(stage(outer, turned: .pi)).pixel(x: 20, y: 20) == 0xFFFF_0000)
    }

    @Test func `flipped geometry places sublayers from below and leaves contents upright`() throws {
        let root = square(.white, CGRect(x: 0, y: 0, width: 100, height: 100))
        root.isGeometryFlipped = true
        let child = CALayer()
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        child.contents = CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF])
        child.magnificationFilter = .nearest
        root.addSublayer(child)
        let below = square(.black, CGRect(x: 0, y: 0, width: 5, height: 5))
        child.addSublayer(below)
        let picture = try image(root)
        #expect(picture.pixel(x: 20, y: 73) == 0xFFFF_0000)
        #expect(picture.pixel(x: 20, y: 87) == 0xFF00_00FF)
        #expect(picture.pixel(x: 12, y: 88) == 0xFF00_0000)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 90))
        #expect(root.hitTest(CGPoint(x: 20, y: 80)) === child)
        #expect(child.contentsAreFlipped() && root.contentsAreFlipped())
    }
}
