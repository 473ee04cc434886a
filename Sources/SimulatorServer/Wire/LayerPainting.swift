import CoreGraphics
import Foundation
import QuartzCore

/// Paints for viewers what only the layer's class can paint.
@MainActor
struct LayerPainting {
    /// Pixels for a point of the screen.
    let scale: CGFloat
    /// What a layer draws that depends on what lies behind it; nil where that is nothing.
    let pictureOfLayerThatLooksBehind: (CALayer) -> CGImage?

    /// Pixels of a side, at most: beyond it a picture is coarser.
    private static let limit: CGFloat = 4096

    /// What has to be painted of a layer now.
    ///
    /// - Parameter isSeen: False leaves out what would have the layer draw itself.
    func part(of layer: CALayer, isSeen: Bool) -> PaintedPart {
        var part = PaintedPart()
        part.material = (layer as? BackdropLayer)?.material
        part.vibrancy = layer.vibrancy
        part.blend = layer.compositingFilter as? String
        guard isSeen else { return part }
        if layer is CATextLayer || layer is CAEmitterLayer {
            let shown = layer.current
            let area = shown.shapeExtent.isNull ? shown.bounds : shown.bounds.union(shown.shapeExtent)
            (part.painted, part.paintedArea) = painted(area, shown.paintShape)
        }
        guard layer.contents == nil else { return part }
        if layer.looksBehind {
            part.painted = pictureOfLayerThatLooksBehind(layer)
            part.paintedArea = layer.bounds
        } else if layer.drawsDirectly {
            let shown = layer.current
            (part.painted, part.paintedArea) = painted(shown.bounds, shown.draw)
        } else {
            if !layer.hasDrawn || layer.displayIsNeeded { layer.display() }
            part.drawn = layer.current.drawnContents ?? layer.drawnContents
        }
        return part
    }

    /// A picture of an area of a layer's bounds space; its sides are whole pixels.
    private func painted(_ area: CGRect, _ paint: (CGContext) -> Void) -> (CGImage?, CGRect) {
        let whole = area.intersection(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        guard !whole.isNull, whole.width > 0, whole.height > 0 else { return (nil, .zero) }
        let scale = min(scale, Self.limit / max(whole.width, whole.height))
        let (width, height) = ((whole.width * scale).rounded(.up), (whole.height * scale).rounded(.up))
        guard let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale) else {
            return (nil, .zero)
        }
        context.translateBy(x: -whole.minX, y: -whole.minY)
        paint(context)
        guard context.hasDrawn, let image = context.takeImage() else { return (nil, .zero) }
        let size = CGSize(width: width / scale, height: height / scale)
        return (image, CGRect(origin: whole.origin, size: size))
    }
}
