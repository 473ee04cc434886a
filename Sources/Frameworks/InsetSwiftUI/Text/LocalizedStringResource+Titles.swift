import InsetFoundation

// Titles by resources, as Xcode makes one of each key of a string catalog. A literal stays a key: these are for what is
// a resource already.

extension Text {
    /// A text by its resource.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { content = String(localized: resource) }
}

extension Label where Title == Text, Icon == Image {
    /// A title and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {}
    /// A title and a picture.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {}
    /// A title and a picture.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {}
}

extension Button where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {}
    /// With a title, for what it is for.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
}

extension Button where Label == InsetSwiftUI.Label<Text, Image> {
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {}
    /// With a title and a symbol, for what it is for.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}
}

extension Toggle where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {}
}

extension TextField where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {}
}

extension SecureField where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {}
}

extension NavigationLink where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder destination: () -> Destination
    ) {}
}

extension NavigationLink where Destination == Never {
    /// To the screen of a value, with a title.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Rows with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

extension Link where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {}
}

extension Menu where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

extension Picker where Label == Text {
    /// With a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A wheel with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {}
}

nonisolated extension View {
    /// The bar's title.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { self }
    /// What assistive technologies say.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View { self }
}
