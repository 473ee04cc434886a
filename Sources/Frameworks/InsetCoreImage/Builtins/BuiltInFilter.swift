import CoreGraphics
import Foundation

/// A filter whose inputs are properties.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// What the filter makes of its input; nil where an image is missing.
    var outputImage: CIImage? { get }
    /// What is known of the filter.
    static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
    /// Optional; nil.
    public static func customAttributes() -> [String: Any]? { nil }
}

/// A built-in filter with all properties that some of them have; each factory shows those of its filter.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
    static func make(_ name: String) -> BuiltInFilter {
        guard let kind = FilterKind.all[name] else {
            preconditionFailure("\(name) has a factory and isn't in the table of filters")
        }
        return BuiltInFilter(kind: kind)
    }

    private subscript(image key: String) -> CIImage? {
        get { value(forKey: key) as? CIImage }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(number key: String) -> Float {
        get { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
        set { setValue(NSNumber(value: newValue), forKey: key) }
    }
    private subscript(vector key: String) -> CIVector {
        get { value(forKey: key) as? CIVector ?? CIVector(values: []) }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(color key: String) -> CIColor {
        get { value(forKey: key) as? CIColor ?? .black }
        set { setValue(newValue, forKey: key) }
    }

    var inputImage: CIImage? {
        get { self[image: kCIInputImageKey] }
        set { self[image: kCIInputImageKey] = newValue }
    }
    var backgroundImage: CIImage? {
        get { self[image: kCIInputBackgroundImageKey] }
        set { self[image: kCIInputBackgroundImageKey] = newValue }
    }
    var maskImage: CIImage? {
        get { self[image: kCIInputMaskImageKey] }
        set { self[image: kCIInputMaskImageKey] = newValue }
    }
    var targetImage: CIImage? {
        get { self[image: kCIInputTargetImageKey] }
        set { self[image: kCIInputTargetImageKey] = newValue }
    }
    var gradientImage: CIImage? {
        get { self[image: kCIInputGradientImageKey] }
        set { self[image: kCIInputGradientImageKey] = newValue }
    }
    var color: CIColor {
        get { self[color: kCIInputColorKey] }
        set { self[color: kCIInputColorKey] = newValue }
    }
    var color0: CIColor {
        get { self[color: "inputColor0"] }
        set { self[color: "inputColor0"] = newValue }
    }
    var color1: CIColor {
        get { self[color: "inputColor1"] }
        set { self[color: "inputColor1"] = newValue }
    }
    var center: CGPoint {
        get { self[vector: kCIInputCenterKey].cgPointValue }
        set { self[vector: kCIInputCenterKey] = CIVector(cgPoint: newValue) }
    }
    var point0: CGPoint {
        get { self[vector: "inputPoint0"].cgPointValue }
        set { self[vector: "inputPoint0"] = CIVector(cgPoint: newValue) }
    }
    var point1: CGPoint {
        get { self[vector: "inputPoint1"].cgPointValue }
        set { self[vector: "inputPoint1"] = CIVector(cgPoint: newValue) }
    }
    var point2: CGPoint {
        get { self[vector: "inputPoint2"].cgPointValue }
        set { self[vector: "inputPoint2"] = CIVector(cgPoint: newValue) }
    }
    var point3: CGPoint {
        get { self[vector: "inputPoint3"].cgPointValue }
        set { self[vector: "inputPoint3"] = CIVector(cgPoint: newValue) }
    }
    var point4: CGPoint {
        get { self[vector: "inputPoint4"].cgPointValue }
        set { self[vector: "inputPoint4"] = CIVector(cgPoint: newValue) }
    }
    var radius0: Float {
        get { self[number: "inputRadius0"] }
        set { self[number: "inputRadius0"] = newValue }
    }
    var radius1: Float {
        get { self[number: "inputRadius1"] }
        set { self[number: "inputRadius1"] = newValue }
    }
    var radius: Float {
        get { self[number: kCIInputRadiusKey] }
        set { self[number: kCIInputRadiusKey] = newValue }
    }
    var width: Float {
        get { self[number: kCIInputWidthKey] }
        set { self[number: kCIInputWidthKey] = newValue }
    }
    var sharpness: Float {
        get { self[number: kCIInputSharpnessKey] }
        set { self[number: kCIInputSharpnessKey] = newValue }
    }
    var intensity: Float {
        get { self[number: kCIInputIntensityKey] }
        set { self[number: kCIInputIntensityKey] = newValue }
    }
    var angle: Float {
        get { self[number: kCIInputAngleKey] }
        set { self[number: kCIInputAngleKey] = newValue }
    }
    var scale: Float {
        get { self[number: kCIInputScaleKey] }
        set { self[number: kCIInputScaleKey] = newValue }
    }
    var aspectRatio: Float {
        get { self[number: kCIInputAspectRatioKey] }
        set { self[number: kCIInputAspectRatioKey] = newValue }
    }
    var amount: Float {
        get { self[number: "inputAmount"] }
        set { self[number: "inputAmount"] = newValue }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var extent: CGRect {
        get { self[vector: kCIInputExtentKey].cgRectValue }
        set { self[vector: kCIInputExtentKey] = CIVector(cgRect: newValue) }
    }
    var brightness: Float {
        get { self[number: kCIInputBrightnessKey] }
        set { self[number: kCIInputBrightnessKey] = newValue }
    }
    var contrast: Float {
        get { self[number: kCIInputContrastKey] }
        set { self[number: kCIInputContrastKey] = newValue }
    }
    var saturation: Float {
        get { self[number: kCIInputSaturationKey] }
        set { self[number: kCIInputSaturationKey] = newValue }
    }
    var ev: Float {
        get { self[number: kCIInputEVKey] }
        set { self[number: kCIInputEVKey] = newValue }
    }
    var power: Float {
        get { self[number: "inputPower"] }
        set { self[number: "inputPower"] = newValue }
    }
    var minComponents: CIVector {
        get { self[vector: "inputMinComponents"] }
        set { self[vector: "inputMinComponents"] = newValue }
    }
    var maxComponents: CIVector {
        get { self[vector: "inputMaxComponents"] }
        set { self[vector: "inputMaxComponents"] = newValue }
    }
    var rVector: CIVector {
        get { self[vector: "inputRVector"] }
        set { self[vector: "inputRVector"] = newValue }
    }
    var gVector: CIVector {
        get { self[vector: "inputGVector"] }
        set { self[vector: "inputGVector"] = newValue }
    }
    var bVector: CIVector {
        get { self[vector: "inputBVector"] }
        set { self[vector: "inputBVector"] = newValue }
    }
    var aVector: CIVector {
        get { self[vector: "inputAVector"] }
        set { self[vector: "inputAVector"] = newValue }
    }
    var biasVector: CIVector {
        get { self[vector: "inputBiasVector"] }
        set { self[vector: "inputBiasVector"] = newValue }
    }
    var redCoefficients: CIVector {
        get { self[vector: "inputRedCoefficients"] }
        set { self[vector: "inputRedCoefficients"] = newValue }
    }
    var greenCoefficients: CIVector {
        get { self[vector: "inputGreenCoefficients"] }
        set { self[vector: "inputGreenCoefficients"] = newValue }
    }
    var blueCoefficients: CIVector {
        get { self[vector: "inputBlueCoefficients"] }
        set { self[vector: "inputBlueCoefficients"] = newValue }
    }
    var alphaCoefficients: CIVector {
        get { self[vector: "inputAlphaCoefficients"] }
        set { self[vector: "inputAlphaCoefficients"] = newValue }
    }
    var neutral: CIVector {
        get { self[vector: "inputNeutral"] }
        set { self[vector: "inputNeutral"] = newValue }
    }
    var targetNeutral: CIVector {
        get { self[vector: "inputTargetNeutral"] }
        set { self[vector: "inputTargetNeutral"] = newValue }
    }
    var shadowAmount: Float {
        get { self[number: "inputShadowAmount"] }
        set { self[number: "inputShadowAmount"] = newValue }
    }
    var highlightAmount: Float {
        get { self[number: "inputHighlightAmount"] }
        set { self[number: "inputHighlightAmount"] = newValue }
    }
    var levels: Float {
        get { self[number: "inputLevels"] }
        set { self[number: "inputLevels"] = newValue }
    }
    var threshold: Float {
        get { self[number: kCIInputThresholdKey] }
        set { self[number: kCIInputThresholdKey] = newValue }
    }
    var cubeDimension: Float {
        get { self[number: "inputCubeDimension"] }
        set { self[number: "inputCubeDimension"] = newValue }
    }
    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }
    var falloff: Float {
        get { self[number: "inputFalloff"] }
        set { self[number: "inputFalloff"] = newValue }
    }
    var noiseLevel: Float {
        get { self[number: "inputNoiseLevel"] }
        set { self[number: "inputNoiseLevel"] = newValue }
    }
    var weights: CIVector {
        get { self[vector: kCIInputWeightsKey] }
        set { self[vector: kCIInputWeightsKey] = newValue }
    }
    var bias: Float {
        get { self[number: kCIInputBiasKey] }
        set { self[number: kCIInputBiasKey] = newValue }
    }
    var topLeft: CGPoint {
        get { self[vector: "inputTopLeft"].cgPointValue }
        set { self[vector: "inputTopLeft"] = CIVector(cgPoint: newValue) }
    }
    var topRight: CGPoint {
        get { self[vector: "inputTopRight"].cgPointValue }
        set { self[vector: "inputTopRight"] = CIVector(cgPoint: newValue) }
    }
    var bottomLeft: CGPoint {
        get { self[vector: "inputBottomLeft"].cgPointValue }
        set { self[vector: "inputBottomLeft"] = CIVector(cgPoint: newValue) }
    }
    var bottomRight: CGPoint {
        get { self[vector: "inputBottomRight"].cgPointValue }
        set { self[vector: "inputBottomRight"] = CIVector(cgPoint: newValue) }
    }
    var crop: Bool {
        get { self[number: "inputCrop"] != 0 }
        set { self[number: "inputCrop"] = newValue ? 1 : 0 }
    }
    var transform: CGAffineTransform {
        get { value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity }
        set { setValue(newValue, forKey: kCIInputTransformKey) }
    }
    var count: Int {
        get { Int(self[number: kCIInputCountKey]) }
        set { self[number: kCIInputCountKey] = Float(newValue) }
    }
    var time: Float {
        get { self[number: kCIInputTimeKey] }
        set { self[number: kCIInputTimeKey] = newValue }
    }
}

// The properties above are what the protocols ask for.
extension BuiltInFilter:
    CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator, CIRoundedRectangleGenerator,
    CIQRCodeGenerator, CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient,
    CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIColorClamp, CIColorMatrix,
    CIColorPolynomial, CIColorCrossPolynomial, CITemperatureAndTint, CIToneCurve, CIWhitePointAdjust,
    CIHighlightShadowAdjust, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear, CIColorInvert, CISepiaTone,
    CIColorMonochrome, CIFalseColor, CIColorPosterize, CIColorThreshold, CIColorMap, CIColorCube, CIMaskToAlpha,
    CIMaximumComponent, CIMinimumComponent, CIThermal, CIXRay, CIVignette, CIVignetteEffect, CIGaussianBlur,
    CIBoxBlur, CIDiscBlur, CIMotionBlur, CIZoomBlur, CIMedian, CIMorphologyMaximum, CIMorphologyMinimum,
    CINoiseReduction, CISharpenLuminance, CIUnsharpMask, CIConvolution, CIPixellate, CICrystallize, CIPointillize,
    CIEdges, CIBloom, CIGloom, CIBumpDistortion, CIPinchDistortion, CITwirlDistortion, CIVortexDistortion,
    CIHoleDistortion, CICircleSplashDistortion, CILanczosScaleTransform, CIBicubicScaleTransform, CIStraighten,
    CIPerspectiveTransform, CIPerspectiveTransformWithExtent, CIPerspectiveCorrection, CIAffineClamp,
    CIAffineTile, CIKaleidoscope, CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIAreaMaximumAlpha,
    CIAreaMinimumAlpha, CIColumnAverage, CIAreaHistogram, CICompositeOperation, CIBlendWithMask,
    CIDissolveTransition, CIPhotoEffect
{}
