/// How an assistive app goes through a container's elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the assistive app sees fit.
    case automatic = 0
    /// Each by itself.
    case separate = 1
    /// As one thing.
    case combined = 2
}
