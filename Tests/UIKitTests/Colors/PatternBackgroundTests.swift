import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Appearance: patterns")
struct PatternBackgroundTests {
    @Test func `a pattern behind a view is its image side by side`() throws {
        let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
        let tile = try #require(CGImage(width: 2, height: 1, pixels: [red, green]))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 2))
        view.backgroundColor = UIColor(patternImage: UIImage(cgImage: tile))
        let context = try #require(CGContext(pixelWidth: 5, pixelHeight: 2, scale: 1))
        view.layer.render(in: context)
        let picture = try #require(context.makeImage())
        #expect((0..<5).map { picture.pixel(x: $0, y: 1) } == [red, green, red, green, red])
    }
}
