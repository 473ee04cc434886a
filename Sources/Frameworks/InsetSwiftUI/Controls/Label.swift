/// A word and a picture.
public struct Label<Title: View, Icon: View>: _PrimitiveView {
    /// Both as views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    /// A title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    /// A title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
    /// A title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {}
    /// A title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {}
    /// A title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {}
    /// A title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {}
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// As a style makes it.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {}
}

/// Leads to an address.
public struct Link<Label: View>: _PrimitiveView {
    /// With a view to tap.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

/// Opens a menu.
public struct Menu<Label: View, Content: View>: _PrimitiveView {
    /// With a view to tap.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// With a view to tap, and what a tap alone does.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {}
}

extension Menu where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    /// With a title, and what a tap alone does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {}
    /// With a title, and what a tap alone does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {}
}

extension Menu where Label == InsetSwiftUI.Label<Text, Image> {
    /// With a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// With a title and a symbol, and what a tap alone does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {}
    /// With a title and a symbol, and what a tap alone does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {}
    /// With a title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    }
    /// With a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {}
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// As a style makes it.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {}
}

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PrimitiveView {
    /// Views from top to bottom.
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

extension ContentUnavailableView
where Label == InsetSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
    /// A title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
    /// A title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {}
    /// A title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {}
}

/// What says that nothing was found.
public struct SearchUnavailableContent {
    /// The title.
    public struct Label: _PrimitiveView {}
    /// What can be done.
    public struct Description: _PrimitiveView {}
    /// None.
    public struct Actions: _PrimitiveView {}
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    nonisolated private init() {}
    /// Says that nothing was found.
    public static var search: Self { Self() }
    /// Says that nothing was found for a text.
    public static func search(text: String) -> Self { Self() }
}
