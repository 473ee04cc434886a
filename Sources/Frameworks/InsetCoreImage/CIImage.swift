import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// A picture that filters take and make.
///
/// Deviation: it holds pixels; filters compute when their output is asked for, not when a context draws it.
open class CIImage: NSObject, @unchecked Sendable {
    /// The pixels; nil for a color without an end and for nothing.
    let pixels: CGImage?
    /// What an image without an end shows.
    let color: CIColor?
    /// Where the image lies, in pixels, with y upwards from the origin; infinite for a color.
    public let extent: CGRect
    /// What is known of the file; empty here.
    open var properties: [String: Any] { [:] }
    /// The pixels; nil for a color without an end.
    open var cgImage: CGImage? { pixels }

    init(pixels: CGImage?, origin: CGPoint = .zero, color: CIColor? = nil) {
        self.pixels = pixels
        self.color = color
        if let pixels {
            extent = CGRect(x: origin.x, y: origin.y, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
        } else {
            extent = color == nil ? .null : .infinite
        }
    }

    /// An image of pixels.
    public convenience init(cgImage image: CGImage) { self.init(pixels: image) }

    /// An image of pixels.
    ///
    /// - Parameter options: Not kept.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(pixels: image) }

    /// A picture of UIKit, as it is turned; nil where it has no pixels.
    ///
    /// - Parameter options: Not kept.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let own = image.ciImage {
            self.init(pixels: own.pixels, origin: own.extent.origin, color: own.color)
        } else if let pixels = image.cgImage {
            self.init(pixels: pixels)
        } else {
            return nil
        }
    }

    /// An image from a file's contents; nil when they are no image that can be read.
    ///
    /// - Parameter options: Not kept.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let pixels = UIImage(data: data)?.cgImage else { return nil }
        self.init(pixels: pixels)
    }

    /// An image from a file; nil when there is none that can be read.
    ///
    /// - Parameter options: Not kept.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// A color without an end.
    public convenience init(color: CIColor) { self.init(pixels: nil, color: color) }

    /// Nothing.
    open class func empty() -> CIImage { CIImage(pixels: nil) }

    // MARK: Making others

    /// The part in a rectangle of the image's own space.
    open func cropped(to rect: CGRect) -> CIImage {
        if let color {
            guard let filled = PixelMap.filled(color, size: rect.size) else { return .empty() }
            return CIImage(pixels: filled, origin: rect.origin)
        }
        let part = rect.intersection(extent)
        guard let pixels, !part.isNull, part.width >= 1, part.height >= 1 else { return .empty() }
        // Pixels are counted from the top.
        let place = CGRect(
            x: part.minX - extent.minX,
            y: extent.maxY - part.maxY,
            width: part.width,
            height: part.height
        )
        return CIImage(pixels: pixels.cropping(to: place), origin: part.integral.origin)
    }

    /// The image, moved, scaled or turned about the origin.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard let pixels else { return self }
        let area = extent.applying(matrix).integral
        let drawn = PixelMap.draw(size: area.size) { context in
            context.translateBy(x: -area.minX, y: -area.minY)
            context.concatenate(matrix)
            context.draw(pixels, in: extent)
        }
        return CIImage(pixels: drawn, origin: area.origin)
    }

    /// The image turned as a camera's number says, at the origin.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard let turned = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else { return self }
        return oriented(turned)
    }

    /// The image turned as a camera says, at the origin.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let (width, height) = (extent.width, extent.height)
        let matrix: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            }
        return transformed(by: matrix)
    }

    /// The image over another.
    open func composited(over dest: CIImage) -> CIImage {
        guard let pixels else { return dest }
        let area = dest.color == nil ? extent.union(dest.extent).integral : extent
        let behind = dest.color == nil ? dest : dest.cropped(to: area)
        let drawn = PixelMap.draw(size: area.size) { context in
            context.translateBy(x: -area.minX, y: -area.minY)
            if let pixels = behind.pixels { context.draw(pixels, in: behind.extent) }
            context.draw(pixels, in: extent)
        }
        return CIImage(pixels: drawn, origin: area.origin)
    }

    /// What a filter makes of the image; the image itself where there is no such filter.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }

    /// What a filter makes of the image, in Swift 3's spelling.
    open func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
        applyingFilter(filterName, parameters: params ?? [:])
    }

    /// The image, blurred; `sigma` is the radius in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// The image itself: what lies beyond its edges isn't computed here.
    open func clampedToExtent() -> CIImage { self }
}

/// What an image is made with.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of the colors.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// What is known of the file.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the image is turned as its file says.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}
