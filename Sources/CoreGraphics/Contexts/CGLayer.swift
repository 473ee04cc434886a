import Foundation

/// A picture to draw into once and to draw from often.
public final class CGLayer {
    /// Draws into the layer; its space is one unit of the first context's space for a unit, like that one's y.
    public let context: CGContext?
    /// In the first context's units.
    public let size: CGSize

    /// A layer to draw into once and to stamp often.
    ///
    /// - Parameters:
    ///   - context: What the layer will be drawn to; it decides how many pixels there are.
    ///   - size: In that context's user space.
    ///   - auxiliaryInfo: Not used.
    /// - Returns: Nil for an empty size, or one over the limits.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = context.pixelMatrix.meanScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= CGFloat(ImageLimits.side), height <= CGFloat(ImageLimits.side),
            let own = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: 1)
        else { return nil }
        // Exactly the size in the layer's units, also where pixels are a fraction larger.
        let stretch = CGAffineTransform(scaleX: width / size.width, y: height / size.height)
        let isFlipped = context.pixelMatrix.determinant < 0
        own.concatenate(
            isFlipped
                ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height).concatenating(stretch) : stretch
        )
        own.patternDepth = context.patternDepth
        self.context = own
        self.size = size
        isUpsideDown = !isFlipped
    }

    /// Whether what is drawn into it lies with its least y on top.
    fileprivate let isUpsideDown: Bool
}

extension CGContext {
    /// Draws a layer at its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        if layer.isUpsideDown { drawUpright(image, in: rect) } else { draw(image, in: rect) }
    }
}
