import CoreGraphics
import Foundation
import Platform
import QuartzCore
import TestSupport
import Testing

@testable import SimulatorServer

@MainActor @Suite("Live: the wire format")
struct WireTreeTests {
    /// A screen of layers with its messages.
    @MainActor private final class Screen {
        let root = CALayer()
        let textures = TextureStore()
        let tree: WireTree
        let received = ReceivedTree()
        private(set) var names: Set<String> = []

        init() {
            World().enter()
            root.isDisplayRoot = true
            root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
            let painting = LayerPainting(scale: 2) { _ in nil }
            tree = WireTree(root: root, painting: painting, textures: textures)
        }

        /// Ends the turn and brings the copy up to date, after some seconds; what was sent.
        @discardableResult
        func turn(after seconds: Double = 0) throws -> String {
            EventLoop.main.advance(by: seconds)
            CATransaction.flush()
            let (textures, layers) = tree.takeMessages { _ in }
            for texture in textures { names.insert(try #require(Texture.name(ofMessage: texture))) }
            names.subtract(self.textures.takeUnused())
            if let layers { try received.take(layers) }
            return layers.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }

        /// What a viewer gets that comes now.
        func whole() throws -> (tree: ReceivedTree, names: Set<String>) {
            let (textures, layers) = tree.whole { _ in }
            let late = ReceivedTree()
            try late.take(layers)
            return (late, Set(try textures.map { try #require(Texture.name(ofMessage: $0)) }))
        }
    }

    private static func image(_ color: UInt32, width: Int = 4) throws -> CGImage {
        try #require(CGImage(width: width, height: 2, pixels: [UInt32](repeating: color, count: width * 2)))
    }

    @Test func `a layer says its place and what isn't as usual, in short numbers`() throws {
        let screen = Screen()
        try screen.turn()
        let layer = CALayer()
        layer.frame = CGRect(x: 10.33333333, y: 20, width: 30, height: 40)
        layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        layer.cornerRadius = 8
        screen.root.addSublayer(layer)
        let (id, root) = (layer.identifier.rawValue, screen.root.identifier.rawValue)
        let values = #""bounds":[0,0,30,40],"position":[25.3333,40],"backgroundColor":[1,0.5,0,1],"cornerRadius":8"#
        let step = #"{"added":[[\#(id),"plain",{\#(values)}]],"placed":[[\#(id),\#(root),0]]}"#
        #expect(try screen.turn() == #"{"type":"difference","steps":[\#(step)]}"#)
        #expect(try screen.turn() == "")
        CATransaction.setDisableActions(true)
        layer.opacity = 0.25
        layer.transform = CATransform3DMakeScale(2, 1, 1)
        let change = #"[\#(id),{"transform":[2,0,0,1,0,0],"opacity":0.25}]"#
        #expect(try screen.turn() == #"{"type":"difference","steps":[{"changed":[\#(change)]}]}"#)
        screen.tree.stop()
    }

    @Test func `what a layer draws anew in the same place is told, and nothing where the drawing is the same`() throws {
        final class Page: CALayer {
            var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            override func draw(in context: CGContext) {
                context.setFillColor(color)
                context.fill(bounds)
            }
        }
        let screen = Screen()
        let page = Page()
        page.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        screen.root.addSublayer(page)
        page.setNeedsDisplay()
        try screen.turn()
        let first = screen.names
        #expect(first.count == 1)
        page.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        page.setNeedsDisplay()
        #expect(try screen.turn().contains("\"drawn\""))
        #expect(screen.names.count == 1 && screen.names != first)
        #expect(try screen.turn() == "")
        screen.tree.stop()
    }

    @Test func `paths are written as SVG writes them, colors with alpha, perspective with sixteen numbers`() throws {
        var json = JSONText()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1.5, y: -2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 0.0004, y: 0.12345))
        path.closeSubpath()
        json.array { json in
            json.value(.path(path)) { _ in nil }
            json.value(.color(CGColor(gray: 0.5, alpha: 0.25))) { _ in nil }
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            json.value(.transform(transform)) { _ in nil }
            json.string("a\"\\\n")
        }
        let matrix = "[1,0,0,0,0,1,0,0,0,0,1,-0.002,0,0,0,1]"
        let expected = #"["M1.5 -2Q0 0.123 3 4Z",[0.5,0.5,0.5,0.25],\#(matrix),"a\"\\\u000a"]"#
        #expect(String(decoding: json.data, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0001, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.3333333, "0.333"), (1e20, "1e12"), (.nan, "0"),
        (-0.0625, "-0.063"), (123456.789, "123456.789"), (.infinity, "1e12"), (2.9999, "3"),
    ])
    func `numbers are short and always JSON`(number: Double, text: String) {
        #expect(JSONText.text(number) == text)
    }

    @Test func `a texture is sent once, keeps its premultiplied pixels, and is forgotten when nothing shows it`() throws
    {
        let screen = Screen()
        CATransaction.setDisableActions(true)
        let (first, second) = (CALayer(), CALayer())
        for layer in [first, second] {
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
            screen.root.addSublayer(layer)
        }
        // The same pixels in two images are one texture.
        first.contents = try Self.image(0x8040_2010)
        second.contents = try Self.image(0x8040_2010)
        try screen.turn()
        #expect(screen.names.count == 1)
        #expect(try screen.whole().names == screen.names)
        // It goes by the action of contents, which takes a quarter of a second.
        first.contents = nil
        try screen.turn()
        #expect(screen.names.count == 1)
        try screen.turn(after: 0.1)
        #expect(screen.names.contains(try #require(Texture(try Self.image(0x8040_2010))).name))
        try screen.turn(after: 1)
        #expect(screen.names.count == 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        second.contents = try Self.image(0xFF00_00FF)
        CATransaction.commit()
        try screen.turn()
        let texture = try #require(Texture(try Self.image(0x8040_2010)))
        #expect(screen.names.count == 1)
        #expect(!screen.names.contains(texture.name))
        #expect([UInt8](texture.message.prefix(12)) == [1, 3, 1, 0, 4, 0, 0, 0, 2, 0, 0, 0])
        #expect(Inflated(texture.message)?.pixels == [UInt8]((0..<8).flatMap { _ in [0x40, 0x20, 0x10, 0x80] }))
        screen.tree.stop()
        #expect(Set(screen.textures.takeUnused()) == screen.names)
    }

    @Test func `a hidden layer draws nothing until it is shown`() throws {
        /// Counts its drawings.
        final class Drawn: CALayer {
            nonisolated(unsafe) static var count = 0
            override func draw(in context: CGContext) {
                Self.count += 1
                context.fill(bounds)
            }
        }
        Drawn.count = 0
        let screen = Screen()
        let (parent, layer) = (CALayer(), Drawn())
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        parent.isHidden = true
        parent.addSublayer(layer)
        screen.root.addSublayer(parent)
        try screen.turn()
        #expect(Drawn.count == 0 && screen.names.isEmpty)
        parent.isHidden = false
        #expect(try screen.turn().contains("\"drawn\":\""))
        #expect(Drawn.count == 1 && screen.names.count == 1)
        screen.tree.stop()
    }

    @Test(arguments: 0..<20)
    func `the differences of random changes, one after another, make the tree that a late viewer gets`(seed: Int) throws
    {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        let screen = Screen()
        CATransaction.setDisableActions(true)
        var layers: [CALayer] = [screen.root]
        try screen.turn()
        for _ in 0..<40 {
            for _ in 0..<Int.random(in: 1...4, using: &random) { try change(&layers, &random) }
            try screen.turn()
            let (late, names) = try screen.whole()
            // What became usual again was told, where a late viewer hears nothing.
            let standard = Self.standard
            #expect(screen.received.description(without: standard) == late.description(without: standard))
            #expect(names == screen.names, "seed \(seed)")
        }
        screen.tree.stop()
    }

    /// What layers of the random tree have by themselves.
    private static let standard: [String: NSObject] = [
        "opacity": NSNumber(value: 1), "hidden": NSNumber(value: false), "cornerRadius": NSNumber(value: 0),
        "position": [0, 0] as NSArray, "bounds": [0, 0, 0, 0] as NSArray, "zPosition": NSNumber(value: 0),
    ]

    private func change(_ layers: inout [CALayer], _ random: inout SeededGenerator) throws {
        guard let layer = layers.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            let new = Bool.random(using: &random) ? CALayer() : CAShapeLayer()
            new.bounds = CGRect(x: 0, y: 0, width: CGFloat.random(in: 1...50, using: &random), height: 10)
            layer.insertSublayer(new, at: UInt32.random(in: 0...3, using: &random))
            layers.append(new)
        case 2 where layer !== layers[0]:
            layer.removeFromSuperlayer()
            var gone: Set<ObjectIdentifier> = []
            func collect(_ layer: CALayer) {
                gone.insert(ObjectIdentifier(layer))
                for child in layer.sublayers ?? [] { collect(child) }
                if let mask = layer.mask { collect(mask) }
            }
            collect(layer)
            layers.removeAll { gone.contains(ObjectIdentifier($0)) }
        case 3:
            guard layer.mask == nil else { return layer.mask = nil }
            let mask = CALayer()
            mask.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
            layer.mask = mask
        case 4: layer.contents = try Self.image(0xFF00_0000 | UInt32.random(in: 0..<6, using: &random))
        case 5: layer.opacity = Float.random(in: 0...1, using: &random)
        case 6: layer.isHidden.toggle()
        default: layer.position.x = CGFloat(Int.random(in: 0...100, using: &random))
        }
    }
}
