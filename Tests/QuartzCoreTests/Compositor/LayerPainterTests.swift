import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Compositor: painting again what changed")
struct LayerPainterTests {
    private let size = 160
    private let scale: CGFloat = 2

    private func painter() throws -> LayerPainter {
        try #require(LayerPainter(pixelWidth: size * 2, pixelHeight: size * 2, scale: scale, background: .white))
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
}

/// A tree of layers of every kind, and random changes to it.
struct LayerEdits {
    let root = layer(0, 0, 160, 160, .white)
    private var layers: [CALayer] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<14 { add() }
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    private mutating func color() -> CGColor {
        CGColor(
            red: number(0...1),
            green: number(0...1),
            blue: number(0...1),
            alpha: chance(0.6) ? 1 : number(0.2...0.9)
        )
    }

    private mutating func image() -> CGImage? {
        let pixels = (0..<64).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
        return CGImage(width: 8, height: 8, pixels: pixels)
    }

    private mutating func make() -> CALayer {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(
                ellipseIn: CGRect(x: -5, y: 3, width: number(5...70), height: number(5...50)),
                transform: nil
            )
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (color(), color(), number(0...6))
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic][Int.random(in: 0..<3, using: &random)]
            return gradient
        case 2:
            let glass = BackdropLayer()
            glass.material = BackdropMaterial(sigma: number(0...9), saturation: number(0.5...2), tint: color())
            return glass
        case 3:
            let picture = CALayer()
            picture.contents = image()
            picture.contentsGravity = [.resize, .center, .resizeAspectFill][Int.random(in: 0..<3, using: &random)]
            return picture
        default: return CALayer()
        }
    }

    private mutating func add() {
        let layer = make()
        place(layer)
        layer.backgroundColor = chance(0.7) ? color() : nil
        (layers.filter { $0.superlayer != nil }.randomElement(using: &random) ?? root).addSublayer(layer)
        layers.append(layer)
    }

    private mutating func place(_ layer: CALayer) {
        layer.frame = CGRect(x: number(-20...120), y: number(-20...120), width: number(2...90), height: number(2...90))
        if chance(0.5) { layer.frame = layer.frame.integral }
        layer.setAffineTransform(chance(0.25) ? CGAffineTransform(rotationAngle: number(-2...2)) : .identity)
    }

    /// Changes one thing, and says what.
    mutating func change() -> String {
        guard let layer = layers.filter({ $0.superlayer != nil }).randomElement(using: &random) else {
            add()
            return "add"
        }
        switch Int.random(in: 0..<16, using: &random) {
        case 0:
            add()
            return "add"
        case 1:
            layer.removeFromSuperlayer()
            return "remove"
        case 2:
            place(layer)
            return "place"
        case 3:
            layer.backgroundColor = color()
            return "color"
        case 4:
            layer.opacity = Float(number(0...1))
            return "opacity"
        case 5:
            layer.cornerRadius = number(0...30)
            return "corners"
        case 6:
            layer.masksToBounds.toggle()
            return "clip"
        case 7:
            (layer.shadowOpacity, layer.shadowRadius) = (Float(number(0...1)), number(0...9))
            layer.shadowOffset = CGSize(width: number(-9...9), height: number(-9...9))
            return "shadow"
        case 8:
            (layer.borderWidth, layer.borderColor) = (number(0...5), color())
            return "border"
        case 9:
            layer.isHidden.toggle()
            return "hide"
        case 10:
            layer.zPosition = number(-2...2)
            return "depth"
        case 11:
            guard let parent = layer.superlayer else { return "" }
            parent.addSublayer(layer)
            return "order"
        case 12:
            let mask = CALayer()
            mask.frame = layer.bounds.insetBy(dx: number(0...5), dy: number(-5...5))
            (mask.backgroundColor, mask.cornerRadius) = (.black, number(0...10))
            layer.mask = chance(0.3) ? nil : mask
            return "mask"
        case 13:
            layer.contents = chance(0.5) ? image() : nil
            return "contents"
        case 14:
            layer.bounds.origin.x += number(-5...5)
            return "scroll"
        default:
            layer.vibrancy = chance(0.5) ? nil : LayerVibrancy(color: color(), blendMode: .plusLighter)
            return "vibrancy"
        }
    }
}
