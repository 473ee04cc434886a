/// A switch.
public struct Toggle<Label: View>: _PrimitiveView {
    /// With a view beside it.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    /// With a view beside it, for several values.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Toggle where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

extension Toggle where Label == InsetSwiftUI.Label<Text, Image> {
    /// With a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {}
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {}
    /// With a title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {}
    /// With a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {}
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// As a style makes it.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {}
}
