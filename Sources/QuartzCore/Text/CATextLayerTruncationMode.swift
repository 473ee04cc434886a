import CoreText

/// How a text layer shortens lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = Self(rawValue: "none")
    /// The end stays.
    public static let start = Self(rawValue: "start")
    /// The beginning stays.
    public static let end = Self(rawValue: "end")
    /// Both stay.
    public static let middle = Self(rawValue: "middle")

    var lineBreakMode: LineBreakMode? {
        switch self {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        default: nil
        }
    }
}
