import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Compositor: painting again what changed")
struct LayerPainterTests {
    private let size = 160
    private let scale: CGFloat = 2

    private var format: LayerPainter.Format {
        LayerPainter.Format(pixelWidth: size * 2, pixelHeight: size * 2, scale: scale, background: .white)
    }

    private func painter() throws -> LayerPainter {
        try #require(LayerPainter(format))
    }

    /// The same tree, painted as a whole.
    private func whole(_ root: CALayer) throws -> CGImage {
        let fresh = try painter()
        fresh.paint([root])
        return try #require(fresh.makeImage())
    }

    /// The first pixel that differs; nil for equal pictures.
    private func difference(_ one: CGImage, _ other: CGImage) -> String? {
        for y in 0..<one.height where memcmp(one.row(y), other.row(y), one.width * 4) != 0 {
            for x in 0..<one.width where one.pixel(x: x, y: y) != other.pixel(x: x, y: y) {
                let words = [one, other].map { String($0.pixel(x: x, y: y), radix: 16) }
                return "\(x), \(y): \(words[0]), as a whole \(words[1])"
            }
        }
        return nil
    }

    @Test func `nothing is painted while nothing changes`() throws {
        let root = layer(0, 0, 160, 160, .white)
        root.addSublayer(layer(10, 10, 20, 20, .red))
        let painter = try painter()
        #expect(painter.paint([root]) == [CGRect(x: 0, y: 0, width: 320, height: 320)])
        #expect(painter.paint([root]).isEmpty)
    }

    @Test func `a layer that moves damages where it was and where it is`() throws {
        let root = layer(0, 0, 160, 160, .white)
        let square = layer(10, 10, 20, 20, .red)
        root.addSublayer(square)
        let painter = try painter()
        painter.paint([root])
        square.position.x += 100
        let damage = painter.paint([root])
        #expect(damage.count == 2)
        #expect(damage.allSatisfy { $0.width < 60 && $0.height < 60 })
        #expect(
            damage.contains { $0.contains(CGPoint(x: 40, y: 40)) }
                && damage.contains { $0.contains(CGPoint(x: 240, y: 40)) }
        )
        let image = try #require(painter.makeImage())
        #expect(image.pixel(x: 40, y: 40) == 0xFFFF_FFFF && image.pixel(x: 240, y: 40) == 0xFFFF_0000)
    }

    @Test func `a shadow is part of what is damaged`() throws {
        let root = layer(0, 0, 160, 160, .white)
        let card = layer(50, 50, 40, 40, .red)
        (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (1, 5, CGSize(width: 0, height: 10))
        root.addSublayer(card)
        let painter = try painter()
        painter.paint([root])
        card.removeFromSuperlayer()
        painter.paint([root])
        let image = try #require(painter.makeImage())
        #expect(difference(image, try whole(root)) == nil)
    }

    @Test func `what lies behind a material is painted with all of it`() throws {
        let root = layer(0, 0, 160, 160, .white)
        let behind = layer(20, 20, 4, 4, .red)
        root.addSublayer(behind)
        let glass = BackdropLayer()
        glass.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        glass.material = BackdropMaterial(sigma: 8, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.3))
        root.addSublayer(glass)
        root.addSublayer(layer(30, 30, 10, 10, .blue))
        let painter = try painter()
        painter.paint([root])
        behind.position.x += 30
        let damage = painter.paint([root])
        #expect(damage.count == 1 && damage[0].width >= 200)
        let image = try #require(painter.makeImage())
        #expect(difference(image, try whole(root)) == nil)
    }

    /// Black on light, white on dark: what lies at its corner decides.
    private final class ContraryLayer: CALayer {
        override func draw(in context: CGContext) {
            let pixel = context.pixel(x: Int(frame.minX) * 2, y: Int(frame.minY) * 2)
            context.setFillColor(pixel & 0xFF > 127 ? .black : .white)
            context.fill(bounds)
        }
    }

    @Test func `a drawing that depends on what lies below is painted whole when any of that changes`() throws {
        let root = layer(0, 0, 160, 160, .white)
        let below = layer(0, 0, 12, 12, .white)
        let contrary = ContraryLayer()
        (contrary.drawsDirectly, contrary.looksBehind) = (true, true)
        contrary.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
        root.addSublayer(below)
        root.addSublayer(contrary)
        let painter = try painter()
        painter.paint([root])
        #expect(try #require(painter.makeImage()).pixel(x: 100, y: 40) == 0xFF00_0000)
        below.backgroundColor = .black
        let damage = painter.paint([root])
        #expect(damage.count == 1 && damage[0].contains(CGRect(x: 20, y: 20, width: 120, height: 40)))
        let image = try #require(painter.makeImage())
        #expect(image.pixel(x: 100, y: 40) == 0xFFFF_FFFF)
        #expect(difference(image, try whole(root)) == nil)
    }

    @Test func `a tree that is scaled into a frame is cut off at its edges`() throws {
        let display = layer(0, 0, 200, 200, .black)
        let root = layer(0, 0, 200, 200, .red)
        let frame = layer(20, 20, 100, 100, .black)
        (frame.anchorPoint, frame.position) = (.zero, CGPoint(x: 20, y: 20))
        frame.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        frame.masksToBounds = true
        display.setTrees([frame])
        frame.setTrees([root])
        let painter = try painter()
        painter.paint([display])
        let dot = layer(10, 10, 4, 4, .blue)
        root.addSublayer(dot)
        let damage = painter.paint([display])
        #expect(damage.count == 1 && damage[0].contains(CGRect(x: 50, y: 50, width: 4, height: 4)))
        #expect(damage[0].width < 20)
        let image = try #require(painter.makeImage())
        #expect(image.pixel(x: 38, y: 60) == 0xFF00_0000)
        #expect(image.pixel(x: 42, y: 42) == 0xFFFF_0000)
        #expect(image.pixel(x: 52, y: 52) == 0xFF00_00FF)
        #expect(image.pixel(x: 142, y: 60) == 0xFF00_0000)
    }

    @Test func `the longest rising part stays in place`() {
        #expect(PaintedLayer.longestRisingPart([3, 0, 1, 2]) == [0, 1, 2])
        #expect(PaintedLayer.longestRisingPart([]) == [])
        #expect(PaintedLayer.longestRisingPart([2, 1, 0]).count == 1)
    }

    // MARK: Random edits

    @Test(arguments: 0..<24)
    func `after random edits the picture is as if it were painted as a whole`(round: Int) throws {
        let seed = UInt64(round) &* 104_729 &+ 1
        var edits = LayerEdits(seed: seed)
        let painter = try painter()
        painter.paint([edits.root])
        for step in 0..<12 {
            let words = edits.change()
            painter.paint([edits.root])
            let image = try #require(painter.makeImage())
            let found = difference(image, try whole(edits.root))
            #expect(found == nil, "seed \(seed), step \(step) (\(words)): \(found ?? "")")
            if found != nil { return }
        }
    }

    @Test(arguments: 0..<16) @MainActor
    func `while random animations run the picture is as if it were painted as a whole`(round: Int) throws {
        let seed = UInt64(round) &* 7_368_787 &+ 3
        let stage = AnimationStage()
        var edits = LayerEdits(seed: seed, root: stage.root)
        let painter = try painter()
        painter.paint([edits.root])
        for step in 0..<14 {
            let words = edits.animate()
            stage.advance(0.07)
            painter.paint([edits.root])
            let image = try #require(painter.makeImage())
            let found = difference(image, try whole(edits.root))
            #expect(found == nil, "seed \(seed), step \(step) (\(words)): \(found ?? "")")
            if found != nil { return }
        }
    }
}
