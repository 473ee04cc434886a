import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Tiled layers")
struct TiledLayerTests {
    private final class Map: CATiledLayer {
        var tiles: [CGRect] = []
        override func draw(in ctx: CGContext) {
            tiles.append(ctx.boundingBoxOfClipPath)
            ctx.setFillColor(.black)
            ctx.fill(bounds)
        }
    }

    private func map(_ side: CGFloat) -> Map {
        let map = Map()
        map.frame = CGRect(x: 0, y: 0, width: side, height: side)
        map.tileSize = CGSize(width: 100, height: 100)
        return map
    }

    private func paint(_ layer: CALayer, scale: CGFloat) throws -> CGImage {
        let context = try #require(CGContext(pixelWidth: 200, pixelHeight: 200, scale: scale, isOpaque: true))
        LayerRenderer(context: context, scale: scale).paint(layer)
        return try #require(context.makeImage())
    }

    @Test func `each tile is drawn by itself, of as many pixels at any scale`() throws {
        let layer = map(200)
        _ = try paint(layer, scale: 1)
        #expect(layer.tiles.count == 4)
        #expect(layer.tiles.first == CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.tiles = []
        _ = try paint(layer, scale: 2)
        #expect(layer.tiles.count == 4)
        #expect(layer.tiles.first == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func `of a layer larger than any bitmap only tiles in sight are drawn`() throws {
        let layer = map(500_000)
        layer.position = CGPoint(x: 50, y: 50)
        let image = try paint(layer, scale: 1)
        #expect(layer.tiles.count == 9)
        #expect(image.pixel(x: 199, y: 199) == 0xFF00_0000)
    }
}

@Suite("Compositing filters")
struct CompositingFilterTests {
    @Test func `a blend mode's name mixes the layer with what lies behind`() throws {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let above = CALayer()
        above.frame = root.bounds
        above.backgroundColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
        root.addSublayer(above)
        above.compositingFilter = "multiplyBlendMode"
        let image = try #require(LayerRenderer.image(of: root, scale: 1))
        #expect(image.pixel(x: 5, y: 5) == 0xFF80_8000)
        above.compositingFilter = "nobody's"
        let plain = try #require(LayerRenderer.image(of: root, scale: 1))
        #expect(plain.pixel(x: 5, y: 5) == 0xFF80_FFFF)
    }

    @Test func `a background that repeats an image begins at the layer's corner`() throws {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        let image = try #require(CGImage(width: 2, height: 2, pixels: colors))
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let tile = CALayer()
        tile.frame = CGRect(x: 3, y: 5, width: 10, height: 10)
        tile.backgroundColor = CGColor(patternImage: image, scale: 1)
        root.addSublayer(tile)
        let picture = try #require(LayerRenderer.image(of: root, scale: 1))
        #expect(picture.pixel(x: 3, y: 5) == 0xFFFF_0000 && picture.pixel(x: 4, y: 5) == 0xFF00_FF00)
        #expect(picture.pixel(x: 5, y: 6) == 0xFF00_00FF && picture.pixel(x: 2, y: 5) == 0)
    }
}
