/// Nothing.
public struct EmptyView: _PrimitiveView, Sendable {
    /// Makes it.
    nonisolated public init() {}
}
