import CoreGraphics
import Foundation
import ImageIO
@_exported import InsetMetal
import UIKit

/// Draws images of Core Image.
open class CIContext: NSObject, @unchecked Sendable {
    /// A context.
    ///
    /// - Parameter options: Not kept: there is one way to draw here.
    public init(options: [CIContextOption: Any]?) { super.init() }
    /// A context.
    public override init() { super.init() }
    /// A context beside a graphics processor, which isn't used.
    public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil) }
    /// A context beside a graphics processor, which isn't used.
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]?) {
        self.init(options: options)
    }

    /// The space that filters compute in: sRGB as it is encoded.
    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// How pixels are kept between filters.
    open var workingFormat: CIFormat { .RGBAf }
    /// The most pixels that an image has that is drawn.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: ImageLimits.side, height: ImageLimits.side) }
    /// The most pixels that an image has that is read.
    open func inputImageMaximumSize() -> CGSize { outputImageMaximumSize() }

    /// The pixels of a part of an image, clear where it isn't; nil for a part that is empty, without an end or too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let area = PixelArea(fromRect), ImageLimits.allows(width: area.width, height: area.height) else {
            return nil
        }
        return image.rendered(in: area).image
    }

    /// The pixels of a part of an image.
    ///
    /// - Parameters:
    ///   - format: Not heeded: images have eight bits a part.
    ///   - colorSpace: Not heeded: images are in sRGB.
    open func createCGImage(
        _ image: CIImage,
        from fromRect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// The pixels of a part of an image.
    ///
    /// - Parameter deferred: Not heeded: pixels are computed at once.
    open func createCGImage(
        _ image: CIImage,
        from fromRect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?,
        deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    // MARK: Memory

    /// Writes the pixels of a part of an image into memory, from its top row down; what isn't there is left as it is.
    ///
    /// - Parameters:
    ///   - rowBytes: From one row to the next.
    ///   - format: Of eight bits a part, or of floating-point numbers.
    ///   - colorSpace: Not heeded.
    open func render(
        _ image: CIImage,
        toBitmap data: UnsafeMutableRawPointer,
        rowBytes: Int,
        bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let whole = PixelArea(bounds), let places = format.places else { return }
        let part = whole.intersection(image.extent)
        let map = image.rendered(in: part)
        for row in 0..<part.height {
            let pixelSize = places.count * format.partSize
            let line = data + (whole.maxY - part.maxY + row) * rowBytes + (part.x - whole.x) * pixelSize
            for column in 0..<part.width {
                let (pixel, start) = (map.values[row * part.width + column], line + column * pixelSize)
                let bytes = pixel.bytes
                for (place, part) in places.enumerated() {
                    switch format.partSize {
                    case 1: start.storeBytes(of: bytes[part], toByteOffset: place, as: UInt8.self)
                    case 2: start.storeBytes(of: Float16(pixel[part]), toByteOffset: place * 2, as: Float16.self)
                    default: start.storeBytes(of: pixel[part], toByteOffset: place * 4, as: Float.self)
                    }
                }
            }
        }
    }

    /// Writes an image into a buffer whose bottom left is the origin; does nothing for kinds of pixels that aren't written
    /// here.
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
    }

    /// Writes a part of an image into a buffer.
    ///
    /// - Parameter colorSpace: Not heeded.
    open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let format = CIFormat(buffer), let memory = CVPixelBufferGetBaseAddress(buffer) else { return }
        let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        let area = CGRect(
            x: bounds.minX,
            y: bounds.minY,
            width: min(bounds.width, size.width),
            height: min(bounds.height, size.height)
        )
        let rowBytes = CVPixelBufferGetBytesPerRow(buffer)
        render(image, toBitmap: memory, rowBytes: rowBytes, bounds: area, format: format, colorSpace: colorSpace)
    }

    // MARK: Files

    /// A JPEG of an image; nil for one without pixels.
    ///
    /// - Parameter options: The quality counts, 0…1, by `kCGImageDestinationLossyCompressionQuality`.
    open func jpegRepresentation(
        of image: CIImage,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let key = CIImageRepresentationOption(rawValue: "\(kCGImageDestinationLossyCompressionQuality)")
        let quality = (options[key] as? NSNumber)?.doubleValue ?? options[key] as? Double ?? 0.9
        return image.pixels.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: CGFloat(quality)) }
    }

    /// A PNG of an image; nil for one without pixels.
    ///
    /// - Parameters:
    ///   - format: Not heeded: files have eight bits a part.
    ///   - options: Not kept.
    open func pngRepresentation(
        of image: CIImage,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { image.pixels.flatMap { UIImage(cgImage: $0).pngData() } }

    /// Writes a JPEG; throws where there are no pixels or no file can be written.
    open func writeJPEGRepresentation(
        of image: CIImage,
        to url: URL,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }

    /// Writes a PNG; throws where there are no pixels or no file can be written.
    open func writePNGRepresentation(
        of image: CIImage,
        to url: URL,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    /// Nothing is kept.
    open func clearCaches() {}
    /// Nothing is kept.
    open func reclaimResources() {}
}
