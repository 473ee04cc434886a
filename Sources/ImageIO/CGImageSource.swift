import CoreGraphics
import Foundation

/// An image file: its pictures and what it tells of them.
///
/// PNG, JPEG, GIF and WebP are read; the file is decoded when a picture or a property is first asked for.
public final class CGImageSource: @unchecked Sendable {
    // Unchecked: all that changes is under the lock.
    private let lock = NSLock()
    private var data: Data
    private var isFinal: Bool
    private var decoded: Result<DecodedImage, ImageError>?

    init(_ data: Data, isFinal: Bool = true) {
        (self.data, self.isFinal) = (data, isFinal)
    }

    /// Replaces what is there of a file that comes in pieces.
    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { (self.data, self.isFinal, decoded) = (data, isFinal, nil) }
    }

    var image: DecodedImage? {
        lock.withLock {
            if decoded == nil {
                do throws(ImageError) {
                    decoded = .success(try ImageDecoder.decode(data))
                } catch {
                    decoded = .failure(error)
                }
            }
            return try? decoded?.get()
        }
    }

    var format: ImageFormat? { lock.withLock { ImageFormat(of: data) } }
    var byteCount: Int { lock.withLock { data.count } }
    var isWhole: Bool { lock.withLock { isFinal } }

    /// Nil beyond the last picture.
    func frame(_ index: Int) -> DecodedImage.Frame? {
        guard let frames = image?.frames, frames.indices.contains(index) else { return nil }
        return frames[index]
    }
}

/// How far a source is.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

// MARK: Making sources

/// A source of a file's bytes; nil for none.
///
/// - Parameters:
///   - data: The file's bytes.
///   - options: Not used.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.length > 0 ? CGImageSource(data as Data) : nil
}

/// A source of a file; nil when it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// A source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source of a file that comes in pieces.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Tells an incremental source all that has come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

// MARK: Asking

/// How many pictures there are; 0 for what can't be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image?.frames.count ?? 0 }

/// The file's kind as a uniform type identifier ("public.png"); nil for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.typeIdentifier }

/// The kinds that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    let formats: [ImageFormat] = [.png, .jpeg, .gif, .webP]
    return NSArray(array: formats.compactMap(\.typeIdentifier))
}

/// How far the source is.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.byteCount == 0 { return isrc.isWhole ? .statusInvalidData : .statusReadingHeader }
    guard isrc.format != nil else { return isrc.isWhole ? .statusUnknownType : .statusReadingHeader }
    if isrc.image == nil { return isrc.isWhole ? .statusInvalidData : .statusIncomplete }
    return isrc.isWhole ? .statusComplete : .statusIncomplete
}

/// A picture as it is stored, not turned; nil beyond the last one and for what can't be read.
///
/// - Parameter options: Not used: pictures are decoded at once.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.frame(index)?.image
}

/// A smaller picture.
///
/// - Parameter options: `kCGImageSourceThumbnailMaxPixelSize` for the longer side, else the picture's own size;
///   `kCGImageSourceCreateThumbnailWithTransform` turns it as the file says.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    guard let image = isrc.frame(index)?.image else { return nil }
    let most = options?.number(kCGImageSourceThumbnailMaxPixelSize) ?? 0
    let turns = options?.number(kCGImageSourceCreateThumbnailWithTransform) ?? 0
    let orientation = turns != 0 ? isrc.image?.orientation ?? 1 : 1
    return Thumbnail(image: image, longestSide: most, orientation: orientation).make()
}

/// What the file tells of all its pictures.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let format = isrc.format else { return nil }
    var values: [String: Any] = ["\(kCGImagePropertyFileSize)": isrc.byteCount]
    if format == .gif { values["\(kCGImagePropertyGIFDictionary)"] = ["\(kCGImagePropertyGIFLoopCount)": 0] }
    return NSDictionary(dictionary: values)
}

/// What the file tells of a picture: size, orientation, alpha, and how long it is shown.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    guard let frame = isrc.frame(index), let format = isrc.format else { return nil }
    let isGray = frame.image.colorSpace?.model == .monochrome
    var values: [String: Any] = [
        "\(kCGImagePropertyPixelWidth)": frame.image.width, "\(kCGImagePropertyPixelHeight)": frame.image.height,
        "\(kCGImagePropertyOrientation)": isrc.image?.orientation ?? 1, "\(kCGImagePropertyDepth)": 8,
        "\(kCGImagePropertyHasAlpha)": !frame.image.isOpaque,
        "\(kCGImagePropertyColorModel)": isGray ? "Gray" : "RGB",
    ]
    if format == .gif {
        values["\(kCGImagePropertyGIFDictionary)"] = [
            "\(kCGImagePropertyGIFDelayTime)": frame.duration,
            "\(kCGImagePropertyGIFUnclampedDelayTime)": frame.duration,
        ]
    }
    return NSDictionary(dictionary: values)
}

// MARK: Thumbnails

/// A picture made smaller and turned upright.
private struct Thumbnail {
    let image: CGImage
    /// In pixels; 0 for the picture's own.
    let longestSide: Double
    /// As EXIF counts.
    let orientation: Int

    func make() -> CGImage? {
        let (width, height) = (Double(image.width), Double(image.height))
        let factor = longestSide >= 1 ? min(1, longestSide / max(width, height)) : 1
        guard factor < 1 || orientation != 1 else { return image }
        let size = CGSize(width: max(1, (width * factor).rounded()), height: max(1, (height * factor).rounded()))
        let isLying = orientation >= 5
        let context = CGContext(
            data: nil,
            width: Int(isLying ? size.height : size.width),
            height: Int(isLying ? size.width : size.height),
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        )
        guard let context else { return nil }
        context.interpolationQuality = .high
        context.concatenate(transform(size))
        context.draw(image, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }

    /// From the stored picture, y up, to the upright one.
    private func transform(_ size: CGSize) -> CGAffineTransform {
        let (w, h) = (size.width, size.height)
        return switch orientation {
        case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        default: .identity
        }
    }
}

extension CGImageSource: _CFObject {}
