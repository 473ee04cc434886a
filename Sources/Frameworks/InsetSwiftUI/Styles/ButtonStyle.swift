/// How buttons look and what a touch does.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
    /// What is known of the button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes a button's view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// What is tapped.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What it is for.
    public let role: ButtonRole?
    /// What is tapped.
    public let label: Label
    /// Does what the button does.
    public func trigger() { action() }
    private let action: () -> Void
}

/// How buttons look.
@preconcurrency @MainActor
public protocol ButtonStyle {
    /// What is known of the button.
    typealias Configuration = ButtonStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes a button's view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button.
public struct ButtonStyleConfiguration {
    /// What is tapped.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What it is for.
    public let role: ButtonRole?
    /// What is tapped.
    public let label: Label
    /// Whether a finger is on it.
    public let isPressed: Bool
}

/// As the place asks for.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// As the place asks for.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Without anything.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Without anything.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// With a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Filled.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Filled.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Of dense glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Of dense glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The form of a button's border.
public struct ButtonBorderShape: Equatable, InsettableShape {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Round at both ends.
    public static let capsule = Self("capsule")
    /// A circle.
    public static let circle = Self("circle")
    /// With round corners.
    public static let roundedRectangle = Self("roundedRectangle")
    /// With round corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { Self("roundedRectangle \(radius)") }
    /// The frame, round at both ends.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    /// As it is.
    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape { self }
}
