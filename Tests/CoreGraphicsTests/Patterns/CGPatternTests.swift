import CoreGraphics
import Foundation
import Testing

@Suite("Patterns")
struct CGPatternTests {
    /// A red square of 5 in a cell of 10.
    private func pattern(isColored: Bool = true, matrix: CGAffineTransform = .identity) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            },
            releaseInfo: nil
        )
        return try #require(
            CGPattern(
                info: nil,
                bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
                matrix: matrix,
                xStep: 10,
                yStep: 10,
                tiling: .constantSpacing,
                isColored: isColored,
                callbacks: &callbacks
            )
        )
    }

    @Test func `cells repeat from the context's origin, whatever its transform is`() throws {
        let pattern = try pattern()
        let image = try drawn(width: 40, height: 40) { context in
            context.translateBy(x: 3, y: 3)
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil) ?? CGColorSpaceCreateDeviceRGB())
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        #expect(color(image, 4, 4) == "ff0000" && color(image, 14, 24) == "ff0000")
        #expect(alpha(image, 7, 4) == 0 && alpha(image, 2, 2) == 0)
    }

    @Test func `a pattern without colors takes the one that it is used with, and its matrix scales it`() throws {
        let pattern = try pattern(isColored: false, matrix: CGAffineTransform(scaleX: 2, y: 2))
        let image = try drawn(width: 40, height: 40) { context in
            let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
            context.setFillColorSpace(space ?? CGColorSpaceCreateDeviceRGB())
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(color(image, 9, 9) == "0000ff" && color(image, 29, 9) == "0000ff")
        #expect(alpha(image, 11, 9) == 0)
    }

    @Test func `lines, faded fills and pattern colors are drawn with cells too`() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: try pattern(), components: [0.5]))
        let image = try drawn(width: 40, height: 40) { context in
            context.setStrokeColor(color)
            context.setLineWidth(20)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
        }
        #expect(abs(alpha(image, 2, 2) - 128) < 2 && alpha(image, 7, 7) == 0)
        #expect(abs(alpha(image, 2, 22) - 128) < 2 && alpha(image, 7, 27) == 0)
    }

    @Test func `a pattern that is drawn with itself ends`() throws {
        final class Box { var pattern: CGPattern? }
        let box = Box()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info, let space = CGColorSpace(patternBaseSpace: nil) else { return }
                let box = Unmanaged<Box>.fromOpaque(info).takeUnretainedValue()
                context.setFillColorSpace(space)
                if let pattern = box.pattern { context.setFillPattern(pattern, colorComponents: [1]) }
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            },
            releaseInfo: nil
        )
        box.pattern = CGPattern(
            info: Unmanaged.passUnretained(box).toOpaque(),
            bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
            matrix: .identity,
            xStep: 10,
            yStep: 10,
            tiling: .noDistortion,
            isColored: true,
            callbacks: &callbacks
        )
        let pattern = try #require(box.pattern)
        _ = try drawn { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil) ?? CGColorSpaceCreateDeviceRGB())
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test(arguments: [0, CGFloat.nan, .infinity])
    func `impossible steps make no pattern`(step: CGFloat) {
        var callbacks = CGPatternCallbacks()
        let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(
            CGPattern(
                info: nil,
                bounds: bounds,
                matrix: .identity,
                xStep: step,
                yStep: 1,
                tiling: .noDistortion,
                isColored: true,
                callbacks: &callbacks
            ) == nil
        )
    }
}
