import CoreGraphics
import Foundation

// Filters that move, cut and repeat images, and that tell of an area.

/// Another size, sharp.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// How much wider the image becomes.
    var aspectRatio: Float { get set }
}

/// Another size.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// How much wider the image becomes.
    var aspectRatio: Float { get set }
}

/// Turned, and cut so that the frame is full.
public protocol CIStraighten: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// Brought to four corners.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The top left corner.
    var topLeft: CGPoint { get set }
    /// The top right corner.
    var topRight: CGPoint { get set }
    /// The bottom right corner.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner.
    var bottomLeft: CGPoint { get set }
}

/// A part, brought to four corners.
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The top left corner.
    var topLeft: CGPoint { get set }
    /// The top right corner.
    var topRight: CGPoint { get set }
    /// The bottom right corner.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner.
    var bottomLeft: CGPoint { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// What lies in four corners, brought to a rectangle.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The top left corner.
    var topLeft: CGPoint { get set }
    /// The top right corner.
    var topRight: CGPoint { get set }
    /// The bottom right corner.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner.
    var bottomLeft: CGPoint { get set }
    /// Whether what lies beyond the corners is cut off.
    var crop: Bool { get set }
}

/// The edges, without an end.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// Side by side, without an end.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// Slices in mirrors.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How many there are.
    var count: Int { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// The mean of an area.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// The greatest parts of an area.
public protocol CIAreaMaximum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// The least parts of an area.
public protocol CIAreaMinimum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// The most opaque pixel of an area.
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// The clearest pixel of an area.
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// The mean of each column.
public protocol CIColumnAverage: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// How often each brightness is there.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
    /// How many there are.
    var count: Int { get set }
    /// The scale.
    var scale: Float { get set }
}
