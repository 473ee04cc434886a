/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing; the default.
    public static let removed = Self(rawValue: "removed")
    /// The last value stays after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// The first value holds before the beginning.
    public static let backwards = Self(rawValue: "backwards")
    /// Both.
    public static let both = Self(rawValue: "both")
}
