import Synchronization

/// What tells intervals of one name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// An identifier by its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// An identifier by its number.
    public init(_ value: UInt64) { rawValue = value }
    /// A new one for a log.
    public init(log: OSLog) { self = Self.next() }
    /// The same one for the same object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }
    /// The one of intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// Not written.
    public static let null = OSSignpostID(0)
    /// No identifier.
    public static let invalid = OSSignpostID(.max)

    private static let last = Atomic<UInt64>(0)
    static func next() -> OSSignpostID { OSSignpostID(last.add(1, ordering: .relaxed).newValue) }
}
