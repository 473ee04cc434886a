/// How menus look.
@preconcurrency @MainActor
public protocol MenuStyle {
    /// What is known of the menu.
    typealias Configuration = MenuStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes a menu's view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a menu.
public struct MenuStyleConfiguration {
    /// What is tapped.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What is in it.
    public struct Content: _PrimitiveView {
        nonisolated init() {}
    }
}

/// As the place asks for.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// As the place asks for.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// Without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// As a button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
    /// As a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
