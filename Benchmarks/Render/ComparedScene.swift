import CoreGraphics
import CoreText
import Foundation
import Platform
import QuartzCore

/// The same picture twice: as layers and drawing here, and as a web page.
struct ComparedScene {
    /// In points.
    static let size = CGSize(width: 320, height: 240)
    /// Pixels for a point.
    static let scale: CGFloat = 2

    let name: String
    var hasText = false
    let layer: CALayer
    /// What stands in the page's body.
    let body: String

    var page: String {
        """
        <!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:#fff}body{width:320px;height:240px;\
        overflow:hidden;position:relative;font:17px Inter}div,img,svg{position:absolute;box-sizing:border-box}</style>
        <body>\(body)
        """
    }

    static var all: [ComparedScene] { shapes + effects + drawings + texts }

    static func root(_ layers: [CALayer]) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = .white
        for layer in layers { root.addSublayer(layer) }
        return root
    }

    static func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil)
        -> CALayer
    {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }

    static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    static func div(_ frame: CGRect, _ style: String, _ content: String = "") -> String {
        "<div style=\"left:\(frame.minX)px;top:\(frame.minY)px;width:\(frame.width)px;height:\(frame.height)px;\(style)\">"
            + "\(content)</div>"
    }

    static let (red, green, blue) = (color(214, 48, 49), color(0, 148, 96), color(9, 100, 227))
}

/// A layer that draws with a closure.
final class DrawnLayer: CALayer {
    private let drawing: (CGContext) -> Void

    init(_ drawing: @escaping (CGContext) -> Void) {
        self.drawing = drawing
        super.init()
        frame = CGRect(origin: .zero, size: ComparedScene.size)
        contentsScale = ComparedScene.scale
    }

    override init(layer: Any) {
        drawing = (layer as? DrawnLayer)?.drawing ?? { _ in }
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in context: CGContext) { drawing(context) }
}

// MARK: Layers

extension ComparedScene {
    static var shapes: [ComparedScene] {
        let boxes = [(20.0, 20.0), (120.0, 20.0), (220.0, 20.0)]
        let rounded = zip(boxes, [red, green, blue]).enumerated().map { index, box in
            let layer = layer(box.0.0, box.0.1, 80, 60, box.1)
            layer.cornerRadius = CGFloat(index) * 14
            (layer.borderWidth, layer.borderColor) = (CGFloat(index) * 2, color(40, 40, 40))
            return layer
        }
        let corners = layer(20, 110, 120, 100, green)
        (corners.cornerRadius, corners.maskedCorners) = (30, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        let clip = layer(170, 110, 120, 100, color(240, 200, 60))
        (clip.cornerRadius, clip.masksToBounds) = (40, true)
        clip.addSublayer(layer(60, 40, 100, 100, red))
        let group = layer(40, 40, 160, 120, red)
        group.opacity = 0.5
        group.addSublayer(layer(60, 40, 160, 120, blue))
        let turned = layer(90, 60, 140, 90, blue)
        turned.cornerRadius = 12
        turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.2, y: 0.9))
        return [
            ComparedScene(
                name: "corners",
                layer: root(rounded + [corners, clip]),
                body: """
                    <div style="left:20px;top:20px;width:80px;height:60px;background:rgb(214,48,49)"></div>
                    <div style="left:120px;top:20px;width:80px;height:60px;background:rgb(0,148,96);border-radius:14px;border:2px \
                    solid rgb(40,40,40)"></div>
                    <div style="left:220px;top:20px;width:80px;height:60px;background:rgb(9,100,227);border-radius:28px;border:4px \
                    solid rgb(40,40,40)"></div>
                    <div style="left:20px;top:110px;width:120px;height:100px;background:rgb(0,148,96);\
                    border-radius:30px 0 30px 0"></div>
                    <div style="left:170px;top:110px;width:120px;height:100px;background:rgb(240,200,60);border-radius:40px;\
                    overflow:hidden"><div style="left:60px;top:40px;width:100px;height:100px;background:rgb(214,48,49)"></div></div>
                    """
            ),
            ComparedScene(
                name: "opacity",
                layer: root([group]),
                body: """
                    <div style="left:40px;top:40px;width:160px;height:120px;background:rgb(214,48,49);opacity:.5">\
                    <div style="left:60px;top:40px;width:160px;height:120px;background:rgb(9,100,227)"></div></div>
                    """
            ),
            ComparedScene(
                name: "transform",
                layer: root([turned]),
                body: """
                    <div style="left:90px;top:60px;width:140px;height:90px;background:rgb(9,100,227);border-radius:12px;\
                    transform:rotate(.4rad) scale(1.2,.9)"></div>
                    """
            ),
        ]
    }

    static var effects: [ComparedScene] {
        let shadows = [(0, 4.0, 6.0), (1, 0.0, 12.0), (2, 10.0, 3.0)].map { index, offset, radius in
            let card = layer(20 + CGFloat(index) * 100, 40, 80, 60, .white)
            card.cornerRadius = 10
            (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.5, radius, CGSize(width: 0, height: offset))
            return card
        }
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 110, y: 130, width: 100, height: 80)
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 80), transform: nil)
        shape.fillColor = red
        (shape.shadowOpacity, shape.shadowRadius, shape.shadowOffset) = (0.6, 8, CGSize(width: 6, height: 6))
        func gradient(_ frame: CGRect, _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint) -> CALayer {
            let layer = CAGradientLayer()
            (layer.frame, layer.type, layer.startPoint, layer.endPoint) = (frame, type, start, end)
            layer.colors = [red, color(255, 220, 0), blue]
            return layer
        }
        let middle = CGPoint(x: 0.5, y: 0.5)
        let masked = layer(30, 30, 200, 150, green)
        let mask = layer(40, 20, 120, 110, .black)
        mask.cornerRadius = 55
        masked.mask = mask
        let stripes = (0..<16).map { layer(CGFloat($0) * 20, 0, 10, 240, $0.isMultiple(of: 3) ? red : blue) }
        let glass = BackdropLayer()
        glass.frame = CGRect(x: 40, y: 40, width: 240, height: 160)
        glass.material = BackdropMaterial(sigma: 12, saturation: 1, tint: color(255, 255, 255, 0.4))
        return [
            ComparedScene(
                name: "shadows",
                layer: root(shadows + [shape]),
                body: """
                    <div style="left:20px;top:40px;width:80px;height:60px;border-radius:10px;background:#fff;\
                    box-shadow:0 4px 12px rgba(0,0,0,.5)"></div>
                    <div style="left:120px;top:40px;width:80px;height:60px;border-radius:10px;background:#fff;\
                    box-shadow:0 0 24px rgba(0,0,0,.5)"></div>
                    <div style="left:220px;top:40px;width:80px;height:60px;border-radius:10px;background:#fff;\
                    box-shadow:0 10px 6px rgba(0,0,0,.5)"></div>
                    <div style="left:110px;top:130px;width:100px;height:80px;border-radius:50%;background:rgb(214,48,49);\
                    box-shadow:6px 6px 16px rgba(0,0,0,.6)"></div>
                    """
            ),
            ComparedScene(
                name: "gradients",
                layer: root([
                    gradient(CGRect(x: 10, y: 10, width: 145, height: 100), .axial, .zero, CGPoint(x: 0, y: 1)),
                    gradient(CGRect(x: 165, y: 10, width: 145, height: 100), .axial, .zero, CGPoint(x: 1, y: 0)),
                    gradient(CGRect(x: 10, y: 125, width: 145, height: 100), .radial, middle, CGPoint(x: 1, y: 1)),
                    gradient(CGRect(x: 165, y: 125, width: 145, height: 100), .conic, middle, CGPoint(x: 0.5, y: 0)),
                ]),
                body: ["to bottom", "to right"].enumerated().map { index, side in
                    div(
                        CGRect(x: 10 + 155 * index, y: 10, width: 145, height: 100),
                        "background:linear-gradient(\(side),rgb(214,48,49),rgb(255,220,0),rgb(9,100,227))"
                    )
                }.joined()
                    + div(
                        CGRect(x: 10, y: 125, width: 145, height: 100),
                        "background:radial-gradient(72.5px 50px at 50% 50%,rgb(214,48,49),rgb(255,220,0),rgb(9,100,227))"
                    )
                    + div(
                        CGRect(x: 165, y: 125, width: 145, height: 100),
                        "background:conic-gradient(rgb(214,48,49),rgb(255,220,0),rgb(9,100,227))"
                    )
            ),
            ComparedScene(
                name: "mask",
                layer: root([masked]),
                body: """
                    <div style="left:30px;top:30px;width:200px;height:150px;background:rgb(0,148,96);\
                    clip-path:inset(20px 40px 20px 40px round 55px)"></div>
                    """
            ),
            ComparedScene(
                name: "material",
                layer: root(stripes + [glass]),
                body: (0..<16).map {
                    div(
                        CGRect(x: $0 * 20, y: 0, width: 10, height: 240),
                        "background:\($0.isMultiple(of: 3) ? "rgb(214,48,49)" : "rgb(9,100,227)")"
                    )
                }.joined()
                    + div(
                        CGRect(x: 40, y: 40, width: 240, height: 160),
                        "backdrop-filter:blur(12px);background:rgba(255,255,255,.4)"
                    )
            ),
        ]
    }
}
