/// Whether the user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Inherited, or normal where nothing says otherwise.
    case unspecified = -1
    case normal = 0
    /// The user asked for more contrast.
    case high = 1
}
