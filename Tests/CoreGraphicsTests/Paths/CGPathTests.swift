import CoreGraphics
import Foundation
import Testing

@Suite("Paths")
struct CGPathTests {
    private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test(arguments: [
        (x: 20, y: 20, inside: true), (x: 9, y: 20, inside: false), (x: 31, y: 20, inside: false),
        (x: 11, y: 11, inside: false), (x: 20, y: 10.5, inside: true), (x: 16, y: 13, inside: true),
    ])
    func `an ellipse contains what is inside its curve`(x: Double, y: Double, inside: Bool) {
        #expect(CGPath(ellipseIn: square, transform: nil).contains(CGPoint(x: x, y: y)) == inside)
    }

    @Test func `the hole of two rectangles depends on the rule`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func `bounding boxes count control points or the curve itself`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
        let tight = path.boundingBoxOfPath
        #expect(abs(tight.height - 10) < 1e-9 && tight.width == 20)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func `a clockwise arc lowers the angle`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let box = path.boundingBoxOfPath
        // Three quarters of the circle: from angle 0 backwards to a quarter turn.
        #expect(abs(box.minX + 10) < 0.01 && abs(box.minY + 10) < 0.01 && abs(box.maxY - 10) < 0.01)
        let short = CGMutablePath()
        short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(short.boundingBoxOfPath.minX > -0.01 && short.boundingBoxOfPath.minY > -0.01)
    }

    // IM-11
    @Test(
        arguments: [
            (0, 2, false, 1), (0, 2, true, 1), (2, 0, false, 1), (2, 0, true, 1), (-0.5, 1.5, true, 1), (0, 4, true, 1),
            (0, 3, false, 1), (0, 3, true, 0.5), (0, 0.5, true, 0.75), (0, 0, true, 0), (1, 1, false, 0),
        ] as [(CGFloat, CGFloat, Bool, CGFloat)]
    )
    func `an arc over whole turns is a circle in either direction`(
        start: CGFloat,
        end: CGFloat,
        clockwise: Bool,
        turns: CGFloat
    ) {
        let path = CGMutablePath()
        path.addArc(
            center: .zero,
            radius: 10,
            startAngle: start * .pi,
            endAngle: end * .pi,
            clockwise: clockwise
        )
        #expect(abs(length(of: path) - turns * 20 * .pi) < 0.1)
    }

    /// Of all its curves, in points.
    private func length(of path: CGPath) -> CGFloat {
        var (length, last) = (CGFloat.zero, CGPoint.zero)
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: last = points[0]
            case .addCurveToPoint:
                let start = last
                for step in 1...50 {
                    let (t, u) = (CGFloat(step) / 50, 1 - CGFloat(step) / 50)
                    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
                    let curve = [start, points[0], points[1], points[2]]
                    let next = CGPoint(
                        x: zip(weights, curve).reduce(0) { $0 + $1.0 * $1.1.x },
                        y: zip(weights, curve).reduce(0) { $0 + $1.0 * $1.1.y }
                    )
                    length += hypot(next.x - last.x, next.y - last.y)
                    last = next
                }
            default: break
            }
        }
        return length
    }

    @Test func `an arc by tangents rounds the corner`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
        let hit = CGPoint(x: 6 + 4 * cos(-.pi / 4), y: 4 + 4 * sin(-.pi / 4))
        let outline = path.copy(strokingWithWidth: 0.2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.contains(hit))
        #expect(!outline.contains(CGPoint(x: 10, y: 0)))
    }

    @Test func `lines without a start are dropped, and a closed subpath starts the next one where it began`() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty)
        path.addRect(square)
        path.addLine(to: .zero)
        #expect(path.elements.suffix(2) == [.move(square.origin), .line(.zero)])
    }

    @Test func `rectangles are recognized`() {
        var found = CGRect.zero
        #expect(CGPath(rect: square, transform: nil).isRect(&found))
        #expect(found == square)
        #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: square, transform: &turn).isRect(nil))
    }

    @Test func `corner radii are cut to half of the sides`() {
        let path = CGPath(roundedRect: square, cornerWidth: 100, cornerHeight: 100, transform: nil)
        #expect(!path.contains(CGPoint(x: 11.5, y: 11.5)))
        #expect(path.contains(CGPoint(x: 20, y: 10.5)))
    }

    @Test func `elements are reported with their points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 1))
        path.closeSubpath()
        var log: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { "\(element.pointee.points[$0].x)" }
            log.append("\(element.pointee.type) \(points.joined(separator: " "))")
        }
        #expect(log == ["moveToPoint 0.0", "addCurveToPoint 1.0 2.0 3.0", "closeSubpath "])
    }

    @Test(arguments: [
        (cap: CGLineCap.butt, x: 10.5, inside: false), (cap: .square, x: 11.9, inside: true),
        (cap: .round, x: 11.9, inside: true), (cap: .square, x: 12.1, inside: false),
    ])
    func `the outline of a stroke ends with its cap`(cap: CGLineCap, x: Double, inside: Bool) {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let outline = line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: x, y: 0)) == inside)
        #expect(outline.contains(CGPoint(x: 5, y: 1.9)))
        #expect(!outline.contains(CGPoint(x: 5, y: 2.1)))
    }

    @Test(arguments: [
        (join: CGLineJoin.miter, inside: true), (join: .bevel, inside: false), (join: .round, inside: false),
    ])
    func `the outline of a corner follows its join`(join: CGLineJoin, inside: Bool) {
        let corner = CGMutablePath()
        corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let outline = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 11.8, y: -1.8)) == inside)
        #expect(outline.contains(CGPoint(x: 10.5, y: -0.5)))
        #expect(outline.contains(CGPoint(x: 9, y: 1)))
    }

    @Test func `the stroke of a closed ring leaves its middle free`() {
        let outline = CGPath(rect: square, transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(!outline.contains(CGPoint(x: 20, y: 20)))
        #expect(outline.contains(CGPoint(x: 10, y: 20)))
        #expect(outline.contains(CGPoint(x: 9.1, y: 9.1)))
        #expect(outline.boundingBoxOfPath == square.insetBy(dx: -1, dy: -1))
    }

    @Test func `dashes begin where the phase says`() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
        let dashes = line.copy(dashingWithPhase: 2, lengths: [4, 3])
        let starts = dashes.elements.compactMap { element -> CGFloat? in
            if case .move(let point) = element { point.x } else { nil }
        }
        let ends = dashes.elements.compactMap { element -> CGFloat? in
            if case .line(let point) = element { point.x } else { nil }
        }
        #expect(starts == [0, 5, 12, 19])
        #expect(ends == [2, 9, 16, 20])
    }

    @Test(arguments: [[0.0, 0], [-1, 2], [.infinity, 1], []])
    func `an impossible pattern leaves the line whole`(lengths: [CGFloat]) {
        let path = CGPath(rect: square, transform: nil)
        #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
    }
}
