import CoreGraphics

/// Filters that make images of nothing.
extension CIFilter {
    /// Fields of two colors.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltInFilter.make("CICheckerboardGenerator")
    }
    /// Stripes of two colors.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltInFilter.make("CIStripesGenerator")
    }
    /// Noise.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltInFilter.make("CIRandomGenerator") }
    /// A rectangle with round corners.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter.make("CIRoundedRectangleGenerator")
    }
    /// A code that cameras read.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter.make("CIQRCodeGenerator") }
    /// A gradient along a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter.make("CILinearGradient") }
    /// A gradient along a line, slow at its ends.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltInFilter.make("CISmoothLinearGradient")
    }
    /// A gradient around a middle.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter.make("CIRadialGradient") }
    /// A bell of color around a middle.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        BuiltInFilter.make("CIGaussianGradient")
    }
}
