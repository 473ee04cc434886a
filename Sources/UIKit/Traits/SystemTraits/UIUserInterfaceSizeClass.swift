/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Inherited; raw value 0 (TR-3).
    case unspecified = 0
    /// Little room: a phone's width in portrait, or its height in landscape.
    case compact = 1
    /// Much room: both axes of a pad with the whole screen.
    case regular = 2
}
