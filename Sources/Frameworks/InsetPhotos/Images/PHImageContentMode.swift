/// How a picture fills its place.
public enum PHImageContentMode: Int, Sendable {
    /// Whole, or without gaps.
    case aspectFit, aspectFill
    /// The usual.
    public static let `default` = PHImageContentMode.aspectFit
}
