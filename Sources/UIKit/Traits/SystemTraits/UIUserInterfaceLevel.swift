/// Whether an interface lies over another one; in dark style its backgrounds are lighter then (TR-19).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Inherited.
    case unspecified = -1
    /// The bottom of the interface.
    case base = 0
    /// Above it, as presented sheets and popovers in dark style (TR-19).
    case elevated = 1
}
