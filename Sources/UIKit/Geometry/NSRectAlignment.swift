/// A place along a rectangle's border, named by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// No place.
    case none = 0
    /// The middle of the top edge.
    case top = 1
    case topLeading = 2
    /// The middle of the edge where reading begins.
    case leading = 3
    case bottomLeading = 4
    /// The middle of the bottom edge.
    case bottom = 5
    case bottomTrailing = 6
    /// The middle of the edge where reading ends.
    case trailing = 7
    case topTrailing = 8
}
