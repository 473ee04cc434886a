import QuartzCore

/// How a shape's round corners run into its edges. From iOS 17.
public enum UICornerCurve: Int, Sendable {
    /// As suits the shape: continuous.
    case automatic = 0
    /// A part of a circle.
    case circular = 1
    /// Smooth, as the corners of the system's icons.
    case continuous = 2

    /// The same for a layer.
    var ofLayer: CALayerCornerCurve { self == .circular ? .circular : .continuous }
}
