/// What a signpost stands for.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The type's number.
    public let rawValue: UInt8
    /// A type by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}
