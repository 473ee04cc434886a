/// How fields for text look.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    /// The kind of what it makes.
    associatedtype _Body: View
    /// Makes a field's view; never asked here.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
    /// The field's title.
    typealias _Label = _TextFieldStyleLabel
}

/// The title of a field.
public struct _TextFieldStyleLabel: _PrimitiveView {}

/// How areas for text look.
public protocol TextEditorStyle {}

/// As the place asks for.
public struct DefaultTextFieldStyle: Sendable, TextFieldStyle {
    /// Makes it.
    nonisolated public init() {}
    /// The field as it is.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Without a border.
public struct PlainTextFieldStyle: Sendable, TextFieldStyle {
    /// Makes it.
    nonisolated public init() {}
    /// The field as it is.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// With a round border.
public struct RoundedBorderTextFieldStyle: Sendable, TextFieldStyle {
    /// Makes it.
    nonisolated public init() {}
    /// The field as it is.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// As the place asks for.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a round border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// As the place asks for.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// As the place asks for.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Without a border.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without a border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
