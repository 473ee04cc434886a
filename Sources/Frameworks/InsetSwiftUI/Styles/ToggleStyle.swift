/// How switches look.
@preconcurrency @MainActor
public protocol ToggleStyle {
    /// What is known of the switch.
    typealias Configuration = ToggleStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes a switch's view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a switch.
public struct ToggleStyleConfiguration {
    /// What stands beside it.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What stands beside it.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether some of its values are on and some aren't.
    public var isMixed: Bool { false }
}

/// As the place asks for.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// As the place asks for.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension SwitchToggleStyle {
    /// A switch in a color.
    nonisolated public init(tint: Color) {}
}
