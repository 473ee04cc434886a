/// A view that is only asked again when it differs.
public struct EquatableView<Content: Equatable & View>: _PrimitiveView, ViewWrapping {
    /// The view.
    nonisolated(unsafe) public var content: Content
    /// Wraps a view.
    nonisolated public init(content: Content) { self.content = content }
    var wrapped: any View { content }
}

extension View where Self: Equatable {
    /// Asked again only when it differs.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
