/// How good an answer is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// As it comes, good, or soon.
    case opportunistic, highQualityFormat, fastFormat
}
