import Foundation
import Synchronization
import UIKit

/// Pictures that were multiplied with colors, as long as their texture lives; the last few.
final class TintedImages: Sendable {
    private struct State {
        var images: [(key: [CGFloat], image: CGImage)] = []
    }

    private let state = Mutex(State())
    private static let most = 8

    func image(of source: CGImage, color: UIColor) -> CGImage? {
        let parts = color.parts
        // As fine as colors are seen.
        let key = parts.map { ($0 * 255).rounded() }
        if let known = state.withLock({ $0.images.first { $0.key == key }?.image }) { return known }
        guard let made = Self.multiply(source, parts) else { return nil }
        state.withLock { state in
            state.images.append((key, made))
            if state.images.count > Self.most { state.images.removeFirst() }
        }
        return made
    }

    private static func multiply(_ source: CGImage, _ parts: [CGFloat]) -> CGImage? {
        let area = CGRect(x: 0, y: 0, width: source.width, height: source.height)
        guard
            let context = CGContext(
                data: nil,
                width: source.width,
                height: source.height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return nil }
        context.draw(source, in: area)
        context.setBlendMode(.multiply)
        context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        context.fill(area)
        // Where the picture is clear, it stays clear.
        context.setBlendMode(.destinationIn)
        context.draw(source, in: area)
        return context.makeImage()
    }
}
