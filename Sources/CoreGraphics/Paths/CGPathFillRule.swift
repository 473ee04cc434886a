/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the path winds around the point.
    case winding = 0
    /// Inside where a ray to the outside crosses the path an odd number of times.
    case evenOdd = 1
}
