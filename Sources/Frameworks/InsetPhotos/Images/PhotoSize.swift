import CoreGraphics

/// How large a picture of a photo is made.
enum PhotoSize {
    /// In pixels. 4032 of a photo of 12 megapixels would take 49 MB each.
    static let longestSide: CGFloat = 2048

    /// The size of a picture for a place.
    ///
    /// - Parameters:
    ///   - pixelSize: The photo's.
    ///   - target: The place's in pixels; `PHImageManagerMaximumSize` for the photo's own.
    ///   - mode: Whether the picture is to lie in the place, or to cover it.
    /// - Returns: Whole pixels in the photo's aspect ratio, never more than the photo has, nor than ``longestSide``.
    static func size(of pixelSize: CGSize, for target: CGSize, _ mode: PHImageContentMode) -> CGSize {
        guard pixelSize.width > 0, pixelSize.height > 0, target != PHImageManagerMaximumSize else {
            return largest(of: pixelSize)
        }
        let ratios = (target.width / pixelSize.width, target.height / pixelSize.height)
        let ratio = mode == .aspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
        guard ratio.isFinite, ratio > 0 else { return CGSize(width: 1, height: 1) }
        return scaled(pixelSize, by: ratio)
    }

    /// The size of the largest picture that is made.
    static func largest(of pixelSize: CGSize) -> CGSize { scaled(pixelSize, by: 1) }

    private static func scaled(_ size: CGSize, by ratio: CGFloat) -> CGSize {
        let ratio = min(ratio, 1, longestSide / max(size.width, size.height, 1))
        return CGSize(width: max(1, (size.width * ratio).rounded()), height: max(1, (size.height * ratio).rounded()))
    }
}
