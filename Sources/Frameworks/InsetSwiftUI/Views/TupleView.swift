/// Several views after one another.
public struct TupleView<T>: _PrimitiveView {
    /// The views.
    nonisolated(unsafe) public var value: T
    /// Keeps them.
    nonisolated public init(_ value: T) { self.value = value }
}
