import CoreGraphics

/// Filters that move, cut and repeat images, and that tell of an area.
extension CIFilter {
    /// Another size, sharp.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter.make("CILanczosScaleTransform")
    }
    /// Another size.
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
        BuiltInFilter.make("CIBicubicScaleTransform")
    }
    /// Turned, and cut so that the frame is full.
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter.make("CIStraightenFilter") }
    /// Brought to four corners.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        BuiltInFilter.make("CIPerspectiveTransform")
    }
    /// A part, brought to four corners.
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        BuiltInFilter.make("CIPerspectiveTransformWithExtent")
    }
    /// What lies in four corners, brought to a rectangle.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        BuiltInFilter.make("CIPerspectiveCorrection")
    }
    /// The edges, without an end.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter.make("CIAffineClamp") }
    /// Side by side, without an end.
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter.make("CIAffineTile") }
    /// Slices in mirrors.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter.make("CIKaleidoscope") }
    /// The mean of an area.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter.make("CIAreaAverage") }
    /// The greatest parts of an area.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltInFilter.make("CIAreaMaximum") }
    /// The least parts of an area.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltInFilter.make("CIAreaMinimum") }
    /// The most opaque pixel of an area.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
        BuiltInFilter.make("CIAreaMaximumAlpha")
    }
    /// The clearest pixel of an area.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
        BuiltInFilter.make("CIAreaMinimumAlpha")
    }
    /// The mean of each column.
    public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltInFilter.make("CIColumnAverage") }
    /// How often each brightness is there.
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltInFilter.make("CIAreaHistogram") }
}
