import CoreGraphics

/// Filters that look at what lies around each pixel.
extension CIFilter {
    /// A soft blur.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter.make("CIGaussianBlur") }
    /// The mean of a square.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter.make("CIBoxBlur") }
    /// The mean of a circle.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter.make("CIDiscBlur") }
    /// A blur along a line.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter.make("CIMotionBlur") }
    /// A blur towards a middle.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter.make("CIZoomBlur") }
    /// The middle of the nine pixels around.
    public class func median() -> any CIFilter & CIMedian { BuiltInFilter.make("CIMedianFilter") }
    /// Light parts grow.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        BuiltInFilter.make("CIMorphologyMaximum")
    }
    /// Dark parts grow.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        BuiltInFilter.make("CIMorphologyMinimum")
    }
    /// Small differences go.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltInFilter.make("CINoiseReduction") }
    /// Sharper brightness.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltInFilter.make("CISharpenLuminance")
    }
    /// Sharper edges.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter.make("CIUnsharpMask") }
    /// A sum of the pixels around.
    public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltInFilter.make("CIConvolution3X3") }
    /// A sum of the pixels around.
    public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltInFilter.make("CIConvolution5X5") }
    /// A sum of the pixels around.
    public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltInFilter.make("CIConvolution7X7") }
    /// A sum of the pixels around.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
        BuiltInFilter.make("CIConvolution9Horizontal")
    }
    /// A sum of the pixels around.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution {
        BuiltInFilter.make("CIConvolution9Vertical")
    }
    /// Large squares.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter.make("CIPixellate") }
    /// Irregular fields.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter.make("CICrystallize") }
    /// Dots.
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter.make("CIPointillize") }
    /// Edges in color on black.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter.make("CIEdges") }
    /// Light that shines beyond its edges.
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter.make("CIBloom") }
    /// Dark that reaches beyond its edges.
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter.make("CIGloom") }
    /// A bump.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter.make("CIBumpDistortion") }
    /// A pinch.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltInFilter.make("CIPinchDistortion") }
    /// A twirl.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltInFilter.make("CITwirlDistortion") }
    /// A vortex.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        BuiltInFilter.make("CIVortexDistortion")
    }
    /// A hole.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltInFilter.make("CIHoleDistortion") }
    /// The colors of a circle, outwards.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter.make("CICircleSplashDistortion")
    }
}
