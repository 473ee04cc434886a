import CoreGraphics
import QuartzCore
import UIKit

/// The status bar on the display.
final class StatusBarLayer: CALayer {
    /// What the bar shows; nil while it is hidden.
    @MainActor var drawing: StatusBarDrawing? {
        didSet {
            guard drawing != oldValue else { return }
            isHidden = drawing == nil
            bounds = CGRect(x: 0, y: 0, width: drawing?.width ?? 0, height: drawing?.bottom ?? 0)
            setNeedsDisplay()
        }
    }

    override init() {
        super.init()
        (anchorPoint, isHidden) = (.zero, true)
        // Its text lies on the picture as it would without a layer of its own.
        drawsDirectly = true
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    override func draw(in context: CGContext) {
        nonisolated(unsafe) let (layer, context) = (model(), context)
        MainActor.assumeIsolated {
            UIGraphicsPushContext(context)
            layer.drawing?.draw()
            UIGraphicsPopContext()
        }
    }
}
