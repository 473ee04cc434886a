import CoreGraphics
import Foundation

// Filters that make images of nothing.

/// Fields of two colors.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width of a field in pixels.
    var width: Float { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
}

/// Stripes of two colors.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width of a field in pixels.
    var width: Float { get set }
    /// How sharp edges become.
    var sharpness: Float { get set }
}

/// Noise.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// A rectangle with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The color.
    var color: CIColor { get set }
}

/// A code that cameras read.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// How much of the code may be lost: "L", "M", "Q" or "H".
    var correctionLevel: String { get set }
}

/// A gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// A gradient along a line, slow at its ends.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// A gradient around a middle.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// Where the first color ends, in pixels.
    var radius0: Float { get set }
    /// Where the second color begins, in pixels.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// A bell of color around a middle.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}
