/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// None.
    public typealias Body = Never
    /// Rows with both.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {}
    /// Rows with both.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Rows with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
    /// Rows with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {}
    /// Rows that can be opened.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Rows with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
    /// Rows with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Rows.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Rows with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Rows with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    /// Rows with a title that can be opened.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
    /// Rows with a title that can be opened.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
}
