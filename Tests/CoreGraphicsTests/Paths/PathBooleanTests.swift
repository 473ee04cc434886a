import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("Paths: areas put together")
struct PathBooleanTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
            transform: nil
        )
    }

    private func types(_ path: CGPath) -> [CGPathElementType] {
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        return types
    }

    @Test func `two squares that overlap share a square`() {
        let (a, b) = (square(0, 0, 10), square(5, 5, 10))
        var rect = CGRect.zero
        #expect(a.intersection(b).isRect(&rect))
        #expect(rect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(b).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(types(a.union(b)).count == 9)
        #expect(a.subtracting(b).contains(CGPoint(x: 2, y: 8)))
        #expect(!a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
        #expect(a.symmetricDifference(b).contains(CGPoint(x: 12, y: 12)))
        #expect(!a.symmetricDifference(b).contains(CGPoint(x: 7, y: 7)))
    }

    @Test func `neighbors become one without the border between them`() {
        var rect = CGRect.zero
        #expect(square(0, 0, 10).union(square(10, 0, 10)).isRect(&rect))
        #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(!square(0, 0, 10).intersects(square(10, 0, 10)))
        #expect(square(0, 0, 10).intersects(square(9.9, 0, 10)))
        #expect(square(0, 0, 10).intersection(square(10, 0, 10)).isEmpty)
    }

    @Test func `what is left of a curve stays a curve`() {
        let union = circle(0, 0, 10).union(circle(10, 0, 10))
        let types = types(union)
        #expect(types.allSatisfy { $0 != .addLineToPoint })
        #expect(types.count { $0 == .addCurveToPoint } <= 8)
        let box = union.boundingBoxOfPath
        #expect(abs(box.minX + 10) < 1e-3 && abs(box.maxX - 20) < 1e-3)
        #expect(abs(box.minY + 10) < 1e-3 && abs(box.maxY - 10) < 1e-3)
    }

    @Test func `a hole stays with what it is in`() {
        let ring = CGMutablePath()
        ring.addPath(circle(0, 0, 10))
        ring.addPath(circle(0, 0, 5))
        ring.addPath(circle(40, 0, 10))
        ring.addPath(circle(40, 0, 5))
        ring.addPath(circle(40, 0, 2))
        let parts = ring.componentsSeparated(using: .evenOdd)
        #expect(parts.count == 3)
        let sizes = parts.map { $0.boundingBoxOfPath.width.rounded() }.sorted()
        #expect(sizes == [4, 20, 20])
        #expect(!parts.contains { $0.contains(.zero) })
        #expect(ring.componentsSeparated().count == 2)
    }

    @Test func `corners that touch don't join areas`() {
        let both = CGMutablePath()
        both.addPath(square(0, 0, 10))
        both.addPath(square(10, 10, 10))
        #expect(both.componentsSeparated().count == 2)
    }

    @Test func `a star with five points has no area twice`() {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { point in
                let angle = CGFloat(point) * 4 * .pi / 5
                return CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
            }
        )
        star.closeSubpath()
        let whole = star.normalized()
        #expect(types(whole).count == 11)
        #expect(whole.contains(.zero, using: .evenOdd))
        #expect(!star.normalized(using: .evenOdd).contains(.zero, using: .winding))
        #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
    }

    @Test func `lines are cut where they enter and leave`() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        let inside = line.lineIntersection(square(0, 0, 10))
        #expect(inside.boundingBoxOfPath == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(types(inside) == [.moveToPoint, .addLineToPoint])
        let outside = line.lineSubtracting(square(0, 0, 10))
        #expect(types(outside) == [.moveToPoint, .addLineToPoint, .moveToPoint, .addLineToPoint])
        #expect(outside.boundingBoxOfPath.width == CGFloat(30))
    }

    @Test func `empty and endless paths have no area`() {
        let empty = CGMutablePath()
        #expect(empty.union(empty).isEmpty)
        #expect(square(0, 0, 10).intersection(empty).isEmpty)
        #expect(square(0, 0, 10).union(empty).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square(0, 0, .infinity).union(square(0, 0, 1)).isEmpty)
    }

    // MARK: Random shapes

    private func shape(_ random: inout SeededGenerator) -> CGPath {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            let value = CGFloat.random(in: range, using: &random)
            return Bool.random(using: &random) ? value.rounded() : value
        }
        let rect = CGRect(x: number(0...60), y: number(0...60), width: number(5...60), height: number(5...60))
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: path.addRect(rect.offsetBy(dx: number(-20...20), dy: number(-20...20)))
            case 1: path.addEllipse(in: rect.offsetBy(dx: number(-20...20), dy: number(-20...20)))
            case 2: path.addRoundedRect(in: rect, cornerWidth: rect.width / 4, cornerHeight: rect.height / 4)
            default:
                path.addLines(between: (0..<6).map { _ in CGPoint(x: number(0...100), y: number(0...100)) })
                path.closeSubpath()
            }
        }
        return path
    }

    @Test(arguments: 0..<60)
    func `every point is inside as the two paths say`(round: Int) {
        let seed = UInt64(round) &* 7919 &+ 3
        var random = SeededGenerator(seed: seed)
        let (a, b) = (shape(&random), shape(&random))
        let rule: CGPathFillRule = round.isMultiple(of: 2) ? .winding : .evenOdd
        let results = [
            a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
            a.symmetricDifference(b, using: rule), a.normalized(using: rule),
        ]
        for _ in 0..<150 {
            let point = CGPoint(x: .random(in: -20...140, using: &random), y: .random(in: -20...140, using: &random))
            // On a border two paths that are a thousandth apart may disagree.
            let around = [(0.02, 0), (-0.02, 0), (0, 0.02), (0, -0.02), (0, 0)].map {
                CGPoint(x: point.x + $0.0, y: point.y + $0.1)
            }
            guard Set(around.map { a.contains($0, using: rule) }).count == 1,
                Set(around.map { b.contains($0, using: rule) }).count == 1
            else { continue }
            let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
            let wanted = [inA || inB, inA && inB, inA && !inB, inA != inB, inA]
            for other in [CGPathFillRule.winding, .evenOdd] {
                #expect(results.map { $0.contains(point, using: other) } == wanted, "seed \(seed), \(point)")
            }
        }
    }
}
