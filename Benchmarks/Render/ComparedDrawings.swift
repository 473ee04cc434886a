import CoreGraphics
import CoreText
import Foundation
import Platform
import QuartzCore

// MARK: Drawing

extension ComparedScene {
    private static func svg(_ content: String) -> String {
        "<svg style=\"left:0;top:0\" width=\"320\" height=\"240\" viewBox=\"0 0 320 240\">\(content)</svg>"
    }

    static var drawings: [ComparedScene] {
        [strokes, fills, blending, images, shadowsOfDrawing]
    }

    private static var strokes: ComparedScene {
        let joins: [(CGLineJoin, CGLineCap, String, String)] = [
            (.miter, .butt, "miter", "butt"), (.round, .round, "round", "round"), (.bevel, .square, "bevel", "square"),
        ]
        let layer = DrawnLayer { context in
            for (index, (join, cap, _, _)) in joins.enumerated() {
                let x = CGFloat(20 + index * 100)
                context.setStrokeColor(blue)
                context.setLineWidth(14)
                context.setLineJoin(join)
                context.setLineCap(cap)
                context.move(to: CGPoint(x: x, y: 90))
                context.addLine(to: CGPoint(x: x + 35, y: 25))
                context.addLine(to: CGPoint(x: x + 70, y: 90))
                context.strokePath()
            }
            context.setStrokeColor(red)
            context.setLineWidth(6)
            context.setLineCap(.butt)
            context.setLineDash(phase: 5, lengths: [18, 7, 4, 7])
            context.move(to: CGPoint(x: 20, y: 170))
            context.addCurve(
                to: CGPoint(x: 300, y: 170),
                control1: CGPoint(x: 100, y: 60),
                control2: CGPoint(x: 220, y: 280)
            )
            context.strokePath()
        }
        let lines = joins.enumerated().map { index, join in
            let x = 20 + index * 100
            return """
                <path d="M\(x) 90L\(x + 35) 25L\(x + 70) 90" fill="none" stroke="rgb(9,100,227)" stroke-width="14" \
                stroke-linejoin="\(join.2)" stroke-miterlimit="10" stroke-linecap="\(join.3)"/>
                """
        }
        return ComparedScene(
            name: "strokes",
            layer: root([layer]),
            body: svg(
                lines.joined()
                    + """
                    <path d="M20 170C100 60 220 280 300 170" fill="none" stroke="rgb(214,48,49)" stroke-width="6" \
                    stroke-dasharray="18 7 4 7" stroke-dashoffset="5"/>
                    """
            )
        )
    }

    private static var fills: ComparedScene {
        let star = (0..<5).map { index in
            CGPoint(x: 80 + 65 * sin(Double(index) * 0.8 * .pi), y: 85 - 65 * cos(Double(index) * 0.8 * .pi))
        }
        let layer = DrawnLayer { context in
            for (index, rule) in [CGPathFillRule.winding, .evenOdd].enumerated() {
                context.saveGState()
                context.translateBy(x: CGFloat(index) * 155, y: 0)
                context.setFillColor(index == 0 ? green : red)
                context.addLines(between: star)
                context.closePath()
                context.fillPath(using: rule)
                context.restoreGState()
            }
            context.addEllipse(in: CGRect(x: 30, y: 165, width: 120, height: 60))
            context.clip()
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 180, width: 320, height: 30))
        }
        let points = star.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        return ComparedScene(
            name: "fills",
            layer: root([layer]),
            body: svg(
                """
                <polygon points="\(points)" fill="rgb(0,148,96)"/><polygon points="\(points)" transform="translate(155 0)" \
                fill="rgb(214,48,49)" fill-rule="evenodd"/><clipPath id="c"><ellipse cx="90" cy="195" rx="60" ry="30"/></clipPath>\
                <rect y="180" width="320" height="30" fill="rgb(9,100,227)" clip-path="url(#c)"/>
                """
            )
        )
    }

    private static var blending: ComparedScene {
        let modes: [(CGBlendMode, String)] = [
            (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"),
            (.lighten, "lighten"),
            (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"), (.hardLight, "hard-light"),
            (.softLight, "soft-light"), (.difference, "difference"), (.exclusion, "exclusion"), (.hue, "hue"),
            (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"), (.plusLighter, "plus-lighter"),
        ]
        func place(_ index: Int) -> CGRect {
            CGRect(x: index % 4 * 80 + 10, y: index / 4 * 60 + 10, width: 40, height: 30)
        }
        let layer = DrawnLayer { context in
            for (index, mode) in modes.enumerated() {
                let frame = place(index)
                context.setBlendMode(.normal)
                context.setFillColor(color(200, 120, 40))
                context.fill(frame)
                context.setBlendMode(mode.0)
                context.setFillColor(color(60, 140, 220))
                context.fill(frame.offsetBy(dx: 15, dy: 10).intersection(frame))
            }
        }
        let boxes = modes.enumerated().map { index, mode in
            div(
                place(index),
                "background:rgb(200,120,40);isolation:isolate",
                """
                <div style="left:15px;top:10px;width:25px;height:20px;background:rgb(60,140,220);mix-blend-mode:\(mode.1)"></div>
                """
            )
        }
        return ComparedScene(name: "blending", layer: root([layer]), body: boxes.joined())
    }

    private static var images: ComparedScene {
        let words = (0..<64).map { index -> UInt32 in
            let (x, y) = (UInt32(index % 8), UInt32(index / 8))
            let low: UInt32 = (y * 36) << 8 | (255 - x * 30)
            return 0xFF00_0000 | (x * 36) << 16 | low
        }
        let image = CGImage(width: 8, height: 8, pixels: words)
        let frames = [
            CGRect(x: 10, y: 10, width: 140, height: 100), CGRect(x: 170, y: 10, width: 140, height: 100),
            CGRect(x: 10, y: 130, width: 90, height: 90), CGRect(x: 130, y: 130, width: 8, height: 8),
        ]
        let layers = frames.enumerated().map { index, frame in
            let layer = CALayer()
            (layer.frame, layer.contents) = (frame, image)
            if index == 1 { layer.magnificationFilter = .nearest }
            if index == 2 { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
            return layer
        }
        let data = image?.pngData().base64EncodedString() ?? ""
        let styles = ["", "image-rendering:pixelated", "transform:rotate(.3rad)", ""]
        let tags = zip(frames, styles).map { frame, style in
            """
            <img src="data:image/png;base64,\(data)" style="left:\(frame.minX)px;top:\(frame.minY)px;width:\(frame.width)px;\
            height:\(frame.height)px;\(style)">
            """
        }
        return ComparedScene(name: "images", layer: root(layers), body: tags.joined())
    }

    private static var shadowsOfDrawing: ComparedScene {
        let layer = DrawnLayer { context in
            context.setShadow(offset: CGSize(width: 5, height: 8), blur: 10, color: color(0, 0, 0, 0.6))
            context.setFillColor(red)
            context.fillEllipse(in: CGRect(x: 40, y: 40, width: 100, height: 80))
            context.setAlpha(0.7)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(green)
            context.fill(CGRect(x: 170, y: 60, width: 80, height: 80))
            context.setFillColor(blue)
            context.fill(CGRect(x: 210, y: 100, width: 80, height: 80))
            context.endTransparencyLayer()
        }
        return ComparedScene(
            name: "drawn-shadows",
            layer: root([layer]),
            body: svg(
                """
                <g style="filter:drop-shadow(5px 8px 5px rgba(0,0,0,.6))"><ellipse cx="90" cy="80" rx="50" ry="40" \
                fill="rgb(214,48,49)"/></g><g style="filter:drop-shadow(5px 8px 5px rgba(0,0,0,.6))"><g opacity=".7">\
                <rect x="170" y="60" width="80" height="80" fill="rgb(0,148,96)"/><rect x="210" y="100" width="80" height="80" \
                fill="rgb(9,100,227)"/></g></g>
                """
            )
        )
    }

    // MARK: Text

    static var texts: [ComparedScene] {
        let lines = [
            "Sphinx of black quartz", "Judge my vow: 0123456789", "Ångström & Zażółć gęślą", "Größe — “quoted”",
        ]
        let sizes: [CGFloat] = [17, 22, 13, 28]
        var y: CGFloat = 10
        var layers: [CALayer] = []
        var body = ""
        for (line, size) in zip(lines, sizes) {
            let font = FontDescription(family: .named("Inter"), size: size)
            let attributes = TextAttributes(font: font, color: color(20, 20, 30))
            let layout = TextLayout(
                AttributedText(line, attributes: attributes),
                options: TextLayoutOptions(era: Era(os: OSVersion(18)))
            )
            let top = y
            layers.append(DrawnLayer { layout.draw(in: $0, at: CGPoint(x: 12, y: top)) })
            let escaped = line.replacingOccurrences(of: "&", with: "&amp;")
            body += """
                <text x="12" y="\(top + (layout.firstBaseline ?? 0))" font-size="\(size)" fill="rgb(20,20,30)">\(escaped)</text>
                """
            y += layout.size.height.rounded() + 14
        }
        return [ComparedScene(name: "text", hasText: true, layer: root(layers), body: svg(body))]
    }
}
