import CoreGraphics
import QuartzCore
import UIKit

/// The bar at the bottom edge of screens without a home button: light on what is dark, dark on what is light (HI-3).
final class HomeIndicatorLayer: CALayer {
    /// How the indicator looks; nil while it is hidden.
    @MainActor var look: Look? {
        didSet {
            guard look != oldValue else { return }
            isHidden = look == nil
            if let look { frame = look.frame }
            setNeedsDisplay()
        }
    }

    /// Where and how strong the indicator is.
    struct Look: Equatable {
        /// On the display, in points.
        var frame: CGRect
        /// 0…1; less at an edge whose first swipe is the app's (HI-2).
        var alpha: CGFloat
        /// Pixels for a point of the display.
        var scale: CGFloat
    }

    override init() {
        super.init()
        isHidden = true
        (drawsDirectly, looksBehind) = (true, true)
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    override func draw(in context: CGContext) {
        nonisolated(unsafe) let (layer, context) = (model(), context)
        MainActor.assumeIsolated {
            guard let look = layer.look else { return }
            layer.draw(isDark: HomeIndicator.isOnDark(look.frame, in: context, scale: look.scale), in: context)
        }
    }

    /// Draws the bar in the bounds space, light on what is dark.
    @MainActor
    func draw(isDark: Bool, in context: CGContext) {
        guard let look else { return }
        UIGraphicsPushContext(context)
        UIColor(white: isDark ? 0.99 : 0, alpha: look.alpha).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        UIGraphicsPopContext()
    }
}
