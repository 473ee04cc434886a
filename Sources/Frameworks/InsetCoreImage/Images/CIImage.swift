import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// A picture that filters take and make: a recipe, which is followed for the part that is drawn.
///
/// Colors are computed as they are encoded (sRGB), not as light.
open class CIImage: NSObject, @unchecked Sendable {
    /// Where the image lies, in pixels, with y upwards from the origin; infinite for colors and patterns without an end,
    /// null for nothing.
    public let extent: CGRect
    /// The pixels that the image was made of; nil for what a filter has made.
    open var cgImage: CGImage? { source }
    /// What is known of the file that the image was read from.
    open var properties: [String: Any] { fileProperties }
    /// The file that the image was read from.
    open var url: URL? { file }
    /// The space of the colors: sRGB; nil for what a filter has made.
    open var colorSpace: CGColorSpace? { source?.colorSpace }

    /// Whether pixels are magnified as squares.
    let isNearest: Bool
    private let source: CGImage?
    private let fileProperties: [String: Any]
    private let file: URL?
    /// Gives the pixels of an area that lies within the extent.
    private let make: (PixelArea) -> PixelMap

    /// An image by its recipe.
    init(extent: CGRect, isNearest: Bool = false, make: @escaping (PixelArea) -> PixelMap) {
        self.extent = extent.isNull || extent.isEmpty ? .null : extent
        (self.isNearest, self.make) = (isNearest, make)
        (source, fileProperties, file) = (nil, [:], nil)
    }

    init(pixels: CGImage, properties: [String: Any] = [:], file: URL? = nil) {
        extent = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        (source, fileProperties, self.file, isNearest) = (pixels, properties, file, false)
        make = { PixelMap(pixels, area: $0) }
    }

    private init(copy other: CIImage) {
        (extent, source, isNearest, make) = (other.extent, other.source, other.isNearest, other.make)
        (fileProperties, file) = (other.fileProperties, other.file)
    }

    /// An image of pixels.
    public convenience init(cgImage image: CGImage) { self.init(pixels: image) }

    /// An image of pixels.
    ///
    /// - Parameter options: Only ``CIImageOption/properties`` counts.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        self.init(pixels: image, properties: options?[.properties] as? [String: Any] ?? [:])
    }

    /// A picture of UIKit, its pixels as they are stored; nil where it has none.
    ///
    /// - Parameter options: Not kept.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let own = image.ciImage {
            self.init(copy: own)
        } else if let pixels = image.cgImage {
            self.init(pixels: pixels)
        } else {
            return nil
        }
    }

    /// An image from a file's contents; nil when they are no image that can be read.
    ///
    /// - Parameter options: With ``CIImageOption/applyOrientationProperty`` the image is turned as its file says.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        self.init(data: data, options: options, file: nil)
    }

    /// An image from a file; nil when there is none that can be read.
    ///
    /// - Parameter options: With ``CIImageOption/applyOrientationProperty`` the image is turned as its file says.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options, file: url)
    }

    private convenience init?(data: Data, options: [CIImageOption: Any]?, file: URL?) {
        guard let source = CGImageSourceCreateWithData(NSMutableData(data: data), nil),
            let pixels = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        var properties: [String: Any] = [:]
        for (key, value) in CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:] { properties["\(key)"] = value }
        let image = CIImage(pixels: pixels, properties: properties, file: file)
        let number = (properties["\(kCGImagePropertyOrientation)"] as? NSNumber)?.int32Value ?? 1
        let isTurned = options?[.applyOrientationProperty] as? Bool ?? false
        self.init(copy: isTurned && number != 1 ? image.oriented(forExifOrientation: number) : image)
    }

    /// A color without an end.
    public convenience init(color: CIColor) {
        let pixel = Pixel(color)
        self.init(extent: .infinite) { PixelMap(area: $0, filledWith: pixel) }
    }

    /// Nothing.
    open class func empty() -> CIImage { CIImage(extent: .null) { PixelMap(area: $0) } }
    /// Black without an end.
    open class var black: CIImage { CIImage(color: .black) }
    /// White without an end.
    open class var white: CIImage { CIImage(color: .white) }
    /// Gray without an end.
    open class var gray: CIImage { CIImage(color: .gray) }
    /// Red without an end.
    open class var red: CIImage { CIImage(color: .red) }
    /// Green without an end.
    open class var green: CIImage { CIImage(color: .green) }
    /// Blue without an end.
    open class var blue: CIImage { CIImage(color: .blue) }
    /// No color, without an end.
    open class var clear: CIImage { CIImage(color: .clear) }

    // MARK: Pixels

    /// The pixels of an area; clear where the image isn't.
    func rendered(in area: PixelArea) -> PixelMap {
        let part = area.intersection(extent)
        return part.isEmpty ? PixelMap(area: area) : make(part).moved(to: area)
    }

    /// All pixels; nil for an image without an end, without any, or with more than images may have.
    var pixels: CGImage? {
        if let source { return source }
        guard let area = PixelArea(extent), ImageLimits.allows(width: area.width, height: area.height) else {
            return nil
        }
        return rendered(in: area).image
    }
}
