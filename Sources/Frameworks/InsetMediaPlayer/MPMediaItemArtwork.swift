import Foundation
import UIKit

/// An album's picture, in the size that is wanted.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The picture's own size, in points.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// Of a picture's size, and who makes it in others.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        make = requestHandler
        super.init()
    }
    /// Of a picture, as it is.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The picture in about a size, in points.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}
