/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Inherited; systems before iOS 13 know light only.
    case unspecified = 0
    case light = 1
    case dark = 2
}
