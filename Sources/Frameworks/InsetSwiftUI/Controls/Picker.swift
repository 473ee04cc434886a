/// A choice.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    /// With a view beside it.
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    /// With a view beside it.
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
    /// With a view beside it, and what stands for the choice.
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {}
    /// With a view beside it, for several values.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Picker where Label == Text {
    /// With a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
}

extension Picker where Label == InsetSwiftUI.Label<Text, Image> {
    /// With a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
    /// With a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
}

/// A choice of a color.
public struct ColorPicker<Label: View>: _PrimitiveView {
    /// With a view beside it.
    nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
    /// With a view beside it.
    nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    {}
}

extension ColorPicker where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    }
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {}
}
