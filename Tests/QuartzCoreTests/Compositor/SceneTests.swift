import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Compositor: a scene")
struct SceneTests {
    /// A little of everything, for the eye; `SCENE=/tmp/scene.png swift test --filter SceneTests` writes it.
    private func scene() -> CALayer {
        let root = layer(0, 0, 390, 300, CGColor(gray: 0.95, alpha: 1))
        let sky = CAGradientLayer()
        sky.frame = CGRect(x: 0, y: 0, width: 390, height: 120)
        sky.colors = [
            CGColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1), CGColor(red: 0.8, green: 0.9, blue: 1, alpha: 1),
        ]
        root.addSublayer(sky)
        let card = layer(20, 40, 160, 120, .white)
        (card.cornerRadius, card.cornerCurve) = (24, .continuous)
        (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.3, 12, CGSize(width: 0, height: 6))
        let stripe = layer(0, 0, 160, 40, CGColor(red: 1, green: 0.6, blue: 0, alpha: 1))
        let clip = layer(0, 0, 160, 120)
        (clip.cornerRadius, clip.cornerCurve, clip.masksToBounds) = (24, .continuous, true)
        clip.addSublayer(stripe)
        card.addSublayer(clip)
        (clip.borderWidth, clip.borderColor) = (2, .blue)
        root.addSublayer(card)
        let pixels = (0..<64).map { ($0 + $0 / 8) % 2 == 0 ? 0xFF33_33CC as UInt32 : 0xFFFF_EE88 }
        let board = layer(210, 40, 80, 80)
        board.contents = CGImage(width: 8, height: 8, pixels: pixels)
        board.magnificationFilter = .nearest
        let disk = CAShapeLayer()
        disk.frame = board.bounds
        disk.path = CGPath(ellipseIn: board.bounds, transform: nil)
        board.mask = disk
        root.addSublayer(board)
        let smooth = layer(300, 40, 80, 80)
        smooth.contents = CGImage(width: 8, height: 8, pixels: pixels)
        smooth.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        root.addSublayer(smooth)
        let group = layer(210, 140, 100, 60, .red)
        group.opacity = 0.5
        group.addSublayer(layer(20, 20, 120, 60, .green))
        root.addSublayer(group)
        let star = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(
            between: (0..<5).map {
                CGPoint(x: 60 + 45 * sin(Double($0) * 2.513), y: 230 - 45 * cos(Double($0) * 2.513))
            }
        )
        path.closeSubpath()
        (star.path, star.fillRule, star.fillColor, star.strokeColor) = (
            path, .evenOdd, CGColor(red: 1, green: 0.8, blue: 0, alpha: 1), .red
        )
        (star.lineWidth, star.lineJoin) = (3, .round)
        (star.shadowOpacity, star.shadowRadius, star.shadowOffset) = (0.5, 3, CGSize(width: 3, height: 3))
        root.addSublayer(star)
        let radial = CAGradientLayer()
        radial.frame = CGRect(x: 130, y: 190, width: 60, height: 80)
        (radial.type, radial.startPoint, radial.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        radial.colors = [CGColor.white, CGColor.blue]
        radial.cornerRadius = 12
        root.addSublayer(radial)
        let conic = CAGradientLayer()
        conic.frame = CGRect(x: 320, y: 210, width: 60, height: 60)
        (conic.type, conic.startPoint, conic.endPoint) = (.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        conic.colors = [CGColor.red, CGColor.green, CGColor.blue, CGColor.red]
        conic.cornerRadius = 30
        root.addSublayer(conic)
        let dashes = CAShapeLayer()
        dashes.path =
            RoundedRectangle(CGRect(x: 210, y: 230, width: 90, height: 50), radius: 12, isContinuous: true).path
        (dashes.fillColor, dashes.strokeColor, dashes.lineWidth) = (nil, CGColor(gray: 0.3, alpha: 1), 2)
        (dashes.lineDashPattern, dashes.lineCap) = ([6, 5], .round)
        root.addSublayer(dashes)
        return root
    }

    @Test func `a scene is painted twice alike, and its shadow is there`() throws {
        let image = try #require(LayerRenderer.image(of: scene(), scale: 3, isOpaque: true))
        let again = try #require(LayerRenderer.image(of: scene(), scale: 3, isOpaque: true))
        let data = image.pngData(scale: 3)
        #expect(data == again.pngData(scale: 3))
        #expect(image.pixel(x: 300, y: 500) != image.pixel(x: 300, y: 590))
        if let path = ProcessInfo.processInfo.environment["SCENE"] { try data.write(to: URL(fileURLWithPath: path)) }
    }
}
