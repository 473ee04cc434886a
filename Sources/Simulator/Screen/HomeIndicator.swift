import CoreGraphics
import DeviceCatalog
import Foundation
import Platform

/// The bar at the bottom edge of screens without a home button.
enum HomeIndicator {
    /// Points; measured from pictures that iOS made.
    private static let (height, distance) = (CGFloat(5), CGFloat(8))
    /// Parts of the screen's width where the catalog has no figure. Unknown in landscape; built the likeliest way.
    private static let (phonePart, landscapePart, padPart) = (CGFloat(0.356), CGFloat(0.265), CGFloat(0.32))

    /// Of the indicator at an edge that defers the system's gestures (HI-2).
    static let dimmedAlpha: CGFloat = 0.4

    /// Where it lies on the screen, in points.
    static func frame(on device: Device, screen: CGRect) -> CGRect {
        let isLandscape = screen.width > screen.height
        let part = device.idiom == .pad ? padPart : isLandscape ? landscapePart : phonePart
        let known = isLandscape ? nil : device.homeIndicatorWidth
        let width = known ?? (screen.width * part).rounded()
        return CGRect(
            x: screen.midX - width / 2,
            y: screen.maxY - distance - height,
            width: width,
            height: height
        )
    }

    /// Whether what lies below is dark, so that the indicator is light (HI-3).
    static func isOnDark(_ frame: CGRect, in context: CGContext, scale: CGFloat) -> Bool {
        let y = Int((frame.midY * scale).rounded())
        var (sum, count) = (0.0, 0.0)
        for x in stride(from: Int(frame.minX * scale), to: Int(frame.maxX * scale), by: max(1, Int(scale) * 4)) {
            let pixel = context.pixel(x: x, y: y)
            let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
            sum += 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
            count += 1
        }
        return count > 0 && sum / count < 128
    }
}
