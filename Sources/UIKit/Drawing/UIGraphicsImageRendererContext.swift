/// What an image renderer's closure draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// The renderer's.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(cgContext: cgContext, ownFormat: format)
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }
}
