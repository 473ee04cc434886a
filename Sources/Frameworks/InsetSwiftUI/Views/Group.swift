/// Parts that are meant together.
public struct Group<Content> {}

extension Group: View, _PrimitiveView where Content: View {
    /// None.
    public typealias Body = Never
    /// Holds views.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Holds parts of a toolbar.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {}
}

extension Group: Scene where Content: Scene {
    /// Holds scenes.
    nonisolated public init(@SceneBuilder content: () -> Content) {}
}

extension Group: Commands where Content: Commands {
    /// Holds commands.
    nonisolated public init(@CommandsBuilder content: () -> Content) {}
}
