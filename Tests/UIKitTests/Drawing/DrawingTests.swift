import Testing

@testable import UIKit

@Suite("Drawing: contexts, renderers and paths")
struct DrawingTests {
    @Test func `contexts are stacked, and only image contexts give an image`() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 3), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        let inner = try #require(CGContext(pointSize: CGSize(width: 1, height: 1), scale: 1))
        UIGraphicsPushContext(inner)
        #expect(UIGraphicsGetCurrentContext() === inner)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 3))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1),
    ])
    func `a size without pixels begins nothing`(size: CGSize) {
        UIGraphicsBeginImageContext(size)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.size == .zero)
    }

    @Test func `a renderer draws with its bounds' origin at the corner`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let bounds = CGRect(x: 10, y: 10, width: 2, height: 2)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
        let pixels = try #require(image.cgImage)
        #expect(image.size == CGSize(width: 2, height: 2) && pixels.width == 4)
        #expect(pixels.pixel(x: 1, y: 1) == 0xFFFF_0000 && pixels.pixel(x: 2, y: 2) == 0)
    }

    @Test func `clockwise is as seen with y down`() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.bounds.minX) < 0.01 && abs(arc.bounds.minY) < 0.01 && abs(arc.bounds.maxY - 10) < 0.01)
        let long = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(long.bounds.minX + 10) < 0.01)
    }

    @Test func `only the named corners are rounded`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)) && path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.bounds == rect)
        let pill = UIBezierPath(roundedRect: rect, cornerRadius: 100)
        #expect(pill.contains(CGPoint(x: 10, y: 10)) && !pill.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `a reversed path has the same bounds and starts at the end`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 6), controlPoint: CGPoint(x: 9, y: 2))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.reversing() == path)
    }

    @Test func `dashes come back as they were set`() {
        let path = UIBezierPath()
        path.setLineDash([3, 1], count: 2, phase: 0.5)
        var count = 0
        var phase: CGFloat = 0
        var pattern: [CGFloat] = [0, 0]
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(count == 2 && phase == 0.5 && pattern == [3, 1])
    }
}
