/// The direction in which an interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Inherited.
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}
