import InsetUniformTypeIdentifiers

/// Does something when it is tapped.
public struct Button<Label: View>: _PrimitiveView {
    /// With a view to tap.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    /// With a view to tap, for what it is for.
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    {}
}

extension Button where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
    /// With a title, for what it is for.
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {}
    /// With a title, for what it is for.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    }
}

extension Button where Label == InsetSwiftUI.Label<Text, Image> {
    /// With a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
    {}
    /// With a title and a symbol, for what it is for.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a symbol, for what it is for.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a picture, for what it is for.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a picture, for what it is for.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// As a style makes it.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

/// Begins and ends editing rows.
public struct EditButton: _PrimitiveView {
    /// Makes it.
    nonisolated public init() {}
}

/// Gives an item another name.
public struct RenameButton<Label: View>: _PrimitiveView {
    /// Makes it.
    nonisolated public init() where Label == InsetSwiftUI.Label<Text, Image> {}
}

/// Takes what was copied.
public struct PasteButton: _PrimitiveView {
    /// Takes data of types.
    nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
}
