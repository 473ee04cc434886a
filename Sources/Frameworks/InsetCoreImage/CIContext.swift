import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// Draws images of Core Image.
open class CIContext: NSObject, @unchecked Sendable {
    /// A context.
    ///
    /// - Parameter options: Not kept: there is one way to draw here.
    public init(options: [CIContextOption: Any]?) { super.init() }
    /// A context.
    public override init() { super.init() }

    /// The pixels of a part of an image; nil where nothing of it is there.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cropped(to: fromRect).pixels }

    /// Writes the pixels of a part of an image into memory, from its top row down; what isn't there is left as it is.
    ///
    /// - Parameters:
    ///   - rowBytes: From one row to the next.
    ///   - format: Of eight bits a part.
    ///   - colorSpace: Not heeded.
    open func render(
        _ image: CIImage,
        toBitmap data: UnsafeMutableRawPointer,
        rowBytes: Int,
        bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let part = image.cropped(to: bounds)
        guard let pixels = part.pixels, let map = PixelMap(pixels), let places = format.places else { return }
        let (left, top) = (Int(part.extent.minX - bounds.minX), Int(bounds.maxY - part.extent.maxY))
        for y in 0..<map.height {
            for x in 0..<map.width {
                let bytes = map.values[y * map.width + x].bytes
                let place = data + (top + y) * rowBytes + (left + x) * places.count
                for (offset, part) in places.enumerated() {
                    place.storeBytes(of: bytes[part], toByteOffset: offset, as: UInt8.self)
                }
            }
        }
    }

    /// A JPEG of an image; nil for one without pixels.
    ///
    /// - Parameter options: Not kept.
    open func jpegRepresentation(
        of image: CIImage,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { image.pixels.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) } }

    /// Nothing is kept.
    open func clearCaches() {}
}

/// How a context draws.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the processor draws, which it does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    /// The space that filters compute in.
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
    /// The space of what is drawn.
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
    /// Whether drawing may wait for others.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    /// Whether what was computed is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// Whether the processor draws, in Swift 3's spelling.
public let kCIContextUseSoftwareRenderer = "kCIContextUseSoftwareRenderer"

/// How a file is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}
