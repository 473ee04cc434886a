import CoreGraphics
import Foundation

// Filters that look at what lies around each pixel.

/// A soft blur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The mean of a square.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The mean of a circle.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A blur along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A blur towards a middle.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How much of the effect there is.
    var amount: Float { get set }
}

/// The middle of the nine pixels around.
public protocol CIMedian: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Light parts grow.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// Dark parts grow.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// Small differences go.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// What differs by less is noise.
    var noiseLevel: Float { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
}

/// Sharper brightness.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// Sharper edges.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
}

/// A sum of the pixels around.
public protocol CIConvolution: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The factors of the pixels around.
    var weights: CIVector { get set }
    /// What is added.
    var bias: Float { get set }
}

/// Large squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The scale.
    var scale: Float { get set }
}

/// Irregular fields.
public protocol CICrystallize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
}

/// Dots.
public protocol CIPointillize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
}

/// Edges in color on black.
public protocol CIEdges: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
}

/// Light that shines beyond its edges.
public protocol CIBloom: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
}

/// Dark that reaches beyond its edges.
public protocol CIGloom: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
}

/// A bump.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A pinch.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The scale.
    var scale: Float { get set }
}

/// A twirl.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A vortex.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A hole.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// The colors of a circle, outwards.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}
