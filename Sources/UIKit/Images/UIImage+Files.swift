extension UIImage {
    /// The image as a PNG file, upright; nil for an empty one.
    public func pngData() -> Data? {
        uprightBitmap(color: nil)?.pngData(scale: scale)
    }

    /// The image as a JPEG file, upright; nil for an empty one.
    ///
    /// - Parameter compressionQuality: 0, smallest, to 1, best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightBitmap(color: nil)?.jpegData(quality: compressionQuality)
    }

    /// The image at another size; nil when there is nothing to draw.
    ///
    /// - Parameter size: Pixels, which the image fits into with its proportions kept.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let pixels = CGSize(width: self.size.width * scale, height: self.size.height * scale)
        guard pixels.width > 0, pixels.height > 0, let image = uprightBitmap(color: nil) else { return nil }
        let ratio = min(size.width / pixels.width, size.height / pixels.height)
        let target = CGSize(width: (pixels.width * ratio).rounded(), height: (pixels.height * ratio).rounded())
        guard let context = CGContext(pointSize: target, scale: 1) else { return nil }
        context.interpolationQuality = .high
        context.drawUpright(image, in: CGRect(origin: .zero, size: target))
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// The image ready to be shown; images are always decoded here.
    public func preparingForDisplay() -> UIImage? {
        cgImage == nil ? nil : self
    }

    // MARK: Animations

    /// An animation; nil without frames (EV-M6).
    ///
    /// - Parameters:
    ///   - images: In the order in which they are shown.
    ///   - duration: Seconds; 0 for a thirtieth of a second a frame.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// An animation of the images `name0`, `name1` and so on (or from 1), up to the first that isn't there.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") {
                frames.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: frames, duration: duration)
    }
}
