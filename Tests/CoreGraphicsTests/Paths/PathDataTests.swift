import CoreGraphics
import Foundation
import Testing

@testable import CoreGraphics

@Suite("Core Graphics: SVG's paths")
struct PathDataTests {
    private func box(_ text: String) -> CGRect { CGPath.fromPathData(text).boundingBoxOfPath }

    @Test func `lines are read absolute and relative, with and without spaces`() {
        #expect(box("M10 20L30,40 z") == CGRect(x: 10, y: 20, width: 20, height: 20))
        #expect(box("m10 20l20 20") == CGRect(x: 10, y: 20, width: 20, height: 20))
        #expect(box("M0-70h60v70h-60z") == CGRect(x: 0, y: -70, width: 60, height: 70))
        // "1.5.5-2" is three numbers; pairs after a move are lines.
        #expect(box("M1.5.5 3-2e0,5 1") == CGRect(x: 1.5, y: -2, width: 3.5, height: 3))
    }

    @Test func `a smooth curve mirrors the control point before it`() {
        let smooth = CGPath.fromPathData("M0 0C0 10 10 10 10 0S20-10 20 0")
        #expect(smooth == CGPath.fromPathData("M0 0C0 10 10 10 10 0C10-10 20-10 20 0"))
        #expect(CGPath.fromPathData("M0 0Q5 10 10 0T20 0") == CGPath.fromPathData("M0 0Q5 10 10 0Q15-10 20 0"))
        // After another command the point is the current one.
        #expect(CGPath.fromPathData("M0 0H5S20-10 20 0") == CGPath.fromPathData("M0 0H5C5 0 20-10 20 0"))
    }

    @Test(arguments: [
        ("M0 10A10 10 0 0 1 20 10", CGRect(x: 0, y: 0, width: 20, height: 10)),
        ("M0 10A10 10 0 0 0 20 10", CGRect(x: 0, y: 10, width: 20, height: 10)),
        ("M0 10a10 10 0 1120 0", CGRect(x: 0, y: 0, width: 20, height: 10)),
        // Radii that don't reach are made larger.
        ("M0 10A1 1 0 0 1 20 10", CGRect(x: 0, y: 0, width: 20, height: 10)),
        ("M10 0A10 10 0 1 1 0 10", CGRect(x: 0, y: 0, width: 20, height: 20)),
        ("M0 20A20 10 90 0 1 20 20", CGRect(x: 0, y: 0, width: 20, height: 20)),
    ])
    func `arcs of ellipses go the way that their flags say`(text: String, expected: CGRect) {
        let found = box(text)
        for (a, b) in [
            (found.minX, expected.minX), (found.minY, expected.minY), (found.maxX, expected.maxX),
            (found.maxY, expected.maxY),
        ] {
            #expect(abs(a - b) < 0.02, "\(found)")
        }
    }

    @Test func `what follows a mistake is left out`() {
        #expect(box("M0 0H10 X 5 V20") == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(CGPath.fromPathData("").isEmpty && CGPath.fromPathData("5 5").isEmpty)
        #expect(box("M0 0L10") == CGRect(x: 0, y: 0, width: 0, height: 0))
    }
}
