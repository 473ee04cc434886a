/// Which of a picture's changes.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// The last, none, or as it came.
    case current, unadjusted, original
}
