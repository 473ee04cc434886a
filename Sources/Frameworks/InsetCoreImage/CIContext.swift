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
