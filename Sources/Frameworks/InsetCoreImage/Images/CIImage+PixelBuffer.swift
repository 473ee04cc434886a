import CoreGraphics
@_exported import InsetCoreVideo

extension CIImage {
    /// An image of a buffer's pixels, as they are now.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }

    /// An image of a buffer's pixels, as they are now.
    ///
    /// - Parameter options: Not kept.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        let area = PixelArea(
            x: 0,
            y: 0,
            width: CVPixelBufferGetWidth(pixelBuffer),
            height: CVPixelBufferGetHeight(pixelBuffer)
        )
        var map = PixelMap(area: area)
        if let places = CIFormat(pixelBuffer)?.places, let bytes = CVPixelBufferGetBaseAddress(pixelBuffer) {
            for row in 0..<area.height {
                let line = bytes + row * CVPixelBufferGetBytesPerRow(pixelBuffer)
                for column in 0..<area.width {
                    var pixel = Pixel.zero
                    for (offset, part) in places.enumerated() {
                        pixel[part] = Float(line.load(fromByteOffset: column * 4 + offset, as: UInt8.self)) / 255
                    }
                    map.values[row * area.width + column] = pixel
                }
            }
        }
        let whole = map
        self.init(extent: area.rect) { whole.moved(to: $0) }
    }

    /// An image of a buffer's pixels, by its more general name.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}

extension CIFormat {
    /// The order of a buffer's bytes; nil for a kind of pixel that isn't read here.
    init?(_ buffer: CVPixelBuffer) {
        switch CVPixelBufferGetPixelFormatType(buffer) {
        case kCVPixelFormatType_32BGRA: self = .BGRA8
        case kCVPixelFormatType_32ARGB: self = .ARGB8
        case kCVPixelFormatType_32RGBA: self = .RGBA8
        default: return nil
        }
    }
}
