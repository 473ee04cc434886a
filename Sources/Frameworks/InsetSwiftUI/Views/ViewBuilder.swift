/// Collects the views of a body.
@resultBuilder
public enum ViewBuilder {
    /// As it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// None.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Some.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    /// One, or none.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch.
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
        .init(content: first)
    }
    /// The other branch.
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
        .init(content: second)
    }
    /// What only some systems have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
