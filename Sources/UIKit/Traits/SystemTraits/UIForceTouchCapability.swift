/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Inherited; a view outside a hierarchy may have it.
    case unknown = 0
    case unavailable = 1
    case available = 2
}
