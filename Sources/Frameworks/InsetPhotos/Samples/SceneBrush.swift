import CoreGraphics
import Foundation

/// What scenes draw with: colors as 0xRRGGBB, gradients from top to bottom, soft lights, and curves through points.
struct SceneBrush {
    /// Where it draws, in the scene's design space.
    let context: CGContext
    /// The design space's size.
    let size: CGSize

    /// A color of its number.
    func color(_ hex: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// Fills a path with one color.
    func fill(_ path: CGPath, _ color: CGColor) {
        context.setFillColor(color)
        context.addPath(path)
        context.fillPath()
    }

    /// Fills an ellipse around a point.
    func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: CGColor, squeeze: CGFloat = 1) {
        context.setFillColor(color)
        let height = radius * squeeze
        context.fillEllipse(in: CGRect(x: x - radius, y: y - height, width: 2 * radius, height: 2 * height))
    }

    /// Draws a line with round ends.
    func stroke(_ path: CGPath, _ color: CGColor, width: CGFloat) {
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a strip over the whole width with colors from its top to its bottom.
    func strip(from top: CGFloat, to bottom: CGFloat, _ stops: [(CGFloat, CGColor)]) {
        fill(CGPath(rect: CGRect(x: -2, y: top, width: size.width + 4, height: bottom - top), transform: nil), stops)
    }

    /// Fills a path with colors from its top to its bottom.
    func fill(_ path: CGPath, _ stops: [(CGFloat, CGColor)]) {
        let box = path.boundingBox
        fill(path, stops, from: CGPoint(x: 0, y: box.minY), to: CGPoint(x: 0, y: box.maxY))
    }

    /// Fills a path with colors along a line.
    func fill(_ path: CGPath, _ stops: [(CGFloat, CGColor)], from start: CGPoint, to end: CGPoint) {
        guard let gradient = CGGradient(colors: stops.map(\.1), locations: stops.map(\.0)) else { return }
        context.saveGState()
        context.addPath(path)
        context.clip()
        context.drawLinearGradient(
            gradient,
            start: start,
            end: end,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
        context.restoreGState()
    }

    /// A light that fades out evenly around a point.
    func glow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ hex: UInt32, _ alpha: CGFloat, squeeze: CGFloat = 1) {
        // Steps of a bell's curve, as a straight fall shows its edge.
        let stops: [(CGFloat, CGFloat)] = [(0, 1), (0.2, 0.78), (0.4, 0.42), (0.6, 0.17), (0.8, 0.045), (1, 0)]
        let colors = stops.map { color(hex, alpha * $0.1) }
        guard let gradient = CGGradient(colors: colors, locations: stops.map(\.0)) else { return }
        context.saveGState()
        context.translateBy(x: x, y: y)
        context.scaleBy(x: 1, y: squeeze)
        // Speed: a gradient is painted on all of the clip, nine tenths of which it leaves as it is.
        context.clip(to: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        context.drawRadialGradient(
            gradient,
            startCenter: .zero,
            startRadius: 0,
            endCenter: .zero,
            endRadius: radius,
            options: []
        )
        context.restoreGState()
    }

    /// A smooth curve through points.
    func curve(through points: [CGPoint]) -> CGMutablePath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        append(points, to: path)
        return path
    }

    /// Land below a smooth line through points, down to the picture's end.
    func land(_ points: [(CGFloat, CGFloat)]) -> CGMutablePath {
        let line = points.map { CGPoint(x: $0.0, y: $0.1) }
        let path = curve(through: line)
        path.addLine(to: CGPoint(x: line.last?.x ?? 0, y: size.height + 4))
        path.addLine(to: CGPoint(x: line.first?.x ?? 0, y: size.height + 4))
        path.closeSubpath()
        return path
    }

    /// A closed shape with corners.
    func polygon(_ points: [(CGFloat, CGFloat)]) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }

    /// Catmull and Rom's spline, as Bézier's curves.
    private func append(_ points: [CGPoint], to path: CGMutablePath) {
        for index in points.indices.dropLast() {
            let before = points[max(index - 1, 0)]
            let (start, end) = (points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)
            )
        }
    }
}
