import CoreText

/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the text's direction begins.
    public static let natural = Self(rawValue: "natural")
    /// At the left edge.
    public static let left = Self(rawValue: "left")
    /// At the right edge.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// At both edges.
    public static let justified = Self(rawValue: "justified")

    var alignment: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
