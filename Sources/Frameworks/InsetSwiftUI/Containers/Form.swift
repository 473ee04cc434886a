/// Rows of settings.
public struct Form<Content: View>: _PrimitiveView {
    /// Holds views.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Views in a box.
public struct GroupBox<Label: View, Content: View>: _PrimitiveView {
    /// With a view above.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// With a view above.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == EmptyView {
    /// Without a title.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: _PrimitiveView {
    /// Holds controls.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    /// Holds controls, with a view that says what they are.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {}
    /// Holds controls, with a title.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {}
    /// Holds controls, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {}
}

/// Controls and what they are.
public struct LabeledControlGroupContent<Content: View, Label: View>: _PrimitiveView {}

/// A value and what it is.
public struct LabeledContent<Label, Content> {}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
    /// None.
    public typealias Body = Never
    /// Both as views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension LabeledContent where Label == Text, Content: View {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension LabeledContent where Label == Text, Content == Text {
    /// With a title and a text.
    nonisolated public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {}
    /// With a title and a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {}
    /// With a title and a value in a style of Foundation.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
    /// With a title and a value in a style of Foundation.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
}
