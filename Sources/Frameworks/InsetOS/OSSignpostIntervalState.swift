/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// What tells it from others of its name.
    public let signpostID: OSSignpostID

    init(_ id: OSSignpostID) { signpostID = id }

    /// An interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}
