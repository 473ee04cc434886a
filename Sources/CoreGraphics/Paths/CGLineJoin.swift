/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, or cut where it would be longer than the miter limit; the default.
    case miter = 0
    /// With a circle around the corner.
    case round = 1
    /// Cut straight.
    case bevel = 2
}
