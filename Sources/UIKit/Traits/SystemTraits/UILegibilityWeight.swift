/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
    /// Inherited.
    case unspecified = -1
    case regular = 0
    /// The user asked for bold text.
    case bold = 1
}
