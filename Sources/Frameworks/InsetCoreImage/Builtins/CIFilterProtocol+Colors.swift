import CoreGraphics
import Foundation

// Filters that change each pixel by itself.

/// Saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How colorful the image becomes; 1 changes nothing.
    var saturation: Float { get set }
    /// What is added, -1…1.
    var brightness: Float { get set }
    /// How far light and dark are apart; 1 changes nothing.
    var contrast: Float { get set }
}

/// More or less light.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// Steps of exposure, each twice the light.
    var ev: Float { get set }
}

/// Brighter or darker middles.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// What the parts are raised to.
    var power: Float { get set }
}

/// Other hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// More of pale colors.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How much of the effect there is.
    var amount: Float { get set }
}

/// Parts within limits.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The least red, green, blue and opacity.
    var minComponents: CIVector { get set }
    /// The greatest red, green, blue and opacity.
    var maxComponents: CIVector { get set }
}

/// Parts mixed with each other.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// What red is made of.
    var rVector: CIVector { get set }
    /// What green is made of.
    var gVector: CIVector { get set }
    /// What blue is made of.
    var bVector: CIVector { get set }
    /// What the opacity is made of.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// Parts by a curve of their own.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The terms of red.
    var redCoefficients: CIVector { get set }
    /// The terms of green.
    var greenCoefficients: CIVector { get set }
    /// The terms of blue.
    var blueCoefficients: CIVector { get set }
    /// The terms of the opacity.
    var alphaCoefficients: CIVector { get set }
}

/// Parts by a curve of all of them.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The terms of red.
    var redCoefficients: CIVector { get set }
    /// The terms of green.
    var greenCoefficients: CIVector { get set }
    /// The terms of blue.
    var blueCoefficients: CIVector { get set }
}

/// Another white.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The light that the image was taken in: kelvin and tint.
    var neutral: CIVector { get set }
    /// The light that the image is to be seen in: kelvin and tint.
    var targetNeutral: CIVector { get set }
}

/// Parts by a curve through five points.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The first point.
    var point0: CGPoint { get set }
    /// The second point.
    var point1: CGPoint { get set }
    /// The third point.
    var point2: CGPoint { get set }
    /// The fourth point.
    var point3: CGPoint { get set }
    /// The fifth point.
    var point4: CGPoint { get set }
}

/// Another white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
}

/// Lighter shadows and darker lights.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// How much lighter dark parts become.
    var shadowAmount: Float { get set }
    /// How much of the light parts stays; 1 changes nothing.
    var highlightAmount: Float { get set }
}

/// Light, encoded.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Encoded colors as light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Every color's opposite.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Browns of old photographs.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
}

/// Shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
}

/// Shades between two colors.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// Few steps of each part.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How many steps each part has.
    var levels: Float { get set }
}

/// Parts of 0 and 1 alone.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// What is bright enough for 1.
    var threshold: Float { get set }
}

/// Colors of a gradient by brightness.
public protocol CIColorMap: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The colors by brightness, from left to right.
    var gradientImage: CIImage? { get set }
}

/// Colors of a table.
public protocol CIColorCube: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// Entries of the table on a side.
    var cubeDimension: Float { get set }
    /// The entries: four floating-point numbers each, red changing first.
    var cubeData: Data { get set }
}

/// White whose opacity is the brightness.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Grays of the greatest part.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Grays of the least part.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Colors of a camera that sees heat.
public protocol CIThermal: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The look of an X-ray picture.
public protocol CIXRay: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Darker corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// Darker around a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// How much of the effect there is.
    var intensity: Float { get set }
    /// How soft the edge is, 0…1.
    var falloff: Float { get set }
}
