import CoreGraphics
import CoreText
import Foundation
import Platform
import QuartzCore

/// The scene of the rendering benchmark, as a layer tree and as a web page.
///
/// On 1170 × 2532 pixels: a vertical gradient, a card with a shadow, 200 rounded rectangles (every fourth translucent), 20
/// images with 12 levels of noise in round corners, and 150 runs of 20 glyphs in Inter.
struct BenchScene {
    static let (width, height) = (1170, 2532)
    /// Pixels for a point.
    static let scale: CGFloat = 3

    let layer: CALayer
    let page: String

    init() {
        var layers: [CALayer] = []
        var html: [String] = []
        var random = Generator(state: 78)
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: Self.points(Self.width), height: Self.points(Self.height))
        let sky = CAGradientLayer()
        sky.frame = root.bounds
        sky.colors = [
            CGColor(red: 0.93, green: 0.95, blue: 1, alpha: 1), CGColor(red: 0.7, green: 0.8, blue: 0.95, alpha: 1),
        ]
        layers.append(sky)
        let card = CALayer()
        card.frame = CGRect(x: Self.points(85), y: Self.points(300), width: Self.points(1000), height: Self.points(600))
        card.backgroundColor = .white
        card.cornerRadius = Self.points(48)
        (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.4, Self.points(24), CGSize(width: 0, height: 4))
        layers.append(card)
        html.append(
            """
            <div style="\(Self.place(card.frame))border-radius:16px;background:#fff;box-shadow:0 4px 16px rgba(0,0,0,.4)"></div>
            """
        )
        for index in 0..<200 {
            let frame = CGRect(
                x: random.next(1000),
                y: random.next(2400),
                width: 40 + random.next(200),
                height: 24 + random.next(100)
            )
            let color = (random.next(256), random.next(256), random.next(256))
            let alpha = index.isMultiple(of: 4) ? 0.6 : 1
            let layer = CALayer()
            layer.frame = frame.applying(CGAffineTransform(scaleX: 1 / Self.scale, y: 1 / Self.scale))
            layer.cornerRadius = Self.points(12)
            layer.backgroundColor = CGColor(
                red: CGFloat(color.0) / 255,
                green: CGFloat(color.1) / 255,
                blue: CGFloat(color.2) / 255,
                alpha: alpha
            )
            layers.append(layer)
            html.append(
                """
                <div style="\(Self.place(layer.frame))border-radius:4px;background:rgba(\(color.0),\(color.1),\(color.2),\
                \(alpha))"></div>
                """
            )
        }
        for index in 0..<20 {
            let picture = Self.noise(seed: index)
            let layer = CALayer()
            layer.frame = CGRect(
                x: Self.points(30 + index % 5 * 226),
                y: Self.points(1000 + index / 5 * 226),
                width: Self.points(200),
                height: Self.points(200)
            )
            layer.contents = picture
            (layer.cornerRadius, layer.masksToBounds) = (Self.points(44), true)
            layers.append(layer)
            let data = picture.map { $0.pngData().base64EncodedString() } ?? ""
            html.append(
                """
                <img style="\(Self.place(layer.frame))border-radius:14.667px" src="data:image/png;base64,\(data)">
                """
            )
        }
        let letters = Array("The quick brown fox jumps over a lazy dog, and on.")
        for index in 0..<150 {
            let text = String((0..<20).map { letters[($0 + index * 7) % letters.count] })
            let (x, y) = (20 + index % 2 * 570, 20 + index / 2 * 33)
            let layer = TextLayer(text: text, size: 17)
            layer.frame = CGRect(x: Self.points(x), y: Self.points(y), width: 180, height: 22)
            layer.contentsScale = Self.scale
            layers.append(layer)
            html.append("<div style=\"\(Self.place(layer.frame))\">\(text)</div>")
        }
        for layer in layers { root.addSublayer(layer) }
        layer = root
        page = """
            <!doctype html><meta charset="utf-8"><style>html,body{margin:0}body{width:390px;height:844px;overflow:hidden;\
            background:linear-gradient(rgb(237,242,255),rgb(179,204,242));font:17px Inter;position:relative}\
            div,img{position:absolute;white-space:nowrap}</style><body>
            """ + html.joined(separator: "\n")
    }

    private static func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }

    private static func place(_ frame: CGRect) -> String {
        "left:\(frame.minX)px;top:\(frame.minY)px;width:\(frame.width)px;height:\(frame.height)px;"
    }

    /// 200 × 200 pixels, each channel with twelve levels of noise over a slope.
    private static func noise(seed: Int) -> CGImage? {
        var random = Generator(state: UInt32(seed) * 977 + 5)
        let pixels = (0..<200 * 200).map { index -> UInt32 in
            let base = UInt32(60 + index / 200 / 2 + seed * 3)
            func channel() -> UInt32 { min(255, base + UInt32(random.next(12))) }
            let low: UInt32 = channel() << 8 | channel()
            return 0xFF00_0000 | channel() << 16 | low
        }
        return CGImage(width: 200, height: 200, pixels: pixels)
    }

    /// Numerical Recipes' linear congruential generator.
    private struct Generator {
        var state: UInt32

        mutating func next(_ limit: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % limit
        }
    }
}

/// Draws a line of text as a label does.
final class TextLayer: CALayer {
    private let layout: TextLayout

    init(text: String, size: CGFloat) {
        let font = FontDescription(family: .named("Inter"), size: size)
        let attributes = TextAttributes(font: font, color: .black)
        layout = TextLayout(
            AttributedText(text, attributes: attributes),
            options: TextLayoutOptions(era: Era(os: OSVersion(18)))
        )
        super.init()
        drawsDirectly = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in context: CGContext) { layout.draw(in: context, at: bounds.origin) }
}
