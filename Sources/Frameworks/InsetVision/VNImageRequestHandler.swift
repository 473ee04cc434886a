import CoreGraphics
import Foundation
@_exported import ImageIO
@_exported import InsetCoreImage

/// Looks at an image; finds nothing here, and says so once for each kind of request.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    /// For an image's pixels.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// For an image's pixels, turned.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    /// For an image of Core Image.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    /// For an image of Core Image, turned.
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    /// For a buffer.
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    /// For a buffer, turned.
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {}
    /// For a file.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// For a file, turned.
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    /// For a file's contents.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    /// For a file's contents, turned.
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    /// Answers each request with nothing.
    open func perform(_ requests: [VNRequest]) throws { requests.forEach { $0.perform() } }
}

/// Looks at images one after the other; finds nothing here.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// A handler.
    public override init() {}
    /// Answers each request with nothing.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { requests.forEach { $0.perform() } }
    /// Answers each request with nothing.
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
        requests.forEach { $0.perform() }
    }
    /// Answers each request with nothing.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { requests.forEach { $0.perform() } }
    /// Answers each request with nothing.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        requests.forEach { $0.perform() }
    }
    /// Answers each request with nothing.
    open func perform(
        _ requests: [VNRequest],
        on pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation
    ) throws { requests.forEach { $0.perform() } }
}

/// What is known of an image.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the file says.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The camera's numbers.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// The context that images of Core Image are drawn with.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// A rectangle of shares in an image, in pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width,
        y: normalizedRect.minY * height,
        width: normalizedRect.width * width,
        height: normalizedRect.height * height
    )
}

/// A point of shares in an image, in pixels.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// A rectangle of an image as shares.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width,
        y: imageRect.minY / height,
        width: imageRect.width / width,
        height: imageRect.height / height
    )
}
