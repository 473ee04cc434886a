import UIKit

/// What stands for a picture that isn't there: white with a red cross.
enum MissingTexture {
    /// Pixels across.
    private static let side = 64

    static let image: CGImage? = {
        guard let context = makeContext(side) else { return nil }
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(area)
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setLineWidth(6)
        for (from, to) in [(CGPoint(x: 8, y: 8), CGPoint(x: 56, y: 56)), (CGPoint(x: 8, y: 56), CGPoint(x: 56, y: 8))] {
            context.move(to: from)
            context.addLine(to: to)
            context.strokePath()
        }
        return context.makeImage()
    }()

    /// A pixel of nothing.
    static let nothing: CGImage = {
        guard let image = makeContext(1)?.makeImage() else { preconditionFailure("there is memory for a pixel") }
        return image
    }()

    private static func makeContext(_ side: Int) -> CGContext? {
        CGContext(
            data: nil,
            width: side,
            height: side,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    }
}
