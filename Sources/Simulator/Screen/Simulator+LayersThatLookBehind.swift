import CoreGraphics
import QuartzCore
import UIKit

extension Simulator {
    /// What a layer of the system's that looks behind itself draws now, for whoever composites the screen elsewhere: the home
    /// indicator. Nil for another layer, and for one that draws nothing.
    ///
    /// Paints the part of the screen that the layer lies on.
    package func drawing(ofLayerThatLooksBehind layer: CALayer) -> CGImage? {
        guard let indicator = layer as? HomeIndicatorLayer, let look = indicator.look else { return nil }
        let root = UIScreen.main.tree.root
        let (width, height) = (look.frame.width * look.scale, look.frame.height * look.scale)
        func context(isOpaque: Bool) -> CGContext? {
            CGContext(
                pixelWidth: Int(width.rounded(.up)),
                pixelHeight: Int(height.rounded(.up)),
                scale: look.scale,
                isOpaque: isOpaque
            )
        }
        guard let behind = context(isOpaque: true), let drawing = context(isOpaque: false) else { return nil }
        behind.translateBy(x: -look.frame.minX, y: -look.frame.minY)
        let renderer = LayerRenderer(context: behind, scale: look.scale)
        for sibling in root.children {
            if sibling === indicator { break }
            renderer.paint(sibling)
        }
        let frame = CGRect(origin: .zero, size: look.frame.size)
        indicator.draw(isDark: HomeIndicator.isOnDark(frame, in: behind, scale: look.scale), in: drawing)
        return drawing.takeImage()
    }
}
