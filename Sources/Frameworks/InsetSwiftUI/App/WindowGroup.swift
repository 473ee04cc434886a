/// Scenes with the same content: an app that is launched shows one.
public struct WindowGroup<Content: View>: _PrimitiveScene, SceneShowing {
    nonisolated(unsafe) private let make: () -> Content
    /// With content.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) { make = content }
    /// By a name.
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { make = content }
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        make = content
    }
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        make = content
    }
    /// With a title, by a name.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        make = content
    }
    /// For values, of which there is none at first.
    nonisolated public init<D: Codable & Hashable>(
        id: String = "",
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { make = { content(.constant(nil)) } }

    func makeContent() -> (any View)? { make() }
}
