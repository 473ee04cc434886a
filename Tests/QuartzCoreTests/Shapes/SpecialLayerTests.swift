import CoreGraphics
import QuartzCore
import Testing

@Suite("Shape and gradient layers, transactions")
struct SpecialLayerTests {
    @Test func `a shape is filled black unless told otherwise, and is not cut by the bounds`() throws {
        let image = try painted { root in
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
            root.addSublayer(shape)
        }
        #expect(color(image, 10, 10) == "000000")
        #expect(color(image, 20, 20) == "00000000")
    }

    @Test func `a stroke can begin and end along the path`() throws {
        let image = try painted { root in
            let shape = CAShapeLayer()
            let line = CGMutablePath()
            line.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
            shape.path = line
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .red, 4)
            (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
            root.addSublayer(shape)
        }
        #expect([5, 12, 28, 35].map { alpha(image, $0, 20) } == [0, 255, 255, 0])
    }

    @Test func `fill rule and dashes are taken over`() throws {
        let image = try painted { root in
            let ring = CAShapeLayer()
            let path = CGMutablePath()
            path.addRects([CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 10, y: 5, width: 20, height: 10)])
            (ring.path, ring.fillRule) = (path, .evenOdd)
            root.addSublayer(ring)
            let dashes = CAShapeLayer()
            let line = CGMutablePath()
            line.addLines(between: [CGPoint(x: 0, y: 30), CGPoint(x: 40, y: 30)])
            (dashes.path, dashes.strokeColor, dashes.lineWidth, dashes.lineDashPattern) = (line, .red, 2, [10, 10])
            root.addSublayer(dashes)
        }
        #expect(alpha(image, 5, 10) == 255 && alpha(image, 20, 10) == 0)
        #expect(alpha(image, 5, 30) == 255 && alpha(image, 15, 30) == 0 && alpha(image, 25, 30) == 255)
    }

    @Test func `a gradient runs from top to bottom, within the corners`() throws {
        let image = try painted { root in
            let gradient = CAGradientLayer()
            gradient.frame = root.bounds
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.cornerRadius = 10
            root.addSublayer(gradient)
        }
        #expect(alpha(image, 0, 0) == 0)
        let (top, bottom) = (image.pixel(x: 20, y: 1), image.pixel(x: 20, y: 38))
        #expect(top >> 16 & 255 > 240 && bottom & 255 > 240)
        #expect(image.pixel(x: 5, y: 20) == image.pixel(x: 35, y: 20))
    }

    @Test func `radial and conic gradients start at their middle`() throws {
        for type in [CAGradientLayerType.radial, .conic] {
            let image = try painted { root in
                let gradient = CAGradientLayer()
                gradient.frame = root.bounds
                gradient.type = type
                gradient.colors = [CGColor.red, CGColor.blue]
                gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
                gradient.endPoint = CGPoint(x: 1, y: 1)
                root.addSublayer(gradient)
            }
            if type == .radial {
                #expect(image.pixel(x: 20, y: 20) >> 16 & 255 > 240)
                #expect(color(image, 1, 1) == "0000ff")
            } else {
                // Just clockwise of the diagonal is the first color, just before it the last.
                #expect(image.pixel(x: 34, y: 36) >> 16 & 255 > 240)
                #expect(image.pixel(x: 36, y: 34) & 255 > 240)
            }
        }
    }

    @Test func `continuous corners begin where iOS' do`() {
        // Measured from an alert of iOS 16 at 3x, radius 14: the first pixel of each row; the topmost is too faint to tell.
        let measured = [41, 31, 27, 24, 21, 19, 18]
        let path = RoundedRectangle(
            CGRect(x: 0, y: 0, width: 810, height: 500),
            radius: 42,
            isContinuous: true
        ).path
        for (row, start) in measured.enumerated().dropFirst() {
            // A pixel shows something as soon as its lower right corner is inside.
            let y = CGFloat(row) + 0.9
            let first = (0..<80).first { path.contains(CGPoint(x: CGFloat($0) + 0.9, y: y)) } ?? -1
            #expect(abs(first - start) <= 1, "row \(row): \(first)")
        }
    }

    @Test func `a continuous corner without room becomes an arc`() {
        let circle = RoundedRectangle(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 20, isContinuous: true).path
        let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
            for (distance, inside) in [(19.9, true), (20.1, false)] {
                let point = CGPoint(x: 20 + distance * cos(angle), y: 20 + distance * sin(angle))
                #expect(circle.contains(point) == inside && ellipse.contains(point) == inside)
            }
        }
    }

    @Test func `transactions nest, and call back when they end`() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
        #expect(log == ["inner", "outer"])
        #expect(!CATransaction.disableActions())
    }
}
