/// How choices look.
public protocol PickerStyle {}

/// As the place asks for.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    /// As the place asks for.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    /// Side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Rows among others.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    /// Rows among others.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A screen of its own.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Symbols or colors side by side.
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols or colors side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How choices of a date look.
public protocol DatePickerStyle {}

/// As the place asks for.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// As the place asks for.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A small field.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A small field.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
