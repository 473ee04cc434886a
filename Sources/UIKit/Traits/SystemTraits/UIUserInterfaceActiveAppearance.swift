/// Whether a window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Inherited.
    case unspecified = -1
    /// The window looks as if another one had the keys.
    case inactive = 0
    /// The window looks as if it had the keys.
    case active = 1
}
