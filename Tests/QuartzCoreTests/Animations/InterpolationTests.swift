import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Animations: values in between")
struct InterpolationTests {
    private func middle(_ path: String, from: Any, to: Any, layer kind: CALayer = CALayer()) -> Any? {
        let stage = AnimationStage()
        stage.root.addSublayer(kind)
        kind.add(stage.basic(path, from: from, to: to, 1), forKey: nil)
        stage.advance(0.5)
        return kind.presentation()?.value(forKeyPath: path)
    }

    @Test func `geometry goes number by number`() {
        #expect(
            middle("position", from: CGPoint(x: 0, y: 10), to: CGPoint(x: 10, y: 30)) as? CGPoint
                == CGPoint(x: 5, y: 20)
        )
        #expect(
            middle("shadowOffset", from: CGSize(width: 2, height: 0), to: CGSize(width: 4, height: 8)) as? CGSize
                == CGSize(width: 3, height: 4)
        )
        #expect(
            middle("bounds", from: CGRect.zero, to: CGRect(x: 2, y: 4, width: 6, height: 8)) as? CGRect
                == CGRect(x: 1, y: 2, width: 3, height: 4)
        )
        #expect(
            middle("position", from: NSValue(point: .zero), to: NSValue(point: CGPoint(x: 8, y: 2))) as? CGPoint
                == CGPoint(x: 4, y: 1)
        )
    }

    @Test func `colors go through their components, and from nothing through clear`() throws {
        let mixed = try #require(middle("backgroundColor", from: CGColor.red, to: CGColor.blue) as? CGColor)
        #expect(mixed.components == [0.5, 0, 0.5, 1])
    }

    @Test func `a transform's rotation keeps its size on the way`() throws {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let value = try #require(
            middle("transform", from: NSValue(caTransform3D: CATransform3DIdentity), to: turn) as? CATransform3D
        )
        let expected = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        #expect(abs(value.m11 - expected.m11) < 1e-9 && abs(value.m12 - expected.m12) < 1e-9)
        #expect(abs(value.m21 - expected.m21) < 1e-9 && abs(value.m22 - expected.m22) < 1e-9)
    }

    @Test func `translation, rotation and scale go each by itself`() throws {
        let end = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeScale(3, 3, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
            CATransform3DMakeTranslation(20, 40, 0)
        )
        let value = try #require(middle("transform", from: CATransform3DIdentity, to: end) as? CATransform3D)
        #expect(abs(value.m41 - 10) < 1e-9 && abs(value.m42 - 20) < 1e-9)
        #expect(abs(hypot(value.m11, value.m12) - 2) < 1e-9)
        #expect(abs(atan2(value.m12, value.m11) - .pi / 4) < 1e-9)
    }

    @Test func `a perspective survives being taken apart`() throws {
        var tilted = CATransform3DIdentity
        tilted.m34 = -1 / 500
        tilted = CATransform3DRotate(tilted, 0.7, 0, 1, 0)
        tilted = CATransform3DTranslate(tilted, 10, 20, 30)
        let layer = CALayer()
        layer.transform = tilted
        // Setting a part takes the whole apart and puts it together again.
        layer.setValue(0.7, forKeyPath: "transform.rotation.y")
        // A factor of the whole is no other projection.
        let (after, before) = (layer.transform, tilted)
        for (a, b) in zip(elements(after), elements(before)) { #expect(abs(a / after.m44 - b / before.m44) < 1e-9) }
    }

    private func elements(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }

    @Test func `paths of equal structure change point by point`() throws {
        let path = try #require(
            middle(
                "path",
                from: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
                to: CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil),
                layer: CAShapeLayer()
            )
        )
        #expect((path as? CGPath)?.boundingBoxOfPath == CGRect(x: 5, y: 0, width: 20, height: 10))
    }

    @Test func `a gradient's colors and locations`() {
        #expect(
            middle("locations", from: [0, 1], to: [0.5, 1], layer: CAGradientLayer()) as? [NSNumber]
                == [NSNumber(value: 0.25), NSNumber(value: 1.0)]
        )
        let colors = middle("colors", from: [CGColor.red], to: [CGColor.blue], layer: CAGradientLayer()) as? [CGColor]
        #expect(colors?.first?.components == [0.5, 0, 0.5, 1])
    }

    @Test func `contents fade into each other`() throws {
        let red = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
        let blue = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_00FF]))
        let stage = AnimationStage()
        stage.layer.contents = blue
        stage.layer.add(stage.basic("contents", from: red, to: blue, 1), forKey: nil)
        stage.advance(0.25)
        let picture = try #require(LayerRenderer.image(of: stage.root, scale: 1))
        #expect(abs(Int((picture.pixel(x: 50, y: 50) >> 16) & 0xFF) - 191) < 3)
        #expect(abs(Int(picture.pixel(x: 50, y: 50) & 0xFF) - 64) < 3)
    }

    @Test(arguments: [
        ("transform.rotation.z", 1.2), ("transform.rotation.x", 0.4), ("transform.scale", 2.5),
        ("transform.scale.y", 3),
        ("transform.translation.x", 17), ("position.x", 4), ("bounds.size.width", 9), ("bounds.origin.y", 3),
        ("shadowOffset.height", 6), ("anchorPoint.x", 0.25), ("sublayerTransform.rotation.y", 0.3),
    ])
    func `a part of a value is set and read by its path`(path: String, value: Double) throws {
        let layer = CALayer()
        layer.setValue(value, forKeyPath: path)
        let read = try #require(layer.value(forKeyPath: path) as? CGFloat)
        #expect(abs(Double(read) - value) < 1e-9)
    }
}
