import CoreGraphics
import Foundation

// MARK: Options

/// The type that the data probably have.
///
/// - Note: No effect here: the bytes say it.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether the decoded picture is kept.
///
/// - Note: No effect here: pictures are decoded once.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels may have components of floating point; no effect here: files give whole ones.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether the picture is decoded as soon as it is made.
///
/// - Note: No effect here: pictures are decoded once.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether thumbnails are made of the picture rather than taken from the file.
///
/// - Note: No effect here: thumbnails are always made of the picture.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether thumbnails are made of the picture where the file has none.
///
/// - Note: No effect here: thumbnails are always made of the picture.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The longer side, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether thumbnails are turned upright.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// 0…1, best.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

// MARK: Properties

/// In bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// As it is stored.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// As it is stored.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// 1 upright … 8, as EXIF counts.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether pixels have alpha.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What a JPEG file says; not read here.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG file comes in rounds, coarse first; not written here.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// What a camera says; not read here.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What a TIFF file says; not read here.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Who made the camera, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera's model, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that wrote the picture, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// Who took the picture, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// Whose the picture is, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// When the file was written, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// How the picture is turned, 1…8, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Dots a unit across, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Dots a unit down, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of resolutions: 2 inches, 3 centimeters, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// What the picture shows, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The computer that wrote the picture, in the TIFF dictionary.
nonisolated(unsafe) public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The color space's name.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// What a PNG file says; not read here.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// Where a picture was taken; not read here.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// "RGB" or "Gray".
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// A dictionary of the three below.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// 0 for ever.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds; at least a tenth where the file says next to nothing.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// How a picture is to be turned; raw values are EXIF's.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8
}

extension ImageFormat {
    /// The uniform type identifier.
    var typeIdentifier: CFString? {
        let name: String? =
            switch self {
            case .png: "public.png"
            case .jpeg: "public.jpeg"
            case .gif: "com.compuserve.gif"
            case .webP: "org.webmproject.webp"
            case .heif: "public.heic"
            case .tiff: "public.tiff"
            case .bmp: "com.microsoft.bmp"
            case .pdf: "com.adobe.pdf"
            case .svg: "public.svg-image"
            }
        return name.map { NSString(string: $0) }
    }
}

extension NSDictionary {
    /// A number or truth by name, whatever kind of string the key is; truths are 1 and 0.
    func number(_ key: CFString) -> Double? {
        switch self["\(key)"] ?? self[key] {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// A dictionary by name, whatever kind of string the key is.
    func dictionary(_ key: CFString) -> CFDictionary? {
        switch self["\(key)"] ?? self[key] {
        case let value as NSDictionary: value
        case let value as [String: Any]: NSDictionary(dictionary: value)
        case let value as [AnyHashable: Any]: NSDictionary(dictionary: value)
        default: nil
        }
    }
}
