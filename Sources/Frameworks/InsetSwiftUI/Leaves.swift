/// Some text.
public struct Text: _PrimitiveView, Equatable, Sendable {
    let content: String
    /// A text of the app's table of strings.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: tableName)
    }
    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    /// A text as it is.
    public init(verbatim content: String) { self.content = content }
    nonisolated public static func == (lhs: Text, rhs: Text) -> Bool { lhs.content == rhs.content }
    /// One after another.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
    /// In a font.
    public func font(_ font: Font?) -> Text { self }
    /// In a color.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// In a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// Bold.
    public func bold() -> Text { self }
    /// Slanted.
    public func italic() -> Text { self }
    /// With a line below.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
}

/// The key of a text in the app's tables.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    /// A key.
    public init(_ value: String) { key = value }
    /// A key.
    public init(stringLiteral value: String) { key = value }
}

/// A picture.
public struct Image: _PrimitiveView, Sendable {
    /// Of the app's catalog.
    public init(_ name: String, bundle: Bundle? = nil) {}
    /// Of the system's symbols.
    public init(systemName: String) {}
    /// Of UIKit.
    public init(uiImage: UIImage) {}
    /// Which can grow.
    public func resizable() -> Image { self }
    /// As it is, or in one color.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// How a picture is colored.
    public enum TemplateRenderingMode: Sendable {
        /// In one color, or as it is.
        case template, original
    }
}

/// A word and a picture.
public struct Label<Title: View, Icon: View>: _PrimitiveView {
    /// Both as views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    /// Both by name.
    public init(_ title: String, systemImage name: String) {}
    /// Both by name.
    public init(_ title: String, image name: String) {}
}

/// What grows between others.
public struct Spacer: _PrimitiveView, Sendable {
    /// At least so many points.
    public init(minLength: CGFloat? = nil) {}
}

/// A line between others.
public struct Divider: _PrimitiveView, Sendable {
    /// Makes it.
    public init() {}
}

/// A wheel that turns.
public struct ProgressView: _PrimitiveView, Sendable {
    /// Makes it.
    public init() {}
    /// With words.
    public init(_ title: String) {}
}

/// Does something when it is tapped.
public struct Button<Label: View>: _PrimitiveView {
    /// With a view to tap.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    /// With a title.
    public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

/// A switch.
public struct Toggle<Label: View>: _PrimitiveView {
    /// With a view beside it.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
    /// With a title.
    public init(_ title: String, isOn: Binding<Bool>) {}
}

/// A field for text.
public struct TextField<Label: View>: _PrimitiveView {}

extension TextField where Label == Text {
    /// With a title.
    public init(_ title: String, text: Binding<String>) {}
}

/// A field for text that isn't shown.
public struct SecureField<Label: View>: _PrimitiveView {}

extension SecureField where Label == Text {
    /// With a title.
    public init(_ title: String, text: Binding<String>) {}
}

/// A choice.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    /// With a view beside it.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}

extension Picker where Label == Text {
    /// With a title.
    public init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}
