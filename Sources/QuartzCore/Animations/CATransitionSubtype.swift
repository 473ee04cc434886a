/// From which side a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right edge to the left.
    public static let fromRight = Self(rawValue: "fromRight")
    /// From the left edge to the right.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// Upward, from the bottom edge: on iOS the names of the vertical ones go by a space whose y points up.
    public static let fromTop = Self(rawValue: "fromTop")
    /// Downward, from the top edge.
    public static let fromBottom = Self(rawValue: "fromBottom")
}
