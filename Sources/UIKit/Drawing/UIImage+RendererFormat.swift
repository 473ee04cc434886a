extension UIImage {
    /// A renderer's format that suits the image: with its scale, opaque where the image has no alpha.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
        return format
    }
}
