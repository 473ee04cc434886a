/// How pixels are made up when an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}
