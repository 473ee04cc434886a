import Foundation

/// How an image's pixels lie in a buffer: eight bits a part, as contexts of Core Graphics take them.
public struct vImage_CGImageFormat {
    /// 8.
    public var bitsPerComponent: UInt32
    /// 32, or 8 for grays.
    public var bitsPerPixel: UInt32
    /// The space; nil for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>?
    /// Where the opacity is, and the order of bytes.
    public var bitmapInfo: CGBitmapInfo
    /// 0.
    public var version: UInt32
    /// How samples are stretched; not heeded.
    public var decode: UnsafePointer<CGFloat>?
    /// How colors that a space lacks are shown; not heeded.
    public var renderingIntent: CGColorRenderingIntent

    /// No format.
    public init() { self.init(bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: []) }

    /// A format.
    public init(
        bitsPerComponent: UInt32,
        bitsPerPixel: UInt32,
        colorSpace: Unmanaged<CGColorSpace>?,
        bitmapInfo: CGBitmapInfo,
        version: UInt32 = 0,
        decode: UnsafePointer<CGFloat>? = nil,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }

    /// A format of a space; nil for one without bits.
    public init?(
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        colorSpace: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel > 0 else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent),
            bitsPerPixel: UInt32(bitsPerPixel),
            // Formats don't free their space, so that one that is handed over stays.
            colorSpace: Unmanaged.passRetained(colorSpace),
            bitmapInfo: bitmapInfo,
            renderingIntent: renderingIntent
        )
    }

    /// The format of an image.
    public init?(cgImage: CGImage) {
        self.init(
            bitsPerComponent: cgImage.bitsPerComponent,
            bitsPerPixel: cgImage.bitsPerPixel,
            colorSpace: cgImage.colorSpace ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: cgImage.bitmapInfo
        )
    }

    fileprivate var space: CGColorSpace {
        colorSpace?.takeUnretainedValue()
            ?? (bitsPerPixel == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB())
    }

    /// A context over a buffer's memory; nil for formats that contexts don't take.
    fileprivate func context(over buffer: vImage_Buffer) -> CGContext? {
        CGContext(
            data: buffer.data,
            width: Int(buffer.width),
            height: Int(buffer.height),
            bitsPerComponent: Int(bitsPerComponent),
            bytesPerRow: buffer.rowBytes,
            space: space,
            bitmapInfo: bitmapInfo.rawValue
        )
    }
}

/// Takes memory for so many pixels, which the caller frees; rows are multiples of 64 bytes.
///
/// - Parameter pixelBits: Bits of a pixel.
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>,
    _ height: vImagePixelCount,
    _ width: vImagePixelCount,
    _ pixelBits: UInt32,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard width > 0, height > 0, width < 1 << 15, height < 1 << 15, pixelBits > 0 else {
        return kvImageInvalidParameter
    }
    let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 63) / 64 * 64
    // `vImage_Buffer.free()` and C's `free` both give it back.
    guard let memory = calloc(Int(height), rowBytes) else { return kvImageMemoryAllocationError }
    buf.pointee = vImage_Buffer(data: memory, height: height, width: width, rowBytes: rowBytes)
    return kvImageNoError
}

/// Fills a buffer with an image's pixels, in memory that the caller frees.
///
/// - Parameters:
///   - format: How they lie there; an empty one becomes the image's own.
///   - backgroundColor: Not heeded.
///   - flags: With `kvImageNoAllocate` the buffer has its memory already.
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>,
    _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!,
    _ image: CGImage,
    _ flags: vImage_Flags
) -> vImage_Error {
    if format.pointee.bitsPerPixel == 0, let own = vImage_CGImageFormat(cgImage: image) { format.pointee = own }
    if flags & kvImageNoAllocate == 0 {
        let error = vImageBuffer_Init(buf, UInt(image.height), UInt(image.width), format.pointee.bitsPerPixel, flags)
        guard error == kvImageNoError else { return error }
    }
    guard let context = format.pointee.context(over: buf.pointee) else {
        if flags & kvImageNoAllocate == 0 {
            free(buf.pointee.data)
            buf.pointee = vImage_Buffer()
        }
        return kvImageInvalidImageFormat
    }
    context.setBlendMode(.copy)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return kvImageNoError
}

/// An image of a buffer's pixels, which are copied; nil where the format is none that contexts take.
///
/// - Parameters:
///   - callback: Called at once, as nothing is left to be freed later.
///   - error: Gets what went wrong.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>,
    _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
    _ userData: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags,
    _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
    let (source, wanted) = (buf.pointee, format.pointee)
    guard let data = source.data else {
        error?.pointee = kvImageNullPointerArgument
        return nil
    }
    let bytes = NSData(bytes: data, length: source.rowBytes * Int(source.height))
    let image = CGDataProvider(data: bytes).flatMap { provider in
        CGImage(
            width: Int(source.width),
            height: Int(source.height),
            bitsPerComponent: Int(wanted.bitsPerComponent),
            bitsPerPixel: Int(wanted.bitsPerPixel),
            bytesPerRow: source.rowBytes,
            space: wanted.space,
            bitmapInfo: wanted.bitmapInfo,
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: wanted.renderingIntent
        )
    }
    error?.pointee = image == nil ? kvImageInvalidImageFormat : kvImageNoError
    guard let image else { return nil }
    callback?(userData, source.data)
    return Unmanaged.passRetained(image)
}

extension vImage_Buffer {
    /// A buffer of an image's pixels, in memory that ``free()`` gives back; throws for formats that aren't read here.
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags: vImage_Flags = kvImageNoFlags) throws {
        self.init()
        var format = format
        let error = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, flags)
        guard error == kvImageNoError else { throw CocoaError(.featureUnsupported) }
    }

    /// A buffer of an image's pixels, as they lie in the image.
    public init(cgImage: CGImage, flags: vImage_Flags = kvImageNoFlags) throws {
        try self.init(cgImage: cgImage, format: vImage_CGImageFormat(), flags: flags)
    }

    /// A buffer for so many pixels, in memory that ``free()`` gives back.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        let error = vImageBuffer_Init(&self, UInt(max(0, height)), UInt(max(0, width)), bitsPerPixel, kvImageNoFlags)
        guard error == kvImageNoError else { throw CocoaError(.featureUnsupported) }
    }

    /// An image of the pixels, which are copied.
    public func createCGImage(format: vImage_CGImageFormat, flags: vImage_Flags = kvImageNoFlags) throws -> CGImage {
        var (buffer, format, error) = (self, format, kvImageNoError)
        guard let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, flags, &error) else {
            throw CocoaError(.featureUnsupported)
        }
        return image.takeRetainedValue()
    }
}

/// There is no memory.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A format that isn't read or written.
public let kvImageInvalidImageFormat: vImage_Error = -21778
/// The buffer has its memory already.
public let kvImageNoAllocate: UInt32 = 512
/// Errors are told; nothing is here.
public let kvImagePrintDiagnosticsToConsole: UInt32 = 256
