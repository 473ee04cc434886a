/// One of two views, or of two parts of something else that a builder collects.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// What was chosen.
    nonisolated(unsafe) let content: Any

    nonisolated init(content: Any) { self.content = content }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    /// None.
    public typealias Body = Never
}

extension _ConditionalContent: ViewWrapping where TrueContent: View, FalseContent: View {
    var wrapped: any View { content as? any View ?? EmptyView() }
}
