/// The range of colors that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Inherited.
    case unspecified = -1
    case SRGB = 0
    /// Display P3, wider than sRGB.
    case P3 = 1
}
