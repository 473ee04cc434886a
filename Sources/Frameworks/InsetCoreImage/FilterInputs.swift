import Foundation

/// The usual values of the filters that are computed here.
enum FilterInputs {
    nonisolated(unsafe) static let defaults: [String: [String: Any]] = [
        "CIAffineTransform": [:], "CIAreaAverage": [:], "CIBoxBlur": [kCIInputRadiusKey: 10.0], "CICrop": [:],
        "CIColorControls": [
            kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
        ], "CIColorInvert": [:], "CIColorMonochrome": [kCIInputIntensityKey: 1.0],
        "CIConstantColorGenerator": [:], "CIDiscBlur": [kCIInputRadiusKey: 8.0],
        "CIExposureAdjust": [kCIInputEVKey: 0.0], "CIGammaAdjust": ["inputPower": 1.0],
        "CIGaussianBlur": [kCIInputRadiusKey: 10.0], "CIPhotoEffectChrome": [:], "CIPhotoEffectFade": [:],
        "CIPhotoEffectInstant": [:], "CIPhotoEffectMono": [:], "CIPhotoEffectNoir": [:], "CIPhotoEffectProcess": [:],
        "CIPhotoEffectTonal": [:], "CIPhotoEffectTransfer": [:], "CISepiaTone": [kCIInputIntensityKey: 1.0],
        "CISourceOverCompositing": [:], "CIVibrance": ["inputAmount": 0.0],
    ]

    /// Filters that need no image.
    static let generators: Set<String> = ["CIConstantColorGenerator"]
}

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of what a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of how much of the effect there is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a middle, a vector.
public let kCIInputCenterKey = "inputCenter"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of how bright the colors become.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of how far light and dark are apart.
public let kCIInputContrastKey = "inputContrast"
/// The key of how colorful the image becomes.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of how sharp edges become.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of steps of exposure.
public let kCIInputEVKey = "inputEV"
/// The key of the area that a filter looks at, a vector.
public let kCIInputExtentKey = "inputExtent"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of an aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a filter's name among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for people among its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The built-in filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
