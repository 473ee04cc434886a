/// A view of any kind.
public struct AnyView: _PrimitiveView, ViewWrapping {
    nonisolated(unsafe) let wrapped: any View
    /// Hides a view's kind.
    nonisolated public init<V: View>(_ view: V) { wrapped = view }
    /// Hides a view's kind.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
    /// Hides what may be a view; nil where it is none.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        wrapped = view
    }
}
