import Foundation
import QuartzCore
import Testing

@Suite("Layers: space")
struct SpaceTests {
    private func tilted(_ degrees: CGFloat, eye: CGFloat) -> (root: CALayer, layer: CALayer) {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / eye
        root.sublayerTransform = perspective
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
        root.addSublayer(layer)
        return (root, layer)
    }

    @Test func `a turned layer's edge lies where perspective puts it`() {
        let (root, layer) = tilted(60, eye: 200)
        // The right edge is 50·cos 60° from the middle and 50·sin 60° nearer or farther: x = 25 / (1 − z/200).
        let depth = -50 * sin(CGFloat.pi / 3)
        let right = layer.convert(CGPoint(x: 100, y: 50), to: root)
        #expect(abs(right.x - (100 + 25 / (1 - depth / 200))) < 1e-9)
        #expect(abs(right.y - 100) < 1e-9)
    }

    @Test func `a point comes back`() {
        let (root, layer) = tilted(50, eye: 300)
        for point in [CGPoint(x: 10, y: 20), CGPoint(x: 90, y: 75)] {
            let back = layer.convert(layer.convert(point, to: root), from: root)
            #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        }
    }

    @Test func `a touch meets what is seen`() {
        let (root, layer) = tilted(60, eye: 200)
        #expect(root.hitTest(CGPoint(x: 110, y: 100)) === layer)
        // Inside the frame of the untilted layer, beside the tilted one.
        #expect(root.hitTest(CGPoint(x: 135, y: 100)) === root)
    }

    @Test func `a layer seen edge on is not met`() {
        let (root, _) = tilted(90, eye: 200)
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
    }

    @Test func `the back of a one-sided layer is neither seen nor met`() throws {
        let (root, layer) = tilted(180, eye: 500)
        layer.backgroundColor = .red
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === layer)
        layer.isDoubleSided = false
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
        #expect(alpha(try #require(LayerRenderer.image(of: root, scale: 1)), 100, 100) == 0)
    }

    @Test func `perspective is drawn: the near edge is taller`() throws {
        let (root, layer) = tilted(-45, eye: 250)
        layer.backgroundColor = .red
        let picture = try #require(LayerRenderer.image(of: root, scale: 1))
        func height(_ x: Int) -> Int { (0..<200).filter { alpha(picture, x, $0) > 128 }.count }
        let (left, right) = (
            layer.convert(CGPoint(x: 0, y: 0), to: root), layer.convert(CGPoint(x: 100, y: 0), to: root)
        )
        let columns = [left, right].map { Int($0.x) }.sorted()
        let (first, last) = (height(columns[0] + 3), height(columns[1] - 3))
        #expect(abs(first - last) > 20)
        let expected = 2 * abs(100 - (left.x < right.x ? left.y : right.y))
        #expect(abs(CGFloat(first) - expected) < 4)
    }

    @Test func `a transform undone is the identity`() {
        var t = CATransform3DMakeRotation(0.4, 1, 2, 3)
        t.m34 = -0.002
        t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 0.5), 5, 6, 7)
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        #expect(abs(product.m11 - 1) < 1e-12 && abs(product.m22 - 1) < 1e-12 && abs(product.m44 - 1) < 1e-12)
        #expect(abs(product.m12) < 1e-12 && abs(product.m41) < 1e-12 && abs(product.m34) < 1e-12)
    }
}
