import UIKit

/// The part of a photo that is wanted, in fractions of its sides from the top left.
struct PhotoCrop {
    private let part: CGRect

    /// All of it where the rectangle is empty or lies outside.
    init(_ rect: CGRect) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = rect.intersection(whole)
        self.part = part.isNull || part.isEmpty ? whole : part
    }

    /// The part's picture for a place, in pixels.
    func image(of picture: PhotoPicture, for target: CGSize, _ mode: PHImageContentMode) -> UIImage? {
        let whole = picture.pixelSize
        let wanted = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        let size = PhotoSize.size(of: wanted, for: target, mode)
        guard part.width < 1 || part.height < 1 else { return picture.image(of: size) }
        // Of the whole, no more than the largest is made, whatever its part would need.
        let largest = PhotoSize.largest(of: whole)
        let ratio = min(size.width / wanted.width, largest.width / whole.width)
        let (width, height) = ((whole.width * ratio).rounded(), (whole.height * ratio).rounded())
        let image = picture.image(of: CGSize(width: width, height: height))
        let box = CGRect(
            x: (part.minX * width).rounded(),
            y: (part.minY * height).rounded(),
            width: max(1, (part.width * width).rounded()),
            height: max(1, (part.height * height).rounded())
        )
        return image?.cgImage?.cropping(to: box).map { UIImage(cgImage: $0, scale: 1, orientation: .up) }
    }
}
