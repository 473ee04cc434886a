import CoreGraphics
import Foundation

/// An image file that is being made: PNG or JPEG of one picture, or GIF of any number.
public final class CGImageDestination {
    private enum Format: String, CaseIterable {
        case png = "public.png"
        case jpeg = "public.jpeg"
        case gif = "com.compuserve.gif"
    }

    private let write: (Data) -> Bool
    private let format: Format
    private let count: Int
    private var pictures: [(image: CGImage, properties: CFDictionary?)] = []
    private var properties: CFDictionary?

    /// The kinds that can be written.
    static var types: [String] { Format.allCases.map(\.rawValue) }

    init?(type: CFString, count: Int, write: @escaping (Data) -> Bool) {
        guard let format = Format(rawValue: "\(type)"), count == 1 || format == .gif, count > 0 else { return nil }
        (self.format, self.count, self.write) = (format, count, write)
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        if pictures.count < count { pictures.append((image, properties)) }
    }

    func set(_ properties: CFDictionary?) { self.properties = properties }

    func finish() -> Bool {
        guard let first = pictures.first, pictures.count == count else { return false }
        let data: Data?
        switch format {
        case .png: data = first.image.pngData()
        case .jpeg:
            let own = first.properties?.number(kCGImageDestinationLossyCompressionQuality)
            let quality = own ?? properties?.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
            data = first.image.jpegData(quality: CGFloat(min(max(quality, 0), 1)))
        case .gif:
            let frames = pictures.map { GIFEncoder.Frame(image: $0.image, duration: Self.duration($0.properties)) }
            let loops = properties?.dictionary(kCGImagePropertyGIFDictionary)?.number(kCGImagePropertyGIFLoopCount)
            data = GIFEncoder.encode(frames, loopCount: loops.map { Int(min(max($0, 0), 65_535)) })
        }
        return data.map(write) ?? false
    }

    /// A tenth of a second where nothing is said.
    private static func duration(_ properties: CFDictionary?) -> Double {
        let values = properties?.dictionary(kCGImagePropertyGIFDictionary)
        return values?.number(kCGImagePropertyGIFUnclampedDelayTime) ?? values?.number(kCGImagePropertyGIFDelayTime)
            ?? 0.1
    }
}

/// A file in memory.
///
/// - Parameters:
///   - data: Gets the bytes at the end.
///   - type: "public.png", "public.jpeg" or "com.compuserve.gif".
///   - count: How many pictures will be added: 1, but for GIF.
///   - options: Not used.
/// - Returns: Nil for other kinds of files and numbers of pictures.
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
    NSArray(array: CGImageDestination.types.map { NSString(string: $0) })
}

/// Adds a picture; those beyond the number that was said are left out.
///
/// - Parameters:
///   - idst: The destination.
///   - image: The picture.
///   - properties: `kCGImageDestinationLossyCompressionQuality` for JPEG; how long it is shown, under
///     `kCGImagePropertyGIFDictionary`, for GIF.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds a picture of another file.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Sets what counts for all pictures.
///
/// - Parameter properties: `kCGImagePropertyGIFLoopCount`, under `kCGImagePropertyGIFDictionary`: how often a GIF is shown, 0 for
///   ever; once where nothing is said.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Writes the file.
///
/// - Returns: False without as many pictures as were said, and when the file can't be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

extension CGImageDestination: _CFObject {}
