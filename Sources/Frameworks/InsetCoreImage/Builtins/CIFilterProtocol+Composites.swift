import CoreGraphics
import Foundation

// Filters that put one image over another, and looks without a value.

/// An image over another.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that is above.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
}

/// An image over another, where a third one says.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that is above.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
    /// The image that says where the upper one is seen.
    var maskImage: CIImage? { get set }
}

/// From one image to another, by their opacity.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image that the transition begins with.
    var inputImage: CIImage? { get set }
    /// The image that the transition leads to.
    var targetImage: CIImage? { get set }
    /// How far the transition is, 0…1.
    var time: Float { get set }
}

/// A look of Apple's camera.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}
