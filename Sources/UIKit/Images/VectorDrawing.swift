import Synchronization

/// A PDF or SVG that is drawn anew for each size, so that it is sharp in all of them.
final class VectorDrawing: ImageDrawing {
    private let picture: VectorImage
    /// At the screen's scale and the picture's own size.
    private let natural: CGImage
    /// The last picture of another size; drawing one takes another program.
    private let last = Mutex<CGImage?>(nil)

    init(_ picture: VectorImage, image: CGImage) {
        self.picture = picture
        natural = image
    }

    var size: CGSize { picture.size }
    var identifier: String { "vector(\(picture.url.path))" }
    var isSharpAtAnySize: Bool { true }

    func draw(in rect: CGRect, color: CGColor?, into context: CGContext) {
        let pixels = rect.standardized.applying(context.pixelMatrix)
        guard rect.width.isFinite, rect.height.isFinite,
            let image = image(width: pixels.width.rounded(), height: pixels.height.rounded())
        else { return }
        guard let color else { return context.drawUpright(image, in: rect) }
        context.saveGState()
        context.setFillColor(color)
        context.fillUpright(alphaOf: image, in: rect)
        context.restoreGState()
    }

    /// The picture with so many pixels; its natural ones, to be stretched, where it can't be drawn again.
    private func image(width: CGFloat, height: CGFloat) -> CGImage? {
        guard width >= 1, height >= 1, width <= 8192, height <= 8192 else { return natural }
        let (width, height) = (Int(width), Int(height))
        if natural.width == width, natural.height == height { return natural }
        if let last = last.withLock({ $0 }), last.width == width, last.height == height { return last }
        // The file was read before: what fails now (memory, a file that was deleted) is no reason to show nothing.
        guard let image = try? picture.image(pixelWidth: width, pixelHeight: height) else { return natural }
        last.withLock { $0 = image }
        return image
    }
}
