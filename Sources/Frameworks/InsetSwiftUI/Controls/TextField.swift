/// A field for text.
public struct TextField<Label: View>: _PrimitiveView {
    /// With a view beside it.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
    /// With a view beside it, growing in a direction.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {}
    /// For a value in a style of Foundation.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {}
    /// For a value that may be missing, in a style of Foundation.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {}
    /// For a value of a formatter of Foundation.
    nonisolated public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

extension TextField where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
    /// With a title, and a text before one is typed.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    /// With a title, and a text before one is typed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
    /// With a title, growing in a direction.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
    /// With a title, growing in a direction.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
    /// With a title and a text before one is typed, growing in a direction.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
    /// With a title and a text before one is typed, growing in a direction.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {}
    /// With a title and calls; never made here.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {}
    /// With a title and calls; never made here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {}
    /// With a title and a call; never made here.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    /// With a title and a call; never made here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    /// With a title and a call; never made here.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
    /// With a title and a call; never made here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {}
    /// For a value in a style of Foundation.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {}
    /// For a value in a style of Foundation.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {}
    /// For a value that may be missing, in a style of Foundation.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {}
    /// For a value that may be missing, in a style of Foundation.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {}
    /// For a value of a formatter of Foundation.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {}
    /// For a value of a formatter of Foundation.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {}
    /// For a value of a formatter of Foundation, with calls that are never made here.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {}
    /// For a value of a formatter of Foundation, with calls that are never made here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {}
}

/// A field for text that isn't shown.
public struct SecureField<Label: View>: _PrimitiveView {
    /// With a view beside it.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
    /// With a title, and a text before one is typed.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    /// With a title, and a text before one is typed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
    /// With a title and a call; never made here.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
    /// With a title and a call; never made here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {}
}

/// An area for text.
public struct TextEditor: _PrimitiveView {
    /// For a text.
    nonisolated public init(text: Binding<String>) {}
}
