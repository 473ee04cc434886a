/// What an image renderer's closure draws into.
open class UIGraphicsImageRendererContext: NSObject {
    /// The current context while the closure runs; points, y down.
    public let cgContext: CGContext
    /// The renderer's.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// Replaces what is there by the fill color, its alpha too.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills with the current fill color; the context's own mode stays.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Replaces what is below a line of one point by the stroke color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// A line of one point within the rectangle, in the current stroke color.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Limits what is drawn from now on; undone by restoring the context's state.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
