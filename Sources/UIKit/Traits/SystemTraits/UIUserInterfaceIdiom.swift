/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Inherited; raw value -1 (TR-3).
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    /// A Mac app in the Mac's own idiom; others on a Mac are pads.
    case mac = 5
    case vision = 6
}
