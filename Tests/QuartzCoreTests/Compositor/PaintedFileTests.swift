import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Compositor: files made while painting")
struct PaintedFileTests {
    private func format(_ width: Int, _ height: Int, scale: CGFloat) -> LayerPainter.Format {
        LayerPainter.Format(pixelWidth: width, pixelHeight: height, scale: scale, background: .white)
    }

    /// A strip at the top, one across the middle and one at the bottom, translucent.
    private func strips(_ format: LayerPainter.Format) -> [CALayer] {
        let size = CGSize(
            width: CGFloat(format.pixelWidth) / format.scale,
            height: CGFloat(format.pixelHeight) / format.scale
        )
        return [0, size.height / 2 - 5, size.height - 8].map { y in
            let strip = CALayer()
            strip.frame = CGRect(x: size.width / 4, y: y, width: size.width / 2, height: 8)
            strip.backgroundColor = CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.4)
            return strip
        }
    }

    private func check(_ root: CALayer, _ format: LayerPainter.Format, _ comment: Comment) throws {
        let roots = [root] + strips(format)
        let whole = try #require(LayerPainter(format))
        whole.paint(roots)
        let image = try #require(whole.makeImage())
        let painter = try #require(LayerPainter(format))
        let file = try #require(painter.pngData(of: roots))
        #expect(file == image.pngData(scale: format.scale), comment)
        let decoded = try ImageDecoder.decode(file).image
        #expect(decoded.width == format.pixelWidth && decoded.height == format.pixelHeight, comment)
        for y in 0..<image.height where memcmp(image.row(y), decoded.row(y), image.width * 4) != 0 {
            Issue.record("\(comment): row \(y) differs")
            return
        }
        #expect(painter.pngData(of: roots) == file, comment)
    }

    @Test(arguments: 0..<24)
    func `the file is that of the picture painted as a whole`(round: Int) throws {
        var edits = LayerEdits(seed: UInt64(round) &* 65_537 &+ 11)
        for _ in 0..<round { _ = edits.change() }
        try check(edits.root, format(800, 800, scale: 5), "seed \(UInt64(round) &* 65_537 &+ 11)")
    }

    @Test(arguments: [(1, 1), (3, 1), (1170, 1), (1, 700), (7, 33), (801, 701), (16_384, 33)])
    func `pictures of any size are files`(width: Int, height: Int) throws {
        let edits = LayerEdits(seed: 5)
        try check(edits.root, format(width, height, scale: 2), "\(width) × \(height)")
    }
}
