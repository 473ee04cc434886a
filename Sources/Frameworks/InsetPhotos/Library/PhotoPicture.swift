import Foundation
import ImageIO
import UIKit

/// Where a photo's pixels come from.
enum PhotoPicture: @unchecked Sendable {
    /// Drawn by code.
    case sample(SamplePhoto)
    /// An image of the app's.
    case image(UIImage)
    /// A file of the app's, and the image in it.
    case file(Data, UIImage)

    /// The picture of a file; nil for data that are none.
    init?(file: Data) {
        guard let image = UIImage(data: file) else { return nil }
        self = .file(file, image)
    }

    /// In pixels, upright.
    var pixelSize: CGSize {
        switch self {
        case .sample(let photo): return photo.pixelSize
        case .image(let image), .file(_, let image):
            let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
            return CGSize(width: width.rounded(), height: height.rounded())
        }
    }

    /// The type of ``data``.
    var typeIdentifier: String {
        switch self {
        case .sample: "public.jpeg"
        case .image: "public.png"
        case .file(let data, _):
            CGImageSourceCreateWithData(data as CFData, nil).flatMap(CGImageSourceGetType).map { "\($0)" }
                ?? "public.image"
        }
    }

    /// A file of the picture; samples have at most ``PhotoSize/longestSide`` pixels on a side.
    var data: Data? {
        switch self {
        case .sample: image(of: PhotoSize.largest(of: pixelSize))?.jpegData(compressionQuality: 0.9)
        case .image(let image): image.pngData()
        case .file(let data, _): data
        }
    }

    /// The picture at a size of its aspect ratio, in pixels, upright, at a scale of 1.
    func image(of size: CGSize) -> UIImage? {
        switch self {
        case .sample(let photo): return SampleCache.image(photo, size)
        case .image(let image), .file(_, let image):
            let small = image.preparingThumbnail(of: size)
            return small?.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .up) }
        }
    }
}
