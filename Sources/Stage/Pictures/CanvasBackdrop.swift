import CoreGraphics
import UIKit

/// What a view stands on that is shown without a screen: Xcode's canvas, light or dark.
struct CanvasBackdrop {
    /// Points of it that are seen around the view.
    static let margin: CGFloat = 16

    /// The canvas' grays.
    private static let (light, dark): (CGFloat, CGFloat) = (0.9, 0.2)
    /// Those of an empty screen, the system's background.
    private static let (lightScreen, darkScreen): (CGFloat, CGFloat) = (1, 0)
    /// Half as much again is what can still be told apart; white on the light canvas has 1.3.
    private static let leastContrast = 1.5
    /// Share of the strokes that must gain by it before a view stands on the other canvas.
    private static let leastGain = 0.25
    /// Pixels from which a stroke is an area, which has its own background: letters and icons are thinner.
    private static let widestStroke = 12
    /// So few pixels of strokes are a line or nothing at all.
    private static let fewestPixels = 24
    /// Pixels a point at which a view is looked at.
    private static let scale: CGFloat = 2
    private static let mostPixels: CGFloat = 4_000_000

    /// The color for a view: the appearance's own canvas, or the other where more of what is written and drawn in thin
    /// strokes can be told from it.
    ///
    /// - Parameter isScreen: Whether the view fills a screen, whose own color is the system's background.
    @MainActor
    static func color(for view: UIView, isScreen: Bool) -> UIColor {
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        let own = isScreen ? (isDark ? darkScreen : lightScreen) : (isDark ? dark : light)
        return UIColor(white: gray(for: view, own: own, other: isDark ? light : dark), alpha: 1)
    }

    /// Gives a window that is seen through a clear view, and is black then, Xcode's white where what the view writes
    /// would vanish on black.
    @MainActor
    static func lighten(_ window: UIWindow, behind view: UIView) {
        guard window.backgroundColor == nil, (view.backgroundColor?.cgColor.alpha ?? 0) == 0 else { return }
        if gray(for: view, own: darkScreen, other: lightScreen) == lightScreen { window.backgroundColor = .white }
    }

    @MainActor
    private static func gray(for view: UIView, own: CGFloat, other: CGFloat) -> CGFloat {
        guard !isOpaque(view), let strokes = strokes(in: view) else { return own }
        return strokes.share(vanishingOn: own) - strokes.share(vanishingOn: other) > leastGain ? other : own
    }

    @MainActor
    private static func isOpaque(_ view: UIView) -> Bool {
        (view.backgroundColor?.cgColor.alpha ?? 0) >= 1 && view.alpha >= 1
    }

    /// Which lights there are among the pixels of thin strokes that stand on nothing: how many of each.
    private struct Strokes {
        var counts = [Int](repeating: 0, count: 256)

        func share(vanishingOn gray: CGFloat) -> Double {
            let back = CanvasBackdrop.luminance(UInt8((gray * 255).rounded()))
            var vanishing = 0
            for (value, count) in counts.enumerated() {
                let front = CanvasBackdrop.luminance(UInt8(value))
                let contrast = (max(front, back) + 0.05) / (min(front, back) + 0.05)
                if contrast < CanvasBackdrop.leastContrast { vanishing += count }
            }
            return Double(vanishing) / Double(max(1, counts.reduce(0, +)))
        }
    }

    /// nil where there are hardly any.
    @MainActor
    private static func strokes(in view: UIView) -> Strokes? {
        let bounds = view.bounds
        guard !bounds.isEmpty, bounds.width * bounds.height * scale * scale < mostPixels else { return nil }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, false)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format)
            .image { view.layer.render(in: $0.cgContext) }
        guard let pixels = image.cgImage, let data = pixels.dataProvider?.data else { return nil }
        var strokes = Strokes()
        let width = pixels.width
        // Speed: as `Data` they would be copied byte by byte, which takes a quarter of a second.
        withExtendedLifetime(data) {
            let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
            for y in 0..<pixels.height {
                var start = 0
                for x in 0...width where x == width || bytes[(y * width + x) * 4 + 3] < 128 {
                    if x - start <= widestStroke {
                        for i in start..<x { strokes.counts[gray(bytes, at: (y * width + i) * 4)] += 1 }
                    }
                    start = x + 1
                }
            }
        }
        return strokes.counts.reduce(0, +) >= fewestPixels ? strokes : nil
    }

    /// Blue, green, red and alpha, premultiplied, as the gray of the same light.
    private static func gray(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        let alpha = max(1, Int(bytes[offset + 3]))
        let weighted = Int(bytes[offset]) * 18 + Int(bytes[offset + 1]) * 183 + Int(bytes[offset + 2]) * 55
        return min(255, weighted / alpha * 255 / 256)
    }

    /// Of a gray, 0…1, as contrast is reckoned.
    private static func luminance(_ value: UInt8) -> Double {
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
