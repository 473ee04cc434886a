/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that says where to put another.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image that a transition leads to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the image of a gradient's colors.
public let kCIInputGradientImageKey = "inputGradientImage"
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
/// The key of a time, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The key of a refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of an image of shades.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of an image of depths.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of the weights of a convolution, a vector.
public let kCIInputWeightsKey = "inputWeights"
/// The key of what a convolution adds.
public let kCIInputBiasKey = "inputBias"
/// The key of a count.
public let kCIInputCountKey = "inputCount"
/// The key of a threshold, 0…1.
public let kCIInputThresholdKey = "inputThreshold"
/// The key of the first of two colors.
public let kCIInputColor0Key = "inputColor0"
/// The key of the second of two colors.
public let kCIInputColor1Key = "inputColor1"
/// The key of the first of two points.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of the second of two points.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of the first of two radii.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of the second of two radii.
public let kCIInputRadius1Key = "inputRadius1"
