import CoreGraphics

/// Filters that change each pixel by itself.
extension CIFilter {
    /// Saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter.make("CIColorControls") }
    /// More or less light.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter.make("CIExposureAdjust") }
    /// Brighter or darker middles.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter.make("CIGammaAdjust") }
    /// Other hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter.make("CIHueAdjust") }
    /// More of pale colors.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter.make("CIVibrance") }
    /// Parts within limits.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter.make("CIColorClamp") }
    /// Parts mixed with each other.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter.make("CIColorMatrix") }
    /// Parts by a curve of their own.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltInFilter.make("CIColorPolynomial") }
    /// Parts by a curve of all of them.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        BuiltInFilter.make("CIColorCrossPolynomial")
    }
    /// Another white.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltInFilter.make("CITemperatureAndTint")
    }
    /// Parts by a curve through five points.
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter.make("CIToneCurve") }
    /// Another white.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        BuiltInFilter.make("CIWhitePointAdjust")
    }
    /// Lighter shadows and darker lights.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltInFilter.make("CIHighlightShadowAdjust")
    }
    /// Light, encoded.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltInFilter.make("CILinearToSRGBToneCurve")
    }
    /// Encoded colors as light.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltInFilter.make("CISRGBToneCurveToLinear")
    }
    /// Every color's opposite.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter.make("CIColorInvert") }
    /// Browns of old photographs.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter.make("CISepiaTone") }
    /// Shades of one color.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter.make("CIColorMonochrome") }
    /// Shades between two colors.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter.make("CIFalseColor") }
    /// Few steps of each part.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter.make("CIColorPosterize") }
    /// Parts of 0 and 1 alone.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter.make("CIColorThreshold") }
    /// Colors of a gradient by brightness.
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter.make("CIColorMap") }
    /// Colors of a table.
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter.make("CIColorCube") }
    /// White whose opacity is the brightness.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter.make("CIMaskToAlpha") }
    /// Grays of the greatest part.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltInFilter.make("CIMaximumComponent")
    }
    /// Grays of the least part.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltInFilter.make("CIMinimumComponent")
    }
    /// Colors of a camera that sees heat.
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter.make("CIThermal") }
    /// The look of an X-ray picture.
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter.make("CIXRay") }
    /// Darker corners.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter.make("CIVignette") }
    /// Darker around a circle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter.make("CIVignetteEffect") }
}
