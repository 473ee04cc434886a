/// How progress looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
    /// What is known of it.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes the view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of progress.
public struct ProgressViewStyleConfiguration {
    /// What it is.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// How far it is.
    public struct CurrentValueLabel: _PrimitiveView {
        nonisolated init() {}
    }
    /// 0…1; nil where that isn't known.
    public let fractionCompleted: Double?
    /// What it is; nil for nothing.
    public var label: Label?
    /// How far it is, in words; nil for nothing.
    public var currentValueLabel: CurrentValueLabel?
}

/// As the place asks for.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// As the place asks for.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension CircularProgressViewStyle {
    /// A wheel in a color.
    nonisolated public init(tint: Color) {}
}

extension LinearProgressViewStyle {
    /// A line in a color.
    nonisolated public init(tint: Color) {}
}

/// How numbers between bounds look.
@preconcurrency @MainActor
public protocol GaugeStyle {
    /// What is known of the number.
    typealias Configuration = GaugeStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes the view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a number between bounds.
public struct GaugeStyleConfiguration {
    /// What it is.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What it is.
    public var label: Label
    /// 0…1.
    public var value: Double
}

/// As the place asks for.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    /// As the place asks for.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A part of a circle.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A part of a circle.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A part of a circle that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A part of a circle that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A line.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A line that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
