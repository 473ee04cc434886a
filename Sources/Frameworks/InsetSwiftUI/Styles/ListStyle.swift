/// How rows look.
public protocol ListStyle {}

/// As the place asks for.
public struct DefaultListStyle: ListStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    /// As the place asks for.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// From edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ListStyle where Self == PlainListStyle {
    /// From edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// In groups.
public struct GroupedListStyle: ListStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    /// In groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// In groups with space around.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    /// In groups with space around.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// With space around.
public struct InsetListStyle: ListStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ListStyle where Self == InsetListStyle {
    /// With space around.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// As in a side bar.
public struct SidebarListStyle: ListStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    /// As in a side bar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How rows of settings look.
public protocol FormStyle {}

/// As the place asks for.
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    /// As the place asks for.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// In columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
    /// In columns.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// In groups.
public struct GroupedFormStyle: FormStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
    /// In groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// How boxes look.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
    /// What is known of the box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes a box's view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a box.
public struct GroupBoxStyleConfiguration {
    /// What stands above.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What is within.
    public struct Content: _PrimitiveView {
        nonisolated init() {}
    }
    /// What stands above.
    public let label: Label
    /// What is within.
    public let content: Content
}

/// As the place asks for.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// As the place asks for.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How views that can be opened look.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
    /// What is known of the views.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes the view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of views that can be opened.
public struct DisclosureGroupStyleConfiguration {
    /// What is tapped.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// What is within.
    public struct Content: _PrimitiveView {
        nonisolated init() {}
    }
    /// What is tapped.
    public let label: Label
    /// What is within.
    public let content: Content
    /// Whether it is open.
    @Binding public var isExpanded: Bool
}

/// As the place asks for.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// As the place asks for.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// How controls that belong together look.
public protocol ControlGroupStyle {}

/// As the place asks for.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// As the place asks for.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// In a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// In a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Side by side in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Side by side in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
