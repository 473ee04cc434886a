import CoreGraphics
import Foundation

/// An image file that is being made: PNG or JPEG, of one picture.
public final class CGImageDestination {
    private let write: (Data) -> Bool
    private let isPNG: Bool
    private var picture: (image: CGImage, quality: Double)?

    init?(type: CFString, count: Int, write: @escaping (Data) -> Bool) {
        let name = "\(type)"
        guard count == 1, name == "public.png" || name == "public.jpeg" else { return nil }
        isPNG = name == "public.png"
        self.write = write
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        let quality = properties?.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
        picture = (image, min(max(quality, 0), 1))
    }

    func finish() -> Bool {
        guard let picture else { return false }
        let data = isPNG ? picture.image.pngData() : picture.image.jpegData(quality: CGFloat(picture.quality))
        return data.map(write) ?? false
    }
}

/// A file in memory.
///
/// - Parameters:
///   - type: "public.png" or "public.jpeg".
///   - count: 1.
///   - options: Not used.
/// - Returns: Nil for other kinds of files, and for more pictures than one.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count) {
        data.append($0)
        return true
    }
}

/// A file, replaced when the destination is finalized.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: type, count: count) { (try? $0.write(to: url as URL, options: .atomic)) != nil }
}

/// The kinds of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: [NSString(string: "public.png"), NSString(string: "public.jpeg")])
}

/// Sets the picture.
///
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality` for JPEG.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Sets the picture to one of another file.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Writes the file.
///
/// - Returns: False without a picture, and when the file can't be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
