/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point; the default.
    case butt = 0
    /// With a half circle around the end point.
    case round = 1
    /// Half a line width beyond the end point.
    case square = 2
}
