import CoreGraphics
import ObjectiveCRuntime
import UIKit

/// The image of Core Image that a picture was made of.
nonisolated(unsafe) private let source = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

extension UIImage {
    /// A picture of what a filter made, one pixel to a point; empty for an image without an end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// A picture of what a filter made.
    ///
    /// - Parameter scale: Pixels to a point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = ciImage.pixels {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
        objc_setAssociatedObject(self, source, ciImage, .OBJC_ASSOCIATION_RETAIN)
    }

    /// What the picture was made of; nil for pictures of pixels.
    public var ciImage: CIImage? { objc_getAssociatedObject(self, source) as? CIImage }
}

extension UIColor {
    /// A color of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The color for Core Image, as it is under the current traits.
    public var ciColor: CIColor { CIColor(color: self) }
}
