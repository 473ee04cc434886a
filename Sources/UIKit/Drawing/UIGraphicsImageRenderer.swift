/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Draws into the context that it gets.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// What the initializer got or, without one, the screen's scale with alpha.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    open override var allowsImageOutput: Bool { true }

    /// In points, at the screen's scale and with alpha.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// In points, from a space whose origin is zero.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// In points: the closure draws in that space, at the screen's scale and with alpha.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// In points; the format is kept and takes the bounds, so one format belongs to one renderer.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, ownFormat: format)
    }

    /// The image that the closure draws; an empty one when the size has no pixel or is beyond the limits.
    open func image(actions: DrawingActions) -> UIImage {
        guard let image = render(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// The drawn image as a PNG file.
    open func pngData(actions: DrawingActions) -> Data {
        render(actions)?.pngData(scale: format.scale) ?? Data()
    }

    /// The drawn image as a JPEG file.
    ///
    /// - Parameter compressionQuality: 0, smallest, to 1, best.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        render(actions)?.jpegData(quality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> CGImage? {
        guard let context = CGContext(pointSize: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
        GraphicsContextStack.push(.init(context: context, imageScale: format.scale))
        actions(rendererContext)
        GraphicsContextStack.pop()
        return context.makeImage()
    }
}
