import CoreGraphics

/// Filters that put one image over another, and looks without a value.
extension CIFilter {
    /// The blend mode "color".
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter.make("CIColorBlendMode") }
    /// The blend mode "color burn".
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIColorBurnBlendMode")
    }
    /// The blend mode "color dodge".
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIColorDodgeBlendMode")
    }
    /// The blend mode "darken".
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIDarkenBlendMode")
    }
    /// The blend mode "difference".
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIDifferenceBlendMode")
    }
    /// The blend mode "divide".
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIDivideBlendMode")
    }
    /// The blend mode "exclusion".
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIExclusionBlendMode")
    }
    /// The blend mode "hard light".
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIHardLightBlendMode")
    }
    /// The blend mode "hue".
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter.make("CIHueBlendMode") }
    /// The blend mode "lighten".
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CILightenBlendMode")
    }
    /// The blend mode "linear burn".
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CILinearBurnBlendMode")
    }
    /// The blend mode "linear dodge".
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CILinearDodgeBlendMode")
    }
    /// The blend mode "linear light".
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CILinearLightBlendMode")
    }
    /// The blend mode "luminosity".
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CILuminosityBlendMode")
    }
    /// The blend mode "multiply".
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIMultiplyBlendMode")
    }
    /// The blend mode "overlay".
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIOverlayBlendMode")
    }
    /// The blend mode "pin light".
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIPinLightBlendMode")
    }
    /// The blend mode "saturation".
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISaturationBlendMode")
    }
    /// The blend mode "screen".
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIScreenBlendMode")
    }
    /// The blend mode "soft light".
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISoftLightBlendMode")
    }
    /// The blend mode "subtract".
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISubtractBlendMode")
    }
    /// The blend mode "vivid light".
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIVividLightBlendMode")
    }
    /// Over the image below.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISourceOverCompositing")
    }
    /// Where the image below is.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISourceInCompositing")
    }
    /// Where the image below isn't.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISourceOutCompositing")
    }
    /// Over the image below, where that is.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CISourceAtopCompositing")
    }
    /// The sum.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIAdditionCompositing")
    }
    /// The product.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIMultiplyCompositing")
    }
    /// The brighter parts.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIMaximumCompositing")
    }
    /// The darker parts.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter.make("CIMinimumCompositing")
    }
    /// By the mask's brightness.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter.make("CIBlendWithMask") }
    /// By the mask's opacity.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter.make("CIBlendWithAlphaMask")
    }
    /// By the mask's red.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter.make("CIBlendWithRedMask") }
    /// By the mask's blue.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
        BuiltInFilter.make("CIBlendWithBlueMask")
    }
    /// From one image to another, by their opacity.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltInFilter.make("CIDissolveTransition")
    }
    /// The look "Chrome".
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter.make("CIPhotoEffectChrome") }
    /// The look "Fade".
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter.make("CIPhotoEffectFade") }
    /// The look "Instant".
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter.make("CIPhotoEffectInstant")
    }
    /// The look "Mono".
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter.make("CIPhotoEffectMono") }
    /// The look "Noir".
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter.make("CIPhotoEffectNoir") }
    /// The look "Process".
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter.make("CIPhotoEffectProcess")
    }
    /// The look "Tonal".
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter.make("CIPhotoEffectTonal") }
    /// The look "Transfer".
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltInFilter.make("CIPhotoEffectTransfer")
    }
}
