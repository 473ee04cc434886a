/// How a gradient goes on outside its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// A bit for each end.
    public let rawValue: UInt32

    /// Bits of ends.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills what lies beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
